"""Measures how many answers the tables commit per second, compared with bare transactions of the same size in the same driver and disk.

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
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import aclosing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import sqlalchemy as sa

from bench.figure import Figure
from bench.seating import begun
from bot.delivery.intents import Intent
from bot.delivery.outbox import Outbox, Sent
from bot.store import Store
from bot.tables import Rules, Runner, Services
from engine.robots.random import random_answer

ROWS = 5
"""The rows that one answer writes: its entry with the save, the game, the players who have to answer, and two rows of the outbox."""
BLOCK = 5
"""Transactions of one kind run in blocks of this size, in turn with the others, so that load on the machine affects all kinds equally."""
PARTS = 10
"""The number of parts of the run for which the ratio is computed, to show its range."""
USERS = tuple(range(100, 105))


AFTER_GRACE = timedelta(minutes=5)
"""How far the outbox's clock is ahead, so that messages which wait for the minute of grace count too."""


def now() -> datetime:
    return datetime.now(UTC)


def after_grace() -> datetime:
    return now() + AFTER_GRACE


class Silent:
    """A sender that sends nothing, so that the outbox is emptied as in a running bot."""

    async def send(self, intent: Intent) -> Sent:
        return Sent()


class Answered(NamedTuple):
    """The seconds of one answer: until its commit, and until the outbox has delivered all messages that follow from it."""

    committed: float
    said: float


async def answers(store: Store, players: int) -> AsyncGenerator[Answered, None]:
    """Play random games through the tables without end, and yield the seconds of each committed answer."""
    random, services, outbox = Random(1), Services(Runner(store, now=now)), Outbox(store, Silent(), now=after_grace)
    while True:
        status = await begun(services, USERS[:players], Rules(seats=players))
        game = status.id
        while status.state == "running":
            user = status.at(random.choice(sorted(status.owing))).user
            assert user is not None
            look = await services.play.look(game, user)
            while look.decision is not None:
                picks = random_answer(look.decision, random)
                began = time.perf_counter()
                look = await services.play.compose(
                    game, user, look.token, [picks], f"i{time.perf_counter_ns()}", confirmed=True
                )
                took = time.perf_counter() - began
                if look.committed is not None:
                    await outbox.tick()
                    yield Answered(took, time.perf_counter() - began)
            status = await services.games.status(game)


async def bare(store: Store, size: int, rows: int) -> AsyncGenerator[float, None]:
    """Yield the seconds of each transaction that only writes `rows` rows, `size` bytes in all, by plain statements."""
    async with store.writing() as connection:
        await connection.execute(sa.text("create table bare (n integer primary key, data blob)"))
        await connection.execute(sa.text("insert into bare values (0, :data)"), {"data": os.urandom(8)})
    n = 0
    while n := n + 1:
        data = os.urandom(size)
        began = time.perf_counter()
        async with store.writing() as connection:
            await connection.execute(sa.text("insert into bare values (:n, :data)"), {"n": n, "data": data})
            for _ in range(rows - 1):
                await connection.execute(sa.text("update bare set data = :data where n = 0"), {"data": data[:64]})
        yield time.perf_counter() - began


class Took(NamedTuple):
    """The seconds of each transaction, by kind; entries with equal index were measured one after the other."""

    answers: list[Answered]
    same: list[float]
    """Bare transactions with the same number of rows."""
    one: list[float]
    """Bare transactions with one row."""


async def alternating(folder: str, blocks: int, players: int, size: int) -> Took:
    """Measure a block of each kind of transaction in turn; the first block of each kind is only for warming up."""

    def url(name: str) -> str:
        return f"sqlite+aiosqlite:///{folder}/{name}.sqlite3"

    took = Took([], [], [])
    async with (
        Store(url("tables")) as played,
        Store(url("bare")) as same,
        Store(url("one")) as one,
        aclosing(answers(played, players)) as first,
        aclosing(bare(same, size, ROWS)) as second,
        aclosing(bare(one, size, 1)) as third,
    ):
        for _ in range(blocks + 1):
            took.answers.extend([await anext(first) for _ in range(BLOCK)])
            took.same.extend([await anext(second) for _ in range(BLOCK)])
            took.one.extend([await anext(third) for _ in range(BLOCK)])
    return Took(took.answers[BLOCK:], took.same[BLOCK:], took.one[BLOCK:])


def _pace(took: Sequence[float]) -> dict[str, float]:
    return {
        "a_second": round(len(took) / sum(took), 1),
        "median_ms": round(statistics.median(took) * 1e3, 2),
        "p95_ms": round(sorted(took)[int(len(took) * 0.95)] * 1e3, 2),
    }


def _ratio(bare: Sequence[float], took: Sequence[float]) -> dict[str, float]:
    """The rate of answers divided by that of bare transactions: for the whole run, and the lowest and the highest of its parts."""

    def of(part: slice) -> float:
        return round(sum(bare[part]) / sum(took[part]), 2)

    long = max(1, len(took) // PARTS)
    parts = [of(slice(at, at + long)) for at in range(0, long * PARTS, long) if at < len(took)]
    return {"all": of(slice(None)), "from": min(parts), "to": max(parts)}


def measure(answers: int, players: int, folder: Path, size: int = 1100) -> dict[str, Any]:
    """Measure all kinds of transactions and their ratios; the database files are in a temporary folder within `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        took = asyncio.run(alternating(place, max(1, answers // BLOCK), players, size))
    committed, said = [one.committed for one in took.answers], [one.said for one in took.answers]
    return {
        "answers": _pace(committed),
        "answers_said": _pace(said),
        "bare": _pace(took.same),
        "bare_one_row": _pace(took.one),
        "ratio": _ratio(took.same, committed),
        "ratio_said": _ratio(took.same, said),
        "ratio_one_row": _ratio(took.one, committed),
    }


def figures() -> Iterator[Figure]:
    """The measured figures of this module, for `python -m bench`."""
    found = measure(600, 4, Path("build"))
    yield Figure("answers committed", found["answers"]["a_second"], "a second")
    yield Figure("one committed answer, median", found["answers"]["median_ms"], "ms")
    yield Figure("answers committed, and all that follows said", found["answers_said"]["a_second"], "a second")
    yield Figure("the same of one answer, median", found["answers_said"]["median_ms"], "ms")
    yield Figure("bare transactions of the same five rows", found["bare"]["a_second"], "a second")
    yield Figure("bare transactions of one row as large", found["bare_one_row"]["a_second"], "a second")
    ratios = (
        ("answers for each bare transaction", "ratio", 1 / 3),
        ("the same, all that follows said", "ratio_said", 0),
        ("answers for each bare transaction of one row", "ratio_one_row", 1 / 3),
    )
    for what, key, least in ratios:
        ratio = found[key]
        goal = "at least 0.33" if least else ""
        yield Figure(f"{what} ({ratio['from']} to {ratio['to']})", ratio["all"], "", goal, ratio["all"] >= least)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=600)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--folder", type=Path, default=Path("build"))
    given = parser.parse_args()
    print(json.dumps(measure(given.answers, given.players, given.folder)))


if __name__ == "__main__":
    main()
