"""After `kill -9` at any moment, every order ahead fires exactly once, also where two processes fire orders on one database."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from bot.log import set_up
from bot.store.history import picks_of
from tests.bot.backend import HOUR, MINUTE, Backend, Clock, open_backend

pytestmark = pytest.mark.once

HERE = Path(__file__).resolve()
GAMES = 8
"""Games with orders at a time: one look at the due orders takes long enough to be killed in it."""
POWER = "project:power-plant"


async def prepare(url: str) -> None:
    """Start games in which one player has passed, the next has ordered a whole turn, and the last a pass; all orders are due."""
    async with open_backend(url) as backend:
        for _ in range(GAMES):
            status = await backend.game()
            (first,) = status.owing
            second, third = (status.at((first + n) % 3).user for n in (1, 2))
            assert second is not None
            assert third is not None
            await backend.services.orders.begin(status.id, second, None, "order")
            look = await backend.services.play.look(status.id, second)
            look = await backend.services.play.compose(
                status.id, second, look.token, [[POWER]], f"{status.id} composes"
            )
            await backend.services.orders.give(status.id, second, look.token, f"{status.id} orders")
            await backend.services.orders.give_plain(status.id, third, "pass", f"{status.id} orders a pass")
            user = status.at(first).user
            assert user is not None
            await backend.services.play.compose(status.id, user, None, [["pass"]], f"{status.id} passes", True)


async def firing(url: str, after: int) -> None:
    """The process that is killed: it fires orders until none is due; each hour of `after` is one start of it."""
    set_up("WARNING")
    clock = Clock()
    clock.advance(HOUR * after)
    async with open_backend(url, clock) as backend:
        print("ready", flush=True)
        while await armed(backend):
            clock.advance(2 * MINUTE)
            await backend.orders.tick()
        print("done", flush=True)


async def armed(backend: Backend) -> int:
    return len(await backend.rows("SELECT id FROM orders WHERE state = 'armed'"))


def started(url: str, after: int) -> subprocess.Popen[str]:
    code = f"import asyncio; from tests.bot.test_kill_orders import firing; asyncio.run(firing({url!r}, {after}))"
    return subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=HERE.parents[2], text=True
    )


def killed(processes: list[subprocess.Popen[str]], pause: float | None) -> int:
    """Wait until all fire orders, then kill them after `pause`, or let them finish; returns how many did not."""
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n", process.communicate()
    if pause is not None:
        time.sleep(pause)
        for process in processes:
            if process.poll() is None:
                os.kill(process.pid, signal.SIGKILL)
    said = [process.communicate() for process in processes]
    assert [error for _, error in said] == [""] * len(processes)
    return sum("done" not in out for out, _ in said)


async def fires_once(url: str, kills: int, processes: int = 1) -> None:
    """Kill so many processes while they fire orders, several at a time, and check what the database holds in the end."""
    random, hit, after = Random(kills), 0, 0
    while hit < kills:
        await prepare(url)
        left = -1
        while left:
            after += 1
            pause = random.random() * 0.2 if hit < kills else None
            hit += killed([started(url, after) for _ in range(processes)], pause)
            async with open_backend(url) as backend:
                left = await armed(backend)
    async with open_backend(url) as backend:
        for (game,) in await backend.rows("SELECT id FROM games"):
            await whole(backend, game)


async def whole(backend: Backend, game: str) -> None:
    """Check that each order has fired once, with its messages, and that nothing else has happened."""
    query = "SELECT number, by_order, picks FROM commits WHERE game = :g ORDER BY number"
    found = [
        (row.number, bool(row.by_order), [list(p) for p in picks_of(row._mapping)])
        for row in await backend.rows(query, g=game)
    ]
    done = [(False, []), (False, [["pass"]]), (True, [[POWER]]), (True, [["end"]]), (True, [["pass"]])]
    assert found == [(number, *what) for number, what in enumerate(done)]
    assert await backend.rows("SELECT id FROM orders WHERE game = :g", g=game) == []
    logs = await backend.rows("SELECT entry FROM outbox WHERE game = :g AND kind = 'log' ORDER BY entry", g=game)
    assert logs == [(1,), (2,), (3,), (4,)]
    status = await backend.services.games.status(game)
    (asked,) = status.owing
    assert status.version == 4
    turns = await backend.rows(
        "SELECT payload FROM outbox WHERE game = :g AND kind = 'turn' AND state = 'waiting'", g=game
    )
    assert len(turns) == 1
    assert f'"seats": [{asked}]' in str(turns[0][0]).replace("'", '"')


@pytest.mark.slow
@pytest.mark.timeout(600)  # every process begins anew
@pytest.mark.parametrize("processes", [1, pytest.param(2, marks=pytest.mark.soak)])
async def test_row_16_orders_fire_once_although_their_process_is_killed(tmp_path: Path, processes: int) -> None:
    await fires_once(f"sqlite+aiosqlite:///{tmp_path}/mars.db", 2, processes)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("processes", [1, 2])
async def test_row_16_orders_fire_once_although_their_process_is_killed_many_times(
    tmp_path: Path, processes: int
) -> None:
    await fires_once(f"sqlite+aiosqlite:///{tmp_path}/mars.db", 150, processes)
