"""How many answers a second the tables commit, beside bare transactions of the same size through the same driver on the same disk.

`python -m bench.store --answers 300 --players 4 --folder build`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa

from bench.figure import Figure
from bot.store import Store
from bot.tables import Rules, Tables
from engine.robots import random_answer

ROWS = 5
USERS = tuple(range(100, 105))


def now() -> datetime:
    return datetime.now(UTC)


async def answered(url: str, answers: int, players: int) -> tuple[list[float], int]:
    """Play at random through the tables; seconds of each committed call, and the mean bytes of a committed row."""
    random = Random(1)
    took: list[float] = []
    async with Store(url) as store:
        tables = Tables(store, now=now)
        game = ""
        while len(took) < answers:
            if not game or (await tables.status(game)).state != "running":
                status = await tables.found(1, 2, USERS[0], "Ann", "Bench", Rules(seats=players))
                game = status.id
                for user in USERS[1:players]:
                    await tables.join(game, user, f"P{user}")
                await tables.start(game, USERS[0])
            owing = sorted((await tables.status(game)).owing)
            user = USERS[random.choice(owing)]
            look = await tables.look(game, user)
            while look.decision is not None and len(took) < answers:
                picks = random_answer(look.decision, random)
                began = time.perf_counter()
                look = await tables.pick(game, user, look.token, picks, f"i{time.perf_counter_ns()}", confirmed=True)
                if look.committed is not None:
                    took.append(time.perf_counter() - began)
        async with store.reading() as connection:
            size = (await connection.execute(sa.text("select avg(length(snapshot)) from commits"))).scalar_one()
        await tables.close()
    return took, round(size)


async def bare(url: str, transactions: int, size: int, rows: int) -> list[float]:
    """Transactions that write `rows` rows, `size` bytes in all, as plain statements, and do nothing else.

    An answer writes five: its entry with the snapshot, the game, who owes what, what is no longer to be said, what is.
    """
    took: list[float] = []
    async with Store(url) as store:
        async with store.writing() as connection:
            await connection.execute(sa.text("create table bare (n integer primary key, data blob)"))
            await connection.execute(sa.text("insert into bare values (0, :data)"), {"data": os.urandom(8)})
        for n in range(1, transactions + 1):
            data = os.urandom(size)
            began = time.perf_counter()
            async with store.writing() as connection:
                await connection.execute(sa.text("insert into bare values (:n, :data)"), {"n": n, "data": data})
                for _ in range(rows - 1):
                    await connection.execute(sa.text("update bare set data = :data where n = 0"), {"data": data[:64]})
            took.append(time.perf_counter() - began)
    return took


def _row(took: list[float]) -> dict[str, Any]:
    return {
        "a_second": round(len(took) / sum(took), 1),
        "median_ms": round(statistics.median(took) * 1e3, 2),
        "p95_ms": round(sorted(took)[int(len(took) * 0.95)] * 1e3, 2),
    }


def measure(answers: int, players: int, folder: Path) -> dict[str, Any]:
    """Both, and their ratio; the database files lie in a temporary folder within `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        took, size = asyncio.run(answered(f"sqlite+aiosqlite:///{place}/tables.sqlite3", answers, players))
        plain = asyncio.run(bare(f"sqlite+aiosqlite:///{place}/bare.sqlite3", answers, size, ROWS))
        one = asyncio.run(bare(f"sqlite+aiosqlite:///{place}/one.sqlite3", answers, size, 1))
    ratio = statistics.median(plain) / statistics.median(took)
    return {
        "answers": _row(took),
        "bare": _row(plain),
        "bare_one_row": _row(one),
        "snapshot_bytes": size,
        "ratio": round(ratio, 2),
    }


def figures() -> Iterator[Figure]:
    """For `python -m bench`."""
    found = measure(300, 4, Path("build"))
    yield Figure("answers committed", found["answers"]["a_second"], "a second")
    yield Figure("one committed answer, median", found["answers"]["median_ms"], "ms")
    yield Figure("bare transactions of the same five rows", found["bare"]["a_second"], "a second")
    yield Figure("bare transactions of one row as large", found["bare_one_row"]["a_second"], "a second")
    yield Figure("answers for each bare transaction", found["ratio"], "", "at least 0.33", found["ratio"] >= 1 / 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--folder", type=Path, default=Path("build"))
    given = parser.parse_args()
    print(json.dumps(measure(given.answers, given.players, given.folder)))


if __name__ == "__main__":
    main()
