"""The doctor names each problem of a host and what to do about it, and says of all else that it is well."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import sqlite3
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import discord
import pytest
import sqlalchemy as sa
from aiohttp import web
from alembic import command
from discord.appinfo import IntegrationTypeConfig
from pydantic import SecretStr

from bot import __main__ as program
from bot import doctor, version
from bot.config import Settings
from bot.doctor import host
from bot.doctor.pages import pages as look_at_pages
from bot.shelf import Shelf
from bot.store import Store, migrate
from renderer.drawing.theme import CHAIN
from tests.bot import postgres
from tests.bot.backend import open_backend


def settings(path: Path, token: str | None = "x.y.z") -> Settings:
    secret = SecretStr(token) if token else None
    return Settings(discord_token=secret, database_url=f"sqlite+aiosqlite:///{path}")  # pyright: ignore[reportCallIssue]


@pytest.fixture(autouse=True)
def discord_knows(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The servers that Discord tells the bot of, which may be changed."""
    servers: list[dict[str, Any]] = [{"name": "Olympus", "permissions": str(discord.Permissions.all().value)}]

    async def login(self: discord.Client, token: str) -> None:
        if token == "wrong":
            raise discord.LoginFailure("Improper token has been passed.")

    async def get_guilds(self: Any, limit: int) -> list[dict[str, Any]]:
        return servers

    monkeypatch.setattr(discord.Client, "login", login)

    async def time_at_discord() -> datetime:
        return discord.utils.utcnow()

    monkeypatch.setattr("discord.http.HTTPClient.get_guilds", get_guilds)
    monkeypatch.setattr(host, "_time_at_discord", time_at_discord)
    return servers


UNCOMPARED: Final = "Clock: not compared with Discord's, "
UNLOOKED: Final = ("Disk: not looked at, ", "Reports: not looked at, ")


async def said(found: Settings) -> list[str]:
    """What the doctor says, but for what is well, what it could not look at, and names that are not drawn on this machine."""
    lines: list[str] = []
    problems = await doctor.examine(found, lines.append)
    bad = [
        line
        for line in lines
        if not line.endswith(": OK.")
        and not line.startswith(("Program: ", "Cards: ", "Names: ", UNCOMPARED, *UNLOOKED))
    ]
    assert len(bad) == problems
    return bad


async def test_a_host_in_order_is_well(tmp_path: Path) -> None:
    path = tmp_path / "mars.db"
    assert await said(settings(path)) == [], "a database that is still to be made"
    async with Store(f"sqlite+aiosqlite:///{path}"):
        assert await said(settings(path)) == [], "one that a bot has open"


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        (CHAIN, "OK."),
        (CHAIN[3:], "those in Hebrew, Arabic and Thai are not drawn on pictures, since FriBidi is not installed."),
        (
            (),
            "those in Chinese, Japanese, Korean, Hebrew, Arabic and Thai are not drawn on pictures, since their fonts",
        ),
    ],
    ids=["all", "without FriBidi", "without fonts"],
)
async def test_names_that_are_not_drawn_are_told_and_are_no_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drawn: tuple[str, ...], said: str
) -> None:
    monkeypatch.setattr("renderer.drawing.fonts.chain", lambda: drawn)
    lines: list[str] = []
    assert await doctor.examine(settings(tmp_path / "mars.db"), lines.append) == 0
    (names,) = [line for line in lines if line.startswith("Names: ")]
    assert names.startswith(f"Names: {said}")


@pytest.mark.parametrize(("there", "words"), [(True, "Cards: OK."), (False, "Cards: they are not drawn in advance")])
async def test_cards_that_were_not_drawn_in_advance_are_told_and_are_no_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool, words: str
) -> None:
    monkeypatch.setattr("renderer.drawing.printed.present", lambda: there)
    lines: list[str] = []
    assert await doctor.examine(settings(tmp_path / "mars.db"), lines.append) == 0
    (cards,) = [line for line in lines if line.startswith("Cards: ")]
    assert cards.startswith(words)


async def test_cells_that_cannot_be_read_are_named_with_their_rows(tmp_path: Path) -> None:
    path = tmp_path / "mars.db"
    async with open_backend(path) as backend:
        game = await backend.lobby()
    path.chmod(0o600)
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE games SET guild = 'Olympus', rules = '{'")
    assert await said(settings(path)) == [
        f"Database: games.{column} cannot be read in the row with id '{game.id}'. The running bot repairs what it can;"
        " restore the rest from a backup."
        for column in ("guild", "rules")
    ]


