"""The store: opening and migrating databases, what is kept, and errors."""

import asyncio
import contextlib
import json
import logging
import os
import socket
import sqlite3
import stat
import subprocess
import sys
import threading
from datetime import UTC, datetime, timedelta
from functools import partial
from types import SimpleNamespace

import pytest
import sqlalchemy as sa
import structlog
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from bot import health
from bot.log import set_up
from bot.store import CannotOpen, Store, migrate, requests
from bot.store import games as stored_games
from bot.store.fault_watch import FaultWatch
from bot.store.schema import games, metadata, outbox, signs
from bot.store.signs import HEARTBEAT
from bot.tables import Trouble
from bot.tables.choices import SeatChoice, choice_of, sleeps
from bot.tables.queue import Queue

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.fixture
async def store(tmp_path):
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/deep/down/mars.db", busy_seconds=0.2)
    try:
        yield await store.open()
    finally:
        await store.close()


def migrated(connection: sa.Connection, to: str, move=command.upgrade) -> None:
    """Migrate the tables of a database up to a version, or down to it by another `move`."""
    settings = migrate.config()
    settings.attributes["connection"] = connection
    move(settings, to)


def columns(connection: sa.Connection) -> list[object]:
    return compare_metadata(MigrationContext.configure(connection), metadata)


async def test_the_folder_is_created_and_the_migrations_make_exactly_the_tables_of_the_schema(store):
    async with store.reading() as connection:
        assert await connection.run_sync(columns) == []


async def test_the_tables_can_be_made_on_postgresql():
    dialect = sa.create_mock_engine("postgresql+psycopg2://", lambda *_: None).dialect
    for table in metadata.sorted_tables:
        assert "CREATE TABLE" in str(sa.schema.CreateTable(table).compile(dialect=dialect))


async def test_sqlite_is_as_durable_as_it_can_be(store):
    async with store.reading() as connection:
        said = {p: (await connection.exec_driver_sql(f"PRAGMA {p}")).scalar() for p in ("journal_mode", "synchronous")}
        assert said == {"journal_mode": "wal", "synchronous": 2}
        assert (await connection.exec_driver_sql("PRAGMA foreign_keys")).scalar() == 1
        assert (await connection.exec_driver_sql("PRAGMA busy_timeout")).scalar() == 200


async def test_opening_twice_migrates_once(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path}/mars.db"
    first, second = Store(url), Store(url)
    try:
        await asyncio.gather(first.open(), second.open())
        async with second.reading() as connection:
            version = (await connection.exec_driver_sql("SELECT version_num FROM alembic_version")).scalars().all()
        assert version == [migrate.newest()]
    finally:
        await asyncio.gather(first.close(), second.close())


async def test_who_wanted_a_game_ended_before_requests_were_kept_wants_it_still(tmp_path):
    path = tmp_path / "mars.db"
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrated(connection, "0002")
        for statement in (
            "INSERT INTO games (id, guild, channel, name, host, state, rules, version, created)"
            " VALUES ('abcde', 1, 2, 'x', 11, 'running', '{}', 0, '2026-11-21')",
            "INSERT INTO votes VALUES ('abcde', 12, '2026-11-22 00:00:00.000000'), ('abcde', 11, '2026-11-21 00:00:00.000000')",
            "INSERT INTO outbox (game, destination, kind, payload, state, created, due_at, attempts, message)"
            " VALUES ('abcde', 'game:abcde', 'ending', '{}', 'sent', '2026-11-21', '2026-11-21', 0, 77)",
        ):
            connection.exec_driver_sql(statement)
    engine.dispose()
    async with Store(f"sqlite+aiosqlite:///{path}") as store, store.reading() as connection:
        assert await connection.run_sync(columns) == []
        (request,) = await requests.find(connection, requests.open_in(["abcde"]))
        assert (request["kind"], request["user"], request["message"]) == ("end", 11, 77)
        assert request["at"] == datetime(2026, 11, 21, tzinfo=UTC)
        assert request["closes"] is not None, "it ends by itself"
        assert {(v["user"], v["choice"]) for v in await requests.votes_on(connection, [request["id"]])} == {
            (11, "yes"),
            (12, "yes"),
        }
        (told,) = (await connection.execute(sa.select(outbox))).mappings()
        assert (told["kind"], told["state"], told["payload"]) == ("request", "waiting", {"request": request["id"]})


