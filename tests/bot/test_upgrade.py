"""Databases of every earlier version go on with the present program, and an older program leaves a newer one alone."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Callable
from contextlib import closing
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
import sqlalchemy as sa

from bot.store import Store, migrate
from bot.tables.live import Composed
from engine import Game, load
from engine.core import Illegal
from engine.robots.random import random_answer
from tests.bot import postgres
from tests.bot.backend import ANN, BEN, CAT, Backend, open_backend, refused
from tests.bot.test_store import NOW, migrated
from tests.thinned import thinned

pytestmark = pytest.mark.once

SAVES: Final = sorted((Path(__file__).parents[1] / "saves").glob("*.z"))
TURNS: Final = [path for path in SAVES if path.name in ("1-base.json.z", "2-alone.json.z", "2-base.json.z")]
"""Saves in which a player is asked for an action, which can be half composed."""
REVISIONS: Final = sorted(migrate.revisions())
CASES: Final = [*zip(REVISIONS, cycle(TURNS)), *((REVISIONS[0], path) for path in SAVES if path not in TURNS)]
FIRST_USER: Final = 100


def half(game: Game, seat: int) -> tuple[str, ...]:
    """A pick with which an action of this seat begins and is not whole yet; empty where every pick makes a whole one."""
    decision = game.decision(seat)
    assert decision is not None
    for option in decision.options if decision.kind == "turn" else ():
        composed = Composed.begin(game, seat)
        try:
            composed.pick((option,))
        except Illegal:
            continue
        if not composed.complete and not composed.reveals:
            return (option,)
    return ()


def stored(connection: sa.Connection, saved: bytes, game: Game, seat: int, picks: tuple[str, ...]) -> None:
    """Write a running game as a program of that time did, into the tables and columns that there were."""
    then = sa.MetaData()
    then.reflect(connection)
    entry = {"number": 7, "kind": "answer", "interaction": "then", "picks": b"[]", "news": b"[]", "turn": 7}
    entry |= {"answered": game.answered, "floor": game.floor, "taken_back": [], "at": NOW}
    entry |= dict.fromkeys(("forked", "kept", "undone"), False) | {"seat": seat, "snapshot": zlib.compress(saved)}
    running = {
        "id": "abcde",
        "guild": 1,
        "channel": 2,
        "name": "Old",
        "host": FIRST_USER,
        "state": "running",
        "rules": {},
    }
    running |= {"version": 7, "created": NOW, "started": NOW}
    sketch = {"seat": seat, "asked": game.tokens[seat], "edits": 1, "interaction": "half"}
    composed = b'[["' + picks[0].encode() + b'"]]' if picks else b"[]"
    rows: dict[str, list[dict[str, Any]]] = {
        "games": [running],
        "seats": [
            {"seat": n, "user": FIRST_USER + n, "name": f"P{n}", "joined": NOW} for n in range(len(game.players))
        ],
        "commits": [entry],
        "sketches": [{**sketch, "picks": composed}],
        "dues": [{"seat": n, "token": game.tokens[n], "since": NOW, "reminded": 0} for n in game.pending],
    }
    for name, found in rows.items():
        table = then.tables[name]
        for row in found:
            row = row if name == "games" else {"game": "abcde", **row}
            connection.execute(sa.insert(table).values({k: v for k, v in row.items() if k in table.c}))


async def old(url: str, revision: str, path: Path) -> tuple[int, tuple[str, ...]]:
    """Make a database of an earlier version with a game in it; return the seat that is asked, and what it has half composed."""
    saved = zlib.decompress(await asyncio.to_thread(path.read_bytes))
    game = load(saved)
    seat = min(game.pending)
    picks = half(game, seat)
    store = Store(url)
    try:
        await store.connect()
        async with store.writing() as connection:
            await connection.run_sync(migrated, revision)
            await connection.run_sync(stored, saved, game, seat, picks)
    finally:
        await store.close()
    return seat, picks


async def goes_on(backend: Backend, seat: int, picks: tuple[str, ...]) -> None:
    """Check that what was half composed is there, finish it, and play on."""
    random, user = Random(3), FIRST_USER + seat
    look = await backend.services.play.look("abcde", user)
    assert look.picks == ((picks,) if picks else ())
    assert not look.dropped
    while look.committed is None:
        assert look.decision is not None
        answer = random_answer(look.decision, random)
        look = await backend.services.play.compose("abcde", user, look.token, [answer], backend.click(), confirmed=True)
    assert look.committed == 8
    for _ in range(4):
        await backend.play_on("abcde", random)
    assert await backend.services.history.course("abcde")
    await backend.outbox.tick()


@pytest.mark.parametrize(("revision", "path"), thinned(CASES, 5), ids=lambda value: getattr(value, "name", value))
async def test_a_game_of_every_version_goes_on_with_what_was_half_composed(
    tmp_path: Path, revision: str, path: Path
) -> None:
    where = tmp_path / "mars.db"
    seat, picks = await old(f"sqlite+aiosqlite:///{where}", revision, path)
    assert bool(picks) == (path in TURNS)
    async with open_backend(where) as backend:
        await goes_on(backend, seat, picks)


async def test_on_postgresql_it_goes_on_too(place: str) -> None:
    url = await postgres.empty(place)
    seat, picks = await old(url, REVISIONS[0], TURNS[0])
    async with open_backend(url) as backend:
        await goes_on(backend, seat, picks)


def test_an_older_program_says_in_a_sentence_that_it_leaves_a_newer_database_alone(tmp_path: Path) -> None:
    path = tmp_path / "mars.db"

    async def newer() -> None:
        async with Store(f"sqlite+aiosqlite:///{path}") as store, store.writing() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
            await connection.exec_driver_sql("ALTER TABLE games ADD COLUMN what_is_to_come TEXT")

    asyncio.run(newer())
    before = path.read_bytes()
    done = subprocess.run(
        [sys.executable, "-m", "bot"],
        env={"MARS_DATABASE_URL": f"sqlite+aiosqlite:///{path}", "DISCORD_TOKEN": "x", "PATH": "", "PYTHONPATH": "."},
        capture_output=True,
        timeout=120,
        check=False,
    )
    said = done.stderr.decode()
    assert done.returncode == 1
    assert f"The database {path} was made by a newer version of this program." in said
    assert "Start that version again, or restore the backup made before the update." in said
    assert "Traceback" not in said
    assert path.read_bytes() == before


@pytest.mark.skipif(not shutil.which("sqlite3"), reason="the command belongs to SQLite")
def test_the_documented_backup_is_a_whole_copy_that_nobody_else_can_open(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with closing(sqlite3.connect(tmp_path / "data" / "mars.sqlite3")) as connection:
        connection.execute("CREATE TABLE hands (card)")
    lines = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text().splitlines()
    (command,) = [line for line in lines if line.startswith("(umask") and "VACUUM INTO" in line]
    subprocess.run(command, shell=True, check=True, cwd=tmp_path, timeout=60, umask=0o022)
    copy = tmp_path / "mars-backup.sqlite3"
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("hands",)]


@pytest.mark.skipif(not shutil.which("sqlite3"), reason="the command belongs to SQLite")
@pytest.mark.parametrize("where", ["sqlite3 data/", "docker compose exec bot "])
@pytest.mark.parametrize("backup", ["whole", "empty", "missing"])
def test_the_documented_restore_leaves_a_database_alone_where_there_is_no_backup(
    tmp_path: Path, where: str, backup: str
) -> None:
    """SQLite takes a file that is missing or empty for a database without tables, and would copy that over all games."""
    live, copy = tmp_path / "data" / "mars.sqlite3", tmp_path / "mars-backup.sqlite3"
    live.parent.mkdir()
    copy = live.with_name(copy.name) if where.startswith("docker") else copy
    for path, table in ((live, "live"), (copy, "restored")):
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"CREATE TABLE {table} (card)")
    if backup == "empty":
        copy.write_bytes(b"")
    elif backup == "missing":
        copy.unlink()
    lines = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text().splitlines()
    (command,) = [line for line in lines if where in line and (".restore" in line or ".backup(" in line)]
    command = command.removeprefix("docker compose exec bot ").replace("/data/", f"{live.parent}/")
    command = command.replace("python -c", f"{sys.executable} -c")
    done = subprocess.run(command, shell=True, check=False, cwd=tmp_path, timeout=60)
    assert (done.returncode == 0) == (backup == "whole")
    with closing(sqlite3.connect(live)) as connection:
        found = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert found == [("restored" if backup == "whole" else "live",)]


async def test_a_backup_can_be_restored_while_the_bot_runs(backend: Backend, game: str, tmp_path: Path) -> None:
    """The commands are those of docs/hosting.md; the bot has the game in its cache and messages to send."""
    live, copy = tmp_path / "mars.db", tmp_path / "backup.db"

    def restore() -> None:
        with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(live)) as target:
            source.backup(target)

    await _restored(backend, game, lambda: _copied(live, copy), restore)
    assert await backend.rows("PRAGMA integrity_check") == [("ok",)]


@pytest.mark.usefixtures("ann_begins")
async def test_on_postgresql_a_backup_can_be_restored_while_two_processes_run(place: str, tmp_path: Path) -> None:
    url, copy = await postgres.migrated(place), tmp_path / "mars.dump"
    at = ("-h", place, "-U", "mars", "-d", sa.make_url(url).database or "")

    def dump() -> None:
        _run("pg_dump", *at, "--format=custom", "--file", str(copy))

    def restore() -> None:
        _run("pg_restore", *at, "--clean", "--if-exists", "--single-transaction", str(copy))

    async with open_backend(url) as backend, open_backend(url, backend.clock, backend.sender) as other:
        game = (await backend.game(BEN, CAT)).id
        before = await other.services.play.look(game, BEN)
        assert before.status.version == 0
        other.clicks = count(10**6)
        await _restored(backend, game, dump, restore)
        assert (await other.services.play.look(game, BEN)).status == (
            await backend.services.play.look(game, BEN)
        ).status
        assert await other.play_on(game, Random(2))


async def _restored(backend: Backend, game: str, copy: Callable[[], None], restore: Callable[[], None]) -> None:
    """Play, copy the database, play on, restore the copy, and play on from there."""
    await backend.act(game, ANN, "project:power-plant")
    await asyncio.to_thread(copy)
    then = await backend.services.play.look(game, BEN)
    await backend.act(game, ANN, "end")
    await backend.act(game, BEN, "pass")
    later = await backend.services.play.look(game, ANN)
    await asyncio.to_thread(restore)
    assert await backend.services.play.look(game, BEN) == then
    stale = backend.services.play.compose(game, ANN, later.token, [["pass"]], backend.click(), confirmed=True)
    assert (await refused(stale)).reason == "stale"
    assert (await backend.act(game, ANN, "project:aquifer", "space:A2")).committed == then.status.version + 1
    await backend.outbox.tick()
    for _ in range(5):
        await backend.play_on(game, Random(1))
    numbers = [done.number for done in await backend.services.history.story(game, limit=100)]
    assert numbers == sorted(range(len(numbers)), reverse=True)


def _run(program: str, *given: str) -> None:
    found = shutil.which(program, path=postgres.PLACES)
    assert found, f"{program} belongs to PostgreSQL"
    subprocess.run([found, *given], check=True, capture_output=True, timeout=120)


def _copied(live: Path, copy: Path) -> None:
    with closing(sqlite3.connect(live)) as connection:
        connection.execute(f"VACUUM INTO '{copy}'")