async def test_a_refused_token_and_a_bot_in_no_server(tmp_path: Path, discord_knows: list[Any]) -> None:
    path = tmp_path / "mars.db"
    assert await said(settings(path, "wrong")) == [
        "Discord: DISCORD_TOKEN was refused. Copy it again from the developer portal."
    ]
    discord_knows.clear()
    assert await said(settings(path)) == ["Discord: the bot is not in any server. Invite it as the README describes."]


@pytest.mark.parametrize("scopes", [["applications.commands"], ["applications.commands", "bot"], None])
async def test_a_link_that_adds_the_commands_without_the_bot_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scopes: list[str] | None
) -> None:
    asked = {"oauth2_install_params": {"scopes": scopes, "permissions": "0"}} if scopes else {}
    known = SimpleNamespace(guild_integration_config=IntegrationTypeConfig(asked))  # pyright: ignore[reportArgumentType]
    monkeypatch.setattr(discord.Client, "application", known)
    told = await said(settings(tmp_path / "mars.db"))
    assert [line.startswith("Discord: Add App on the bot's profile") for line in told] == [True] * (
        scopes is not None and "bot" not in scopes
    )


@pytest.mark.parametrize(
    ("installed", "then"),
    [
        (True, "so the bot starts in local mode"),
        (False, "and local mode is not installed here, so the bot does not start"),
    ],
)
async def test_without_a_token_the_doctor_says_what_the_bot_does_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: bool, then: str
) -> None:
    monkeypatch.setattr(host, "find_spec", lambda name: object() if installed else None)  # the image has no local mode
    assert await said(settings(tmp_path / "mars.db", None)) == [
        f"Discord: DISCORD_TOKEN is not set, {then}. Copy the token from the developer portal to play on Discord."
    ]


async def test_discord_that_takes_no_more_calls_is_told_with_its_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def limited(*_: Any) -> None:
        raise discord.RateLimited(300)

    monkeypatch.setattr(discord.Client, "login", limited)
    assert await said(settings(tmp_path / "mars.db")) == [
        "Discord: it takes no more calls from this address for 300 s. Start again after that."
    ]
    with pytest.raises(program.Unconnected, match="for 300 s"):
        await program._connected(asyncio.ensure_future(limited()))


async def test_permissions_that_a_server_does_not_give(tmp_path: Path, discord_knows: list[dict[str, Any]]) -> None:
    has = discord.Permissions.all()
    has.update(attach_files=False, create_public_threads=False)
    discord_knows.append({"name": "Elysium", "permissions": str(has.value)})
    assert await said(settings(tmp_path / "mars.db")) == [
        "Discord: in Elysium the bot lacks Create Public Threads, Attach Files. Give its role these permissions."
    ]


class Written:
    """A channel that notes that the bot was seen typing, or refuses it."""

    def __init__(self, refusal: Exception | None = None) -> None:
        self.refusal, self.typed = refusal, 0

    async def typing(self) -> None:
        if self.refusal is not None:
            raise self.refusal
        self.typed += 1


def refused(kind: type[discord.HTTPException], status: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return kind(response, "no")


@pytest.mark.parametrize(
    ("found", "problem"),
    [
        (Written(), None),
        (refused(discord.NotFound, 404), "cannot write in the channel 77"),
        (Written(refused(discord.Forbidden, 403)), "cannot write in the channel 77"),
        (object(), "cannot write in the channel 77"),
        (refused(discord.DiscordServerError, 503), None),
    ],
    ids=["writable", "unknown", "forbidden", "forum", "unreachable"],
)
async def test_a_channel_for_reports_in_which_the_bot_cannot_write_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: Any, problem: str | None
) -> None:
    async def fetch_channel(self: discord.Client, id: int) -> Any:
        assert id == 77
        if isinstance(found, Exception):
            raise found
        return found

    monkeypatch.setattr(discord.Client, "fetch_channel", fetch_channel)
    asked = settings(tmp_path / "mars.db").model_copy(update={"report_channel": 77})
    told = [line for line in await said(asked) if line.startswith("Reports: ")]
    assert [problem in line for line in told if problem] == [True] * (problem is not None)
    assert len(told) == (problem is not None)
    if isinstance(found, Written) and problem is None:
        assert found.typed == 1