async def test_row_07_who_was_back_for_an_hour_before_choices_slept_is_back(tmp_path):
    path, at = tmp_path / "mars.db", "'2026-11-21 12:00:00.000000'"
    waited = '[["2026-11-20T00:00:00+00:00", "2026-11-21T12:00:00+00:00"]]'
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrated(connection, "0019")
        connection.exec_driver_sql(
            "INSERT INTO games (id, guild, channel, name, host, state, rules, version, created)"
            " VALUES ('abcde', 1, 2, 'x', 11, 'running', '{}', 0, '2026-11-21')"
        )
        for seat, (how, why, back) in enumerate(
            [("robot", "vote", at), ("pass", "lobby", "NULL"), ("once", "vote", at), ("robot", "resigned", at)]
        ):
            connection.exec_driver_sql(
                "INSERT INTO seats (game, seat, user, name, joined, stand_in, stand_why, back_until, waited)"
                f" VALUES ('abcde', {seat}, {20 + seat}, 'x', {at}, '{how}', '{why}', {back}, ?)",
                (waited if why in ("vote", "lobby") else None,),
            )
    engine.dispose()
    async with Store(f"sqlite+aiosqlite:///{path}") as store, store.reading() as connection:
        back, passed, once, resigned = await stored_games.seats_of(connection, ["abcde"])
        assert (back["stand_in"], choice_of(back), sleeps(back)) == (None, SeatChoice("robot", "vote"), True)
        assert len(back["absent"]) == 1
        assert back["waited"] is None
        assert (passed["stand_in"], choice_of(passed), sleeps(passed)) == ("pass", SeatChoice("pass", "lobby"), False)
        assert (once["stand_in"], choice_of(once)) == (None, None)
        assert (resigned["stand_in"], resigned["stand_why"]) == ("robot", "resigned")


async def test_migrations_keep_every_game_there_and_back(tmp_path):
    kept = ("games", "seats", "commits")
    async with Store(f"sqlite+aiosqlite:///{tmp_path}/mars.db") as store:
        async with store.writing() as connection:
            await connection.run_sync(migrated, "0001", command.downgrade)
            at = "'2026-11-21 12:00:00'"
            for statement in (
                f"INSERT INTO games VALUES ('abcde', 1, 2, NULL, NULL, NULL, 'x', 3, 'running', '{{}}', NULL, NULL, 0, {at},"
                " NULL, NULL, NULL)",
                f"INSERT INTO seats VALUES ('abcde', 0, 3, 'Ann', {at})",
                f"INSERT INTO commits VALUES ('abcde', 0, -1, 'start', NULL, '', '', '', 0, 0, 0, 0, 0, 0, '[]', {at})",
            ):
                await connection.exec_driver_sql(statement)
        for move, revision in ((command.upgrade, "head"), (command.downgrade, "0001"), (command.upgrade, "head")):
            async with store.writing() as connection:
                await connection.run_sync(migrated, revision, move)
                counts = [(await connection.exec_driver_sql(f"SELECT count(*) FROM {t}")).scalar() for t in kept]
            assert counts == [1, 1, 1]


async def cannot_open(url: str, busy_seconds: float = 5) -> str:
    store = Store(url, busy_seconds=busy_seconds)
    try:
        with pytest.raises(CannotOpen) as found:
            await store.open()
    finally:
        await store.close()
    return str(found.value)


