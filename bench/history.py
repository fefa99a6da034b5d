"""Measures the room that finished games take in the database, before and after their histories are shortened.

`python -m bench.history --games 1000 --folder build`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.figure import Figure
from bench.seating import begun
from bot.delivery.histories import Histories
from bot.store import Store
from bot.tables import Rules, Runner, Services
from engine.robots.random import random_answer
from engine.shipped import FOR_MORE

USERS: Final = (100, 101, 102, 103)
PLAYED: Final = 4
"""The number of games that are played; the other games are copies."""
ENDED: Final = datetime(2026, 1, 1, tzinfo=UTC)
LATER: Final = ENDED + timedelta(days=60)
AGAIN: Final = 0.1
"""The share of all games that is copied once more at the end, to see whether the copies fit into the free pages of the file."""


def rules(everything: bool) -> Rules:
    """The rules of a game of four players: with Corporate Era, or with every expansion and a draft."""
    more = FOR_MORE if everything else ()
    return Rules(seats=len(USERS), corporate_era=True, draft=everything, more=more)


async def played(services: Services, rules: Rules) -> str:
    """Play a random game to its end through the services of the bot."""
    random = Random(1)
    status = await begun(services, USERS, rules)
    game = status.id
    while status.state == "running":
        user = status.at(random.choice(sorted(status.owing))).user
        assert user is not None
        look = await services.play.look(game, user)
        while look.decision is not None:
            picks = random_answer(look.decision, random)
            # Discord's ids of interactions have 19 digits.
            look = await services.play.compose(
                game, user, look.token, [picks], str(10**18 + time.perf_counter_ns()), True
            )
        status = await services.games.status(game)
    return game


def copied(path: Path, games: list[str], numbers: range) -> None:
    """Copy all rows of finished games, taken in turn, under a new id for each of `numbers`."""
    with closing(sqlite3.connect(path)) as connection:
        for number in numbers:
            old, new = games[number % len(games)], f"n{number}"
            for table, own in (
                ("games", "id"),
                ("seats", "game"),
                ("commits", "game"),
                ("sketches", "game"),
                ("wins", "game"),
            ):
                names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
                wanted = {own: f"'{new}'", "interaction": f"interaction || '{number}'"}
                values = ", ".join(wanted.get(name, f'"{name}"') for name in names)
                connection.execute(f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {own} = '{old}'")
            connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def sizes(path: Path) -> tuple[int, int]:
    """The bytes of the database file, and the bytes of its free pages."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages, free, size = (
            connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
        )
    return pages * size, free * size


async def measured(games: int, path: Path, everything: bool) -> dict[str, Any]:
    async with Store(f"sqlite+aiosqlite:///{path}") as store:
        services = Services(Runner(store, now=lambda: ENDED))
        originals = [await played(services, rules(everything)) for _ in range(PLAYED)]
        async with store.writing() as connection:
            # What the bot has said is deleted after thirty days.
            await connection.exec_driver_sql("DELETE FROM outbox")
        entries = sum([(await services.games.status(game)).version + 1 for game in originals]) / PLAYED
        before_course = [await services.history.course(game) for game in originals]
        before_seen = [await services.history.positions(game) for game in originals]
        before_story = [await services.history.story(game, USERS[0], limit=10_000) for game in originals]
    copied(path, originals, range(PLAYED, games))
    before, _ = sizes(path)
    async with Store(f"sqlite+aiosqlite:///{path}") as store:
        services = Services(Runner(store, now=lambda: LATER))
        works = Histories(store, services.history, now=lambda: LATER, days=30)
        began, done = time.process_time(), 0
        while shortened := await works.tick():
            done += shortened
        took = time.process_time() - began
        for game, course, story in zip(originals, before_course, before_story, strict=True):
            assert await services.history.course(game) == course
            assert await services.history.story(game, USERS[0], limit=10_000) == story
        for game, seen in zip(originals, before_seen, strict=True):
            assert await services.history.positions(game) == seen
        async with store.reading() as connection:
            kept = (await connection.exec_driver_sql("SELECT avg(length(steps)) FROM replays")).scalar_one()
        last = f"n{games - 1}"
        assert await services.history.course(last) == before_course[(games - 1) % PLAYED]
    assert done == games
    after, free = sizes(path)
    copied(path, [f"n{n}" for n in range(PLAYED, 2 * PLAYED)], range(games, games + int(games * AGAIN)))
    again, _ = sizes(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")
    vacuumed, _ = sizes(path)
    return {
        "games": games,
        "entries_a_game": entries,
        "before_kb": before / games / 1e3,
        "after_kb": (after - free) / games / 1e3,
        "positions_kb": kept / 1e3,
        "file_after_kb": after / games / 1e3,
        "file_with_more_games_kb": again / games / 1e3,
        "vacuumed_kb": vacuumed / (games + int(games * AGAIN)) / 1e3,
        "ms_a_game": 1e3 * took / games,
    }


def measure(games: int, folder: Path, everything: bool = False) -> dict[str, Any]:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        return asyncio.run(measured(games, Path(place) / "mars.sqlite3", everything))


def figures() -> Iterator[Figure]:
    """The measured figures of this module, for `python -m bench`."""
    found = measure(40, Path("build"))
    yield Figure("entries of a game", found["entries_a_game"], "")
    yield Figure("a finished game, whole", found["before_kb"], "kB")
    yield Figure("the same, shortened", found["after_kb"], "kB", "under 150", found["after_kb"] < 150)
    yield Figure("of it all positions", found["positions_kb"], "kB", "under 10", found["positions_kb"] < 10)
    yield Figure("shortening one", found["ms_a_game"], "ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--folder", type=Path, default=Path("build"))
    parser.add_argument("--everything", action="store_true", help="with every expansion and a draft")
    given = parser.parse_args()
    print(json.dumps({what: round(n, 1) for what, n in measure(given.games, given.folder, given.everything).items()}))


if __name__ == "__main__":
    main()