async def test_a_folder_is_given_to_the_bot_unless_its_disk_is_mounted_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "data" / "mars.db"
    monkeypatch.setattr(os, "access", lambda file, mode: not mode & os.W_OK)
    missing = f"Database: {path} does not exist, and {tmp_path} is not writable."
    assert await said(settings(path)) == [f"{missing} Give {tmp_path} to the user that runs the bot."]
    mounted = SimpleNamespace(f_flag=os.ST_RDONLY)
    monkeypatch.setattr(os, "statvfs", lambda file: mounted)
    monkeypatch.setattr(host, "_free", lambda path: host.ROOM)
    (found,) = await said(settings(path))
    assert found.startswith(f"{missing} Its disk is mounted read-only for the bot.")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("DROP TABLE votes", "Database: it lacks the table votes. Restore a backup."),
        (
            "UPDATE alembic_version SET version_num = '9999'",
            "Database: it was made by a newer version of this program.",
        ),
        ("DELETE FROM alembic_version", "Database: it has tables of another program."),
    ],
)
async def test_a_database_that_does_not_fit(tmp_path: Path, change: str, problem: str) -> None:
    path = tmp_path / "mars.db"
    async with Store(f"sqlite+aiosqlite:///{path}") as store, store.writing() as connection:
        await connection.exec_driver_sql(change)
    (found,) = await said(settings(path))
    assert found.startswith(problem)


def made_by(path: Path, revision: str) -> None:
    """Make the database of an earlier version of the program."""
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        how = migrate.config()
        how.attributes["connection"] = connection
        command.upgrade(how, revision)
    engine.dispose()
    path.chmod(0o600)


async def test_a_database_of_an_earlier_version_lacks_nothing_and_needs_no_backup_restored(tmp_path: Path) -> None:
    path = tmp_path / "mars.db"
    made_by(path, "0030")
    lines: list[str] = []
    assert await doctor.examine(settings(path), lines.append) == 0
    (database,) = [line for line in lines if line.startswith("Database: ")]
    assert database.startswith("Database: it was made by an earlier version of this program")
    assert "Restore" not in database
    asked = doctor.chosen(("--release", "abcde"))
    assert asked is not None
    assert await asked(settings(path), lines.append) == 1
    assert lines[-1].startswith("The database was made by an earlier version of this program.")
    async with Store(f"sqlite+aiosqlite:///{path}"):
        assert await said(settings(path)) == []


async def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "mars.db"
    path.touch(0o600)
    assert await said(settings(path)) == []


async def test_a_folder_that_only_the_bot_s_user_may_open_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(self: Path) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied", str(self))

    path = tmp_path / "mars.db"
    monkeypatch.setattr(Path, "exists", closed)  # the tests may run as root, who may open everything
    assert [problem async for problem in host._database(settings(path))] == [
        f"The database {path} cannot be opened: {path}: Permission denied."
        f" Give {path} and its folder to the user that runs the bot."
    ]
    with pytest.raises(host.NotExamined, match="Permission denied"):
        assert [problem async for problem in host._disk(settings(path))]


async def test_a_restored_database_that_belongs_to_root_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mars.db"
    async with Store(f"sqlite+aiosqlite:///{path}"):
        pass
    os.chmod(tmp_path, 0o700)
    monkeypatch.setattr(host, "_owner", lambda of: 0 if of == path else 10001)
    (found,) = await said(settings(path))
    assert found.startswith(f"Database: {path} belongs to another user than its folder")
    assert found.endswith(f"Run: chown --reference={tmp_path}/. {path}")
    os.chmod(tmp_path, 0o770)
    assert await said(settings(path)) == [], "in a folder that a group shares it may be right"


async def test_a_database_that_is_held_damaged_or_open_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mars.db"
    async with Store(f"sqlite+aiosqlite:///{path}"):
        pass
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        (held,) = await said(settings(path))
    assert "database is locked" in held
    assert "Another program has locked it for more than a second" in held
    os.chmod(path, 0o644)
    assert await said(settings(path)) == [
        f"Database: other users of this machine can open {path}, which holds hands and decks. Run: chmod 600 {path}"
    ]
    with monkeypatch.context() as patch:
        patch.setattr(os, "geteuid", lambda: os.stat(path).st_uid + 1)
        (closing,) = await said(settings(path))
    assert (
        "Give the file to the user that runs the bot, or the bot cannot open it afterwards. Run: chmod 600" in closing
    )
    os.chmod(path, 0o600)
    path.write_bytes(b"not a database, and long enough to be read as the header of one" * 9)
    (damaged,) = await said(settings(path))
    assert "file is not a database. SQLite finds the file damaged" in damaged
    assert damaged.endswith("Restore a backup.")