async def test_a_database_of_a_newer_program_is_left_alone(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path}/mars.db"
    async with Store(url) as store, store.writing() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    assert await cannot_open(url) == (
        f"The database {tmp_path}/mars.db was made by a newer version of this program. "
        "Start that version again, or restore the backup made before the update."
    )


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (
            "file/mars.db",
            "{folder}/file: File exists. Check MARS_DATABASE_URL: the bot makes the file at its first start.",
        ),
        (
            "file",
            "file is not a database. SQLite finds the file damaged (PRAGMA quick_check), and the disk has room. Restore a backup.",
        ),
        (
            ".",
            "unable to open database file."
            " It is a folder. Write a file into MARS_DATABASE_URL, such as {folder}/mars.sqlite3.",
        ),
    ],
)
async def test_a_database_that_cannot_be_opened_is_a_sentence(tmp_path, name, why):
    (tmp_path / "file").write_text("something else, and long enough to be read as the header of a database" * 9)
    path = tmp_path / name
    said = await cannot_open(f"sqlite+aiosqlite:///{path}")
    assert said == f"The database {path} cannot be opened: {why.format(folder=tmp_path)}"


async def test_who_starts_where_nothing_may_be_written_reads_what_to_do(tmp_path, monkeypatch):
    """SQLite opens a file that may only be read, and fails at the first click."""
    path = tmp_path / "mars.db"
    async with Store(f"sqlite+aiosqlite:///{path}"):
        pass
    refused = f"The database {path} cannot be opened: {path}: Permission denied."
    monkeypatch.setattr(os, "access", lambda file, mode: not mode & os.W_OK)
    give = f"Give {path} and its folder to the user that runs the bot."
    assert await cannot_open(f"sqlite+aiosqlite:///{path}") == f"{refused} {give}"
    mounted = SimpleNamespace(f_flag=os.ST_RDONLY)
    monkeypatch.setattr(os, "statvfs", lambda file: mounted)
    said = await cannot_open(f"sqlite+aiosqlite:///{path}")
    assert said.startswith(f"{refused} Its disk is mounted read-only for the bot.")


async def test_a_lost_table_or_column_is_said_at_the_start(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path}/mars.db"
    async with Store(url) as store, store.writing() as connection:
        await connection.exec_driver_sql("DROP TABLE notes")
        await connection.exec_driver_sql("ALTER TABLE seats DROP COLUMN waited")
    lacking = "the table notes, the column seats.waited"
    assert await cannot_open(url) == f"The database {tmp_path}/mars.db lacks {lacking}. Restore a backup."


async def test_a_new_database_can_be_read_by_its_owner_alone(tmp_path):
    path = tmp_path / "new" / "mars.db"
    async with Store(f"sqlite+aiosqlite:///{path}"):
        modes = {found.name: stat.S_IMODE(found.stat().st_mode) for found in (path.parent, *path.parent.iterdir())}
    assert modes.pop("new") == 0o700
    assert set(modes) >= {"mars.db", "mars.db-wal"}
    assert set(modes.values()) == {0o600}


async def test_a_database_that_another_process_keeps_to_itself_is_a_sentence(tmp_path):
    path = tmp_path / "mars.db"
    async with Store(f"sqlite+aiosqlite:///{path}"):
        pass
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        said = await cannot_open(f"sqlite+aiosqlite:///{path}", busy_seconds=0.1)
    assert said == (
        f"The database {path} cannot be opened: database is locked."
        " Another program has locked it for more than a second: close whatever else has the file open."
    )


async def test_a_database_that_does_not_answer_is_a_sentence_without_the_password():
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        said = await cannot_open(f"postgresql+asyncpg://kim:hunter2@127.0.0.1:{unheard.getsockname()[1]}/mars")
    assert said.startswith("The database mars on 127.0.0.1 cannot be opened: ")
    assert "hunter2" not in said


async def test_a_transaction_is_kept_whole_or_not_at_all(store):
    async def broken() -> None:
        async with store.writing() as connection:
            await connection.execute(sa.insert(signs).values(name="x", at=NOW))
            raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError, match="in the middle"):
        await broken()
    assert await store.read_sign("x") is None


async def test_times_come_back_aware_and_in_utc(store):
    await store.put_sign("x", NOW.astimezone())
    assert await store.read_sign("x") == NOW
    assert (await store.read_sign("x")).tzinfo is UTC


