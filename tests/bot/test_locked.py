"""A lock that another process holds, a file that cannot be written and a dropped table are told within a second, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine
from structlog.testing import capture_logs

from bot.store.fault_watch import FaultWatch
from bot.store.store import BUSY_SECONDS
from bot.tables import Trouble
from tests.bot import postgres
from tests.bot.backend import ANN, BEN, eventually, open_backend
from tests.bot.server import asked_player, begun, open_server

pytestmark = pytest.mark.once

HOLD = """
import sqlite3, sys
lock = sqlite3.connect(sys.argv[1], isolation_level=None)
lock.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.readline()
"""
SLACK = 3.0
"""Seconds that a busy machine may need beside the waiting; together less than the five that SQLite waits by default."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold the lock of a database in another process."""
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield
        finally:
            process.communicate(b"\n")


def faults(logs: Any) -> list[str]:
    return [line["fault"] for line in logs if line["event"] == "database fails"]


async def test_a_lock_of_another_process_is_told_in_a_second_looks_do_not_wait_and_the_next_click_works(tmp_path):
    path = tmp_path / "mars.db"
    async with open_server(path, ("Ann", "Ben"), pictures=False) as server:
        game = await begun(server)
        name = await asked_player(server)
        turn = server.last()
        server.bot._seen.clear()
        with held(path), capture_logs() as logs:
            began = monotonic()
            panel = await server.click(name, turn, "open")
            assert monotonic() - began < BUSY_SECONDS + SLACK, "remembering the member is all that waits"
            sure = await server.click(name, panel, "passing")
            began = monotonic()
            said = await server.click(name, sure, "sure/pass")
            assert "try again in a few minutes" in said.words
            assert monotonic() - began < BUSY_SECONDS + SLACK
        assert faults(logs) == ["locked"]
        assert any("close whatever else has the file open" in str(line.get("remedy")) for line in logs)
        sure = await server.click(name, await server.click(name, said, "open"), "passing")
        await server.click(name, sure, "sure/pass")
        assert (await server.bot.services.games.status(game)).version == 1


async def test_a_member_who_could_not_be_remembered_is_remembered_with_the_next_click(server, monkeypatch):
    with monkeypatch.context() as patch:

        async def locked(user: int, guild: int, locale: str, name: str) -> None:
            raise Trouble("7K2F", passing=True)

        patch.setattr(server.bot.services.people, "remember", locked)
        assert "No game" in (await server.slash("Ann", "board")).words
        assert not server.bot._seen
    await server.slash("Ann", "board")
    assert server.members["Ann"].id in [user for user, _guild in server.bot._seen]


@pytest.mark.usefixtures("ann_begins")
async def test_all_who_click_while_the_lock_is_held_are_told_in_time_also_in_a_queue(tmp_path):
    path = tmp_path / "mars.db"
    async with open_backend(path) as backend:
        games = [(await backend.game()).id for _ in range(6)]

        async def told(game: str) -> float:
            began = monotonic()
            with pytest.raises(Trouble) as trouble:
                await backend.act(game, ANN, "pass")
            assert trouble.value.passing
            return monotonic() - began

        with held(path):
            first = await asyncio.gather(*(told(game) for game in games))
            later = await asyncio.gather(*(told(game) for game in games))
        assert max(*first, *later) < BUSY_SECONDS + SLACK
        for game in games:
            assert (await backend.act(game, ANN, "pass")).committed == 1


@pytest.mark.usefixtures("ann_begins")
async def test_a_short_lock_of_another_process_disturbs_nobody(tmp_path):
    path = tmp_path / "mars.db"
    async with open_backend(path, busy_seconds=5) as backend:
        game = (await backend.game()).id
        other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        acting = asyncio.ensure_future(backend.act(game, ANN, "pass"))
        await asyncio.sleep(0.3)
        other.execute("ROLLBACK")
        other.close()
        assert (await acting).committed == 1


@pytest.mark.usefixtures("ann_begins")
async def test_what_was_sent_while_the_lock_is_held_is_recorded_afterwards_and_not_sent_again(tmp_path):
    path = tmp_path / "mars.db"
    async with open_backend(path) as backend:
        game = (await backend.game()).id
        await backend.act(game, ANN, "pass")
        send, entered, go = backend.sender.send, asyncio.Event(), asyncio.Event()

        async def slowly(intent: Any) -> Any:
            entered.set()
            await go.wait()
            return await send(intent)

        backend.sender.send = slowly
        ticking = asyncio.ensure_future(backend.outbox.tick())
        await entered.wait()
        with held(path):
            go.set()
            await asyncio.sleep(1.5 * BUSY_SECONDS)
        await ticking
        assert await backend.rows(
            "SELECT count(*) FROM outbox WHERE state = 'waiting' AND claimed_until IS NOT NULL"
        ) == [(0,)]
        assert len({intent.id for intent in backend.sender.sent}) == len(backend.sender.sent) >= 1


@pytest.mark.usefixtures("ann_begins")
@pytest.mark.parametrize(
    ("sql", "fault", "remedy"),
    [
        ("PRAGMA query_only = ON", "readonly", "to the user that runs the bot"),
        ("DROP TABLE votes", "schema", "Restore a backup"),
        ("ALTER TABLE games DROP COLUMN lobby_message", "schema", "Restore a backup"),
    ],
)
async def test_a_file_that_cannot_be_written_and_a_dropped_table_are_told_at_once(backend, sql, fault, remedy):
    game = (await backend.game()).id
    async with backend.store.engine.connect() as connection:
        await connection.run_sync(sa.Connection.exec_driver_sql, "PRAGMA foreign_keys = OFF")
        await connection.run_sync(sa.Connection.exec_driver_sql, sql)
        await connection.commit()
    began = monotonic()
    with capture_logs() as logs:
        with pytest.raises(Trouble):
            await backend.services.votes.ask_to_end(game, ANN)
        await eventually(lambda: faults(logs))
    assert monotonic() - began < SLACK
    assert faults(logs) == [fault]
    assert remedy in next(line["remedy"] for line in logs if line["event"] == "database fails")


async def test_a_host_with_too_much_to_do_is_told_so_and_not_that_the_database_is_away():
    engine = create_async_engine(
        "sqlite+aiosqlite://", poolclass=sa.AsyncAdaptedQueuePool, pool_size=1, max_overflow=0, pool_timeout=0.1
    )
    watch = FaultWatch("mars", None)
    with capture_logs() as logs:
        async with engine.connect():
            with pytest.raises(PoolTimeout), watch.transaction("read"):
                await engine.connect()
        assert watch.fault == "busy"
    assert faults(logs) == ["busy"]
    assert "Start another process" in logs[0]["remedy"]
    async with engine.connect():
        with watch.transaction("read"):
            pass
    assert watch.fault is None
    await engine.dispose()


async def test_postgresql_waits_a_second_for_a_lock(place):
    async with open_backend(await postgres.migrated(place)) as backend:
        game = (await backend.game(BEN)).id
        status = await backend.services.games.status(game)
        user = status.at(next(iter(status.owing))).user or 0
        async with backend.store.writing() as lock:
            await lock.execute(sa.text("SELECT * FROM games FOR UPDATE"))
            began = monotonic()
            with capture_logs() as logs, pytest.raises(Trouble) as trouble:
                await backend.act(game, user, "pass")
            assert trouble.value.passing
            assert monotonic() - began < BUSY_SECONDS + SLACK
        assert faults(logs) == ["locked"]
        assert (await backend.act(game, user, "pass")).committed == 1