async def test_a_file_that_may_only_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mars.db"
    async with Store(f"sqlite+aiosqlite:///{path}"):
        pass
    monkeypatch.setattr(os, "access", lambda file, mode: not mode & os.W_OK)
    assert await said(settings(path)) == [
        f"Database: The database {path} cannot be opened: {path}: Permission denied."
        f" Give {path} and its folder to the user that runs the bot."
    ]


async def test_a_folder_in_the_place_of_the_database_is_not_locked(tmp_path: Path) -> None:
    os.chmod(tmp_path, 0o755)
    assert await said(settings(tmp_path)) == [
        f"Database: {tmp_path} is a folder. Write a file into MARS_DATABASE_URL, such as {tmp_path / 'mars.sqlite3'}."
    ]


@pytest.mark.parametrize(("seconds", "way"), [(-60, "ahead of"), (60, "behind")])
async def test_a_clock_that_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int, way: str) -> None:
    async def another_time() -> datetime:
        return discord.utils.utcnow() + timedelta(seconds=seconds)

    monkeypatch.setattr(host, "_time_at_discord", another_time)
    (found,) = await said(settings(tmp_path / "mars.db"))
    assert found.startswith(f"Clock: this machine's is 60 s {way} Discord's")


@pytest.mark.parametrize(
    ("token", "why"), [("x.y.z", "which does not tell its time."), (None, "since there is no token.")]
)
async def test_a_clock_that_was_not_compared_is_not_called_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, token: str | None, why: str
) -> None:
    async def unknown() -> None:
        return None

    monkeypatch.setattr(host, "_time_at_discord", unknown)
    lines: list[str] = []
    await doctor.examine(settings(tmp_path / "mars.db", token), lines.append)
    assert [line for line in lines if line.startswith("Clock")] == [UNCOMPARED + why]


@pytest.mark.timeout(600)  # the server is made first
async def test_a_database_that_postgresql_does_not_have(place: str) -> None:
    url = f"postgresql+asyncpg://mars@/nowhere?host={place}"
    (found,) = await said(Settings(discord_token=SecretStr("x.y.z"), database_url=url))  # pyright: ignore[reportCallIssue]
    assert f"The database nowhere on {place} cannot be opened" in found
    assert 'database "nowhere" does not exist' in found
    assert "PostgreSQL runs, but has no database of this name" in found


async def test_a_database_of_postgresql_in_which_the_bot_may_make_no_tables(place: str) -> None:
    """As `createdb mars` by an administrator leaves it for another role, since PostgreSQL 15."""
    url = sa.make_url(await postgres.empty(place))
    async with Store(url.render_as_string(hide_password=False)) as store, store.writing() as connection:
        await connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        await connection.exec_driver_sql("CREATE SCHEMA public")
        await connection.exec_driver_sql("CREATE ROLE guest LOGIN")
    guest = Settings(discord_token=SecretStr("x.y.z"), database_url=str(url.set(username="guest")))  # pyright: ignore[reportCallIssue]
    assert await said(guest) == [
        "Database: the bot may make no tables in it."
        " Let the bot's role write to it: make it the owner of the database and its tables."
    ]


async def test_what_nobody_knows_is_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any, **more: Any) -> None:
        raise ValueError("something new")

    path = tmp_path / "mars.db"
    path.touch(0o600)
    monkeypatch.setattr(Store, "connect", fails)
    assert await said(settings(path)) == [f"Database: The database {path} cannot be opened: something new."]


@asynccontextmanager
async def serving(folder: Path, *, listed: bool = False) -> AsyncIterator[str]:
    """A web server that serves a folder; its address. The bot sweeps the folder before each answer."""

    async def kept() -> Collection[str]:
        return ()

    @web.middleware
    async def swept(request: web.Request, handler: Any) -> web.StreamResponse:
        await Shelf("", folder).sweep(kept)
        return await handler(request)

    app = web.Application(middlewares=[swept])
    app.router.add_static("/replays/", folder, show_index=listed)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/replays"
    finally:
        await runner.cleanup()


