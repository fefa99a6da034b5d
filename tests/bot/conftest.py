"""What the tests of the tables share: luck that can be repeated, and a house of three with a game begun."""

import io
import logging

import pytest
import structlog

from bot.tables import lobby
from tests import lots as luck
from tests.bot.club import ANN, club
from tests.bot.server import server
from tests.bot.strict import installed
from tests.spoken import spoken as spoken


@pytest.fixture(autouse=True)
def lots(request, monkeypatch):
    """Every test has lots of its own."""
    drawn = luck.lots(request.node.nodeid)
    monkeypatch.setattr(lobby, "secrets", drawn)
    return drawn


@pytest.fixture(autouse=True)
def strict():
    """Discord as strict as it is, over every request of every test here."""
    with installed() as found:
        yield found
        assert found.findings == []


@pytest.fixture
async def house(tmp_path, lots):
    lots.token_hex = lambda n: "seed one"
    async with club(tmp_path / "mars.db") as found:
        yield found


@pytest.fixture
def ann_begins(monkeypatch):
    """She has won here before."""

    async def ann(*_):
        return [ANN]

    monkeypatch.setattr(lobby.games, "last_winner", ann)


@pytest.fixture
async def game(house, ann_begins):
    """Ann, Ben and Cat with Beginner Corporations; Ann begins."""
    return (await house.game()).id


@pytest.fixture
async def at(tmp_path):
    """A server of Ann and Ben with the bot in it."""
    async with server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as found:
        yield found


@pytest.fixture
def logged():
    """Where a test sets the log up to write; afterwards it is as it was."""
    root, level = logging.getLogger(), logging.getLogger().level
    handlers = root.handlers[:]
    yield io.StringIO()
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()