async def test_a_message_of_an_error_shows_no_parameters(store):
    async def incomplete() -> None:
        async with store.writing() as connection:
            await connection.execute(sa.insert(games).values(id="x", seed="secret seed"))

    with pytest.raises(IntegrityError) as caught:
        await incomplete()
    assert "secret seed" not in str(caught.value)


async def test_writers_of_one_process_wait_for_each_other_however_short_the_busy_timeout(store):
    async def one(n: int) -> None:
        async with store.writing() as connection:
            await connection.execute(sa.insert(signs).values(name=f"sign {n}", at=NOW))
            await asyncio.sleep(0.02)

    await asyncio.gather(*(one(n) for n in range(20)))
    async with store.reading() as connection:
        assert (await connection.execute(sa.select(sa.func.count()).select_from(signs))).scalar() == 20


async def test_health_is_a_fresh_sign_of_life(store, tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path}/deep/down/mars.db"
    assert "sign of life" in str(await health.of_database(url, lambda: NOW))
    await store.put_sign(HEARTBEAT, NOW)
    assert await health.of_database(url, lambda: NOW + timedelta(minutes=1)) is None
    assert "last sign" in str(await health.of_database(url, lambda: NOW + timedelta(hours=1)))


async def test_health_creates_no_database(tmp_path):
    assert "cannot be opened: No such file" in str(await health.of_database(f"sqlite+aiosqlite:///{tmp_path}/none.db"))
    assert not list(tmp_path.iterdir())


def health_by_command(url: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot.health"],
        env={"MARS_DATABASE_URL": url, "PATH": "", "PYTHONPATH": "."},
        capture_output=True,
        timeout=60,
        check=False,
        text=True,
    )


def test_health_by_command_fails_without_a_database(tmp_path):
    done = health_by_command(f"sqlite+aiosqlite:///{tmp_path}/none.db")
    assert done.returncode == 1
    assert "cannot be opened: No such file" in done.stderr


def test_health_by_command_asks_nobody_to_restore_what_is_only_of_an_earlier_version(tmp_path):
    async def older() -> None:
        async with Store(f"sqlite+aiosqlite:///{tmp_path}/mars.db") as store, store.writing() as connection:
            await connection.exec_driver_sql("DROP TABLE processes")
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")

    asyncio.run(older())
    done = health_by_command(f"sqlite+aiosqlite:///{tmp_path}/mars.db")
    assert done.returncode == 1
    assert done.stdout + done.stderr == (
        "The database is of an earlier version: the bot brings it up to date when it starts.\n"
    )


def test_a_line_of_the_log_is_json_and_hides_secrets_wherever_they_stand(logged):
    set_up("INFO", "json", ["the token"], logged)
    try:
        raise ValueError("login with the token failed")
    except ValueError as error:
        structlog.get_logger("tables").error("trouble", reference="7K2F", seed="abc", exc_info=error)
    line = json.loads(logged.getvalue())
    assert line["event"] == "trouble"
    assert line["reference"] == "7K2F"
    assert line["seed"] == "(hidden)"
    assert "login with (hidden) failed" in line["exception"]


async def test_a_passing_fault_of_the_database_is_a_short_line_and_a_defect_says_where(logged, tmp_path):
    """While the database is away every loop fails every few seconds: tracebacks would push all else out of the log."""
    set_up("INFO", "json", [], logged)
    watch = FaultWatch("mars", None)
    for met in (ConnectionRefusedError("refused"), sqlite3.OperationalError("no such table: games")):
        with pytest.raises(Trouble):
            await Queue().run("play.Play.compose", "abcde", partial(_meets, watch, met))
    short, whole = [line for line in map(json.loads, logged.getvalue().splitlines()) if line["event"] == "call failed"]
    assert short["fault"] == "unreachable"
    assert "exception" not in short
    assert {"reference", "what", "game"} <= short.keys()
    assert "no such table: games" in whole["exception"]


async def _meets(watch: FaultWatch, error: Exception) -> None:
    with watch.transaction("read"):
        raise error


