"""Fixtures for the tests of the bot: repeatable random numbers, strict Discord rules, a backend, a game, a server."""

import io
import json
import logging
import os
import re
from copy import deepcopy
from types import SimpleNamespace
from zlib import crc32

import discord
import pytest
import structlog
from discord.app_commands import commands
from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router

from bot.log import BODIES, QUIET
from bot.store import store as stores
from bot.tables import lobby
from tests import seeding as seeds
from tests.bot import postgres
from tests.bot.absence import silence
from tests.bot.backend import ANN, open_backend
from tests.bot.database import sharing_engine
from tests.bot.server import open_server
from tests.bot.strict import installed
from tests.spoken import spoken as spoken
from words import catalogue

DATABASES = ("sqlite", "postgresql")
ON = re.compile(rf"\[(?:{'|'.join(DATABASES)})\]|(?:{'|'.join(DATABASES)})-")
"""The database in the name of a test that runs on several."""
ATOMS = frozenset({str, int, float, bool, type(None)})
"""What JSON consists of besides objects and lists."""
ABSENCE = "/test_absence_"
"""What the files with the tests of the rules of absence are called."""


@pytest.fixture(autouse=True)
def seeding(request, monkeypatch):
    """Replace the random numbers of the lobby by ones that depend only on the name of the test, on any database."""
    drawn = seeds.seeded(ON.sub("", request.node.nodeid))
    monkeypatch.setattr(lobby, "secrets", drawn)
    return drawn


@pytest.fixture(autouse=True)
def strict():
    """Check every request to Discord against its rules; fail the test if one was broken."""
    with installed() as found:
        yield found
        assert found.findings == []


@pytest.fixture(autouse=True, scope="session")
def compiled_once():
    """Compile each SQL statement once per process, and not once per test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stores, "create_async_engine", sharing_engine)
        yield


def remembered(translated, known):
    """What describes a command to Discord, with its translations, made once for all commands that are described alike."""
    catalogues = catalogue._catalogue

    async def payload(self, tree, translator):
        if catalogue._catalogue is not catalogues or self.parent is not None:
            return await translated(self, tree, translator)
        key = type(translator).translate, json.dumps(self.to_dict(tree))
        if key not in known:
            known[key] = json.dumps(await translated(self, tree, translator))
        return json.loads(known[key])

    return payload


@pytest.fixture(autouse=True, scope="session")
def translated_once(two_locales):
    """Translate the commands once per process, which otherwise takes half of each start of a bot; not with other catalogues."""
    known = {}
    with pytest.MonkeyPatch.context() as patch:
        for kind in (commands.Command, commands.Group):
            patch.setattr(kind, "get_translated_payload", remembered(kind.get_translated_payload, known))
        yield


def copied(value):
    """Do as `copy.deepcopy`, several times as fast for what JSON consists of."""
    kind = type(value)
    if kind is dict:
        return {key: copied(inner) for key, inner in value.items()}
    if kind is list:
        return [copied(inner) for inner in value]
    return value if kind in ATOMS else deepcopy(value)


@pytest.fixture(autouse=True, scope="session")
def copied_quickly():
    """Let simcord copy messages quickly: it does so several times for each, a tenth of the time of the tests with a server."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (components, results, serializers):
            patch.setattr(module, "deepcopy", copied)
        for module in (gateway, router):
            patch.setattr(module, "copy", SimpleNamespace(deepcopy=copied))
        yield


@pytest.fixture(autouse=True, scope="session")
def two_locales():
    """Ask for translations of the commands, which discord.py does at each start of a bot, in two of Discord's 33 languages."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commands, "Locale", [discord.Locale.german, discord.Locale.french])
        yield


@pytest.fixture(scope="session")
def place():
    """The folder of a PostgreSQL server that the tests start; skips the test where none is installed."""
    if not (postgres.CONTROL or os.environ.get("CI")):
        pytest.skip("no PostgreSQL server is installed; .ci/run installs it")
    with postgres.running() as folder:
        yield folder


def pytest_generate_tests(metafunc):
    """Let tests with the mark `databases` run on both databases that a host may use.

    Tests of the rules of absence ask one database much the same: every second runs on the slower one in the soak alone.
    """
    if "backend" in metafunc.fixturenames and metafunc.definition.get_closest_marker("databases"):
        name = metafunc.definition.nodeid
        later = ABSENCE in name and crc32(name.encode()) % 2
        sqlite, postgresql = DATABASES
        both = (sqlite, pytest.param(postgresql, marks=[pytest.mark.soak] if later else []))
        metafunc.parametrize("backend", both, indirect=True)


@pytest.fixture
async def backend(request, tmp_path, seeding):
    """The bot without Discord, on an empty database; its first game has a fixed seed."""
    seeding.token_hex = lambda n: "seed one"
    where = tmp_path / "mars.db"
    if getattr(request, "param", "") == "postgresql":
        where = await postgres.migrated(request.getfixturevalue("place"))
    async with open_backend(where) as found:
        yield found


@pytest.fixture
def ann_begins(monkeypatch):
    """Let Ann be the last winner, so that she begins."""

    async def ann(*_):
        return [ANN]

    monkeypatch.setattr(lobby.games, "last_winner", ann)


@pytest.fixture
async def game(backend, ann_begins):
    """The id of a running game of Ann, Ben and Cat with Beginner Corporations; Ann begins."""
    return (await backend.game()).id


@pytest.fixture
async def silent(backend, game):
    """A running game in which it is Ann's turn, and Ann has been away for a while."""
    await silence(backend)
    return game


@pytest.fixture
async def server(tmp_path):
    """A Discord server in memory with Ann, Ben and the bot in it."""
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as found:
        yield found


@pytest.fixture
def logged():
    """A stream to which a test may direct the log."""
    return io.StringIO()


@pytest.fixture(autouse=True)
def same_logging():
    """Restore how the process logs, which the program sets up for itself."""
    root = logging.getLogger()
    handlers, levels = root.handlers[:], {name: logging.getLogger(name).level for name in (None, *QUIET, *BODIES)}
    yield
    for handler in [each for each in root.handlers if each not in handlers]:
        root.removeHandler(handler)
    for handler in [each for each in handlers if each not in root.handlers]:
        root.addHandler(handler)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
    if structlog.is_configured():
        structlog.reset_defaults()