async def test_pages_that_the_web_server_shows_or_does_not_show_or_lists(tmp_path: Path) -> None:
    def with_pages(url: str, folder: Path) -> Settings:
        return settings(tmp_path / "mars.db").model_copy(update={"replay_url": url, "replay_folder": folder})

    pages, elsewhere, file = tmp_path / "pages", tmp_path / "else" / "where", tmp_path / "file"
    pages.mkdir()
    file.touch()
    async with serving(pages) as url:
        assert await said(with_pages(url, pages)) == []
        (found,) = await said(with_pages(url, elsewhere))
        assert found.startswith(f"Replays: {url} does not show what is in {elsewhere}. Let your web server serve")
    async with serving(pages, listed=True) as listed:
        (found,) = await said(with_pages(listed, pages))
        assert found.startswith(f"Replays: {listed}/ lists its files, so that anybody finds every replay.")
    (found,) = await said(with_pages(url, pages))
    assert found.startswith(f"Replays: {url} cannot be reached: ")
    (found,) = await said(with_pages(url, file))
    assert found.startswith(f"Replays: {file} cannot be written. Give the folder of MARS_REPLAY_FOLDER to")
    assert [*pages.iterdir()] == [], "nothing stays of it"
    assert not elsewhere.parent.exists(), "a folder that root has made would be closed to the bot"


async def test_a_folder_for_pages_inside_one_that_is_closed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(self: Path, *_args: Any, **_more: Any) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied", str(self))

    inside = tmp_path / "closed" / "pages"
    found = settings(tmp_path / "mars.db").model_copy(update={"replay_url": "http://x", "replay_folder": inside})
    monkeypatch.setattr(Path, "exists", closed)  # the tests may run as root, who may open everything
    monkeypatch.setattr(Path, "mkdir", closed)
    assert [problem async for problem in look_at_pages(found)] == [
        f"{inside} cannot be written. Give the folder of MARS_REPLAY_FOLDER to the user that runs the bot."
    ]


async def test_a_port_for_metrics_that_is_taken_or_not_of_this_machine_is_told(tmp_path: Path) -> None:
    def at(place: str, port: int) -> Settings:
        return settings(tmp_path / "mars.db").model_copy(update={"metrics_host": place, "metrics_port": port})

    async with serving(tmp_path) as url:
        port = int(url.partition("//")[2].partition("/")[0].partition(":")[2])
        (found,) = await said(at("127.0.0.1", port))
        assert found.startswith(f"Metrics: 127.0.0.1:{port} cannot be opened: ")
        assert found.endswith(
            "Write a free port into MARS_METRICS_PORT, and an address of this machine into MARS_METRICS_HOST."
        )
    assert await said(at("127.0.0.1", port)) == [], "it is free now"
    (found,) = await said(at("192.0.2.1", port))
    assert found.startswith(f"Metrics: 192.0.2.1:{port} cannot be opened: ")


async def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "_free", lambda path: 3 * 2**20)
    (found,) = await said(settings(tmp_path / "mars.db"))
    assert found.startswith("Disk: only 3 MB are free")
    elsewhere = Settings(database_url="postgresql+asyncpg://mars@db/mars")
    with pytest.raises(host.NotExamined, match="the games are on PostgreSQL's"):
        [problem async for problem in host._disk(elsewhere)]


async def test_pictures_that_cannot_be_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> None:
        raise OSError("cannot open resource")

    monkeypatch.setattr("renderer.overview.table.table", fails)
    (found,) = await said(settings(tmp_path / "mars.db"))
    assert found == "Pictures: a board cannot be drawn (OSError: cannot open resource). Reinstall the program."


def test_its_exit_code_says_whether_there_is_a_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(program, "set_up", lambda *_: None)
    monkeypatch.setenv("DISCORD_TOKEN", "x.y.z")

    async def the_same_time() -> datetime:
        return discord.utils.utcnow()

    monkeypatch.setattr(host, "_time_at_discord", the_same_time)
    assert program.run(("doctor",)) == 0
    assert capsys.readouterr().out.startswith(
        f"Program: {version.described()}\n"
        "Pictures: OK.\nDatabase: OK.\nDisk: OK.\nDiscord: OK.\nReports: OK.\nClock: OK.\nReplays: OK.\nMetrics: OK.\nCards: "
    )
    monkeypatch.setenv("DISCORD_TOKEN", "wrong")
    assert program.run(("doctor",)) == 1
    for wrong in (("docter",), ("doctor", "--life", "5"), ("doctor", "--live")):
        assert program.run(wrong) == 2
        lines = capsys.readouterr().err.splitlines()
        assert lines[:5] == [
            "Usage:",
            "  python -m bot",
            "  python -m bot --scene NAME",
            "  python -m bot --version",
            "  python -m bot doctor",
        ]
        assert lines[5:] == [f"  python -m bot doctor {name} {option.value}" for name, option in doctor.OPTIONS.items()]