@pytest.mark.parametrize("secret", ["ist", "postgres"])
def test_a_secret_like_a_word_is_hidden_as_a_word_and_leaves_other_words_whole(logged, secret):
    set_up("INFO", "json", [secret], logged)
    structlog.get_logger("store").error("no list exists", url=f"postgresql://kim:{secret}@db/mars")
    line = json.loads(logged.getvalue())
    assert line["event"] == "no list exists"
    assert line["url"] == "postgresql://kim:(hidden)@db/mars"


@pytest.mark.parametrize("typed", ["\x1b[2J\x1b]52;c;cm0=\x07", "\u202egpj.exe", "one\ntwo\r", "\x9b2J", "three\ud800"])
def test_nothing_that_was_typed_steers_the_terminal_of_the_host(logged, typed):
    set_up("INFO", "console", [], logged)
    try:
        raise ValueError(f"not a number: {typed}")
    except ValueError as error:
        structlog.get_logger("tables").warning("report", text=typed, exc_info=error)
    logging.getLogger("discord").warning("%s", typed)
    said = logged.getvalue()
    assert said.count("[warning") == 2
    assert [c for c in said.replace("\n", "") if not c.isprintable()] == []


def test_lines_of_libraries_go_the_same_way_and_the_level_holds(logged):
    set_up("WARNING", "console", [], logged)
    logging.getLogger("discord").warning("shard %s", 3)
    logging.getLogger("discord").info("unheard")
    assert "shard 3" in logged.getvalue()
    assert "unheard" not in logged.getvalue()


async def _traced(connection) -> list[tuple[str, bool]]:
    """Record all further statements of a connection, each with whether it ran in the calling thread instead of the driver's."""
    here, seen = threading.get_ident(), []
    raw = await connection.get_raw_connection()
    await raw.driver_connection.set_trace_callback(
        lambda statement: seen.append((statement.split()[0], threading.get_ident() == here))
    )
    return seen


async def test_only_what_waits_for_another_connection_or_the_disk_runs_in_the_drivers_thread(store, tmp_path):
    async with store.writing() as connection:
        seen = await _traced(connection)
        await connection.execute(sa.insert(signs).values(name="x", at=NOW))
        assert (await connection.execute(sa.select(signs.c.name))).scalars().all() == ["x"]
    async with store.writing() as connection:
        await connection.execute(sa.delete(signs))
    patience = [("PRAGMA", True)]
    assert seen == [
        ("INSERT", True),
        ("SELECT", True),
        ("COMMIT", False),
        *patience,
        ("BEGIN", True),
        *patience,
        ("DELETE", True),
        ("COMMIT", False),
    ]
    seen.clear()
    with contextlib.closing(sqlite3.connect(tmp_path / "deep/down/mars.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError):
            async with store.writing():
                pass
    assert ("BEGIN", False) in seen, "the lock is held by another connection"
    seen.clear()
    async with store.reading() as connection:
        assert await store.read_sign("x") is None
        await connection.execute(sa.select(signs))
    assert [statement for statement in seen if not statement[1]] == []


async def test_the_driver_counts_what_it_wrote_and_gives_what_it_returned(store):
    both = [{"name": name, "at": NOW} for name in "xy"]
    async with store.writing() as connection:
        assert (await connection.execute(sa.insert(signs), both)).rowcount == 2
        changed = await connection.execute(sa.update(signs).values(name=signs.c.name + "!").returning(signs.c.name))
        assert sorted(changed.scalars()) == ["x!", "y!"]
        assert (await connection.execute(sa.delete(signs).where(signs.c.name == "z"))).rowcount == 0


async def test_who_is_cancelled_while_waiting_for_the_lock_does_not_hold_it_afterwards(store, tmp_path):
    async with Store(f"sqlite+aiosqlite:///{tmp_path}/deep/down/mars.db") as other:
        async with other.writing():
            waiting = asyncio.ensure_future(store.put_sign("x", NOW))
            await asyncio.sleep(0.05)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        await other.put_sign("y", NOW)
        await store.put_sign("z", NOW)
        assert [await other.read_sign(name) for name in "xyz"] == [None, NOW, NOW]
