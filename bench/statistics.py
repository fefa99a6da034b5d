"""What each query of statistics costs over 25,000 games with 100,000 stored seats, 10,000 games of them in one server.

`python -m bench statistics`, on SQLite, and on PostgreSQL where its programs are installed. Processor time, of the server too: times on
the clock say how busy the machine is.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bench.figure import Figure
from bot.store import Store
from bot.store import results as stored
from bot.store.schema import games, played_corporations, results, scores, seats
from bot.tables.rating import WHOLE
from engine.expansions import shipped_cards
from tests.bot import postgres

GAMES: Final = 25_000
PLAYERS: Final = 4
LARGEST: Final = 10_000
"""The number of games played in one server; the other games are divided among the other servers."""
SERVERS: Final = 5
PEOPLE: Final = 400
"""The number of players in each server."""
LIMIT_MS: Final = 50.0
TIMES: Final = 10
AT_ONCE: Final = 1_000
"""The number of rows stored by one statement."""
TICK: Final = os.sysconf("SC_CLK_TCK")
BEGUN: Final = datetime(2026, 1, 1, tzinfo=UTC)
CORPORATIONS: Final = tuple(card.key for card in shipped_cards() if card.kind == "corporation")[:12]
"""Twelve corporations, as many as the base game has; with more of them, fewer seats would share a corporation."""
MAPS: Final = ("tharsis", "hellas", "elysium")


async def _fill(store: Store) -> None:
    """Store finished games with their results; only the newest games of each server are rated."""
    random, rows = Random(1), dict[sa.Table, list[dict[str, Any]]]()
    for n in range(GAMES):
        guild = 1 if n < LARGEST else 2 + n % (SERVERS - 1)
        id, ended = f"g{n}", BEGUN + timedelta(minutes=20 * n)
        people = random.sample(range(1000 * guild, 1000 * guild + PEOPLE), PLAYERS)
        row = {"id": id, "guild": guild, "channel": 2, "name": id, "host": people[0], "state": "over", "rules": {}}
        rows.setdefault(games, []).append({**row, "version": 9, "created": ended, "started": ended, "ended": ended})
        result = {"game": id, "guild": guild, "ended": ended, "map": random.choice(MAPS), "expansions": []}
        result |= {"players": PLAYERS, "generations": random.randrange(8, 14), "rated": n % 3 == 0, "how": "played"}
        rows.setdefault(results, []).append(result)
        for seat, user in enumerate(people):
            at = {"game": id, "seat": seat}
            rows.setdefault(seats, []).append({**at, "user": user, "name": f"P{user}", "joined": ended})
            score = {"place": seat + 1, "won": seat == 0, "points": random.randrange(40, 130), "by_source": {"tr": 40}}
            corporation = random.choice(CORPORATIONS)
            score |= {"tr": 40, "corporations": [corporation], "preludes": [], "own_share": 1.0}
            rows.setdefault(scores, []).append({**at, **score})
            played = {**at, "corporation": corporation, "guild": guild, "players": PLAYERS}
            played |= {key: score[key] for key in ("won", "place", "points")}
            rows.setdefault(played_corporations, []).append(played)
    for table in (games, seats, results, scores, played_corporations):
        for first in range(0, len(rows[table]), AT_ONCE):
            async with store.writing() as connection:
                await connection.execute(sa.insert(table), rows[table][first : first + AT_ONCE])
    async with store.writing() as connection:
        await connection.execute(sa.text("ANALYZE"))


SOME: Final = [(f"g{3 * n}", BEGUN, "played") for n in range(stored.RATED_AT_ONCE)]
QUERIES: Final[dict[str, Callable[[AsyncConnection, int], Awaitable[Any]]]] = {
    "the seats of a person": lambda c, n: stored.of_user(c, 1000 + n),
    "the rated games of a server": lambda c, n: stored.rated_games(c, 1),
    "the seats of 500 of them": lambda c, n: stored.rated_seats(c, SOME),
    "the means of a server": lambda c, n: stored.course(c, 1),
    "its maps": lambda c, n: stored.maps(c, 1),
    "its records": lambda c, n: stored.most_points(c, 1, 5, WHOLE),
    "its means on a map": lambda c, n: stored.course(c, 1, "hellas"),
    "its records on a map": lambda c, n: stored.most_points(c, 1, 5, WHOLE, "hellas"),
    "its seats with a corporation": lambda c, n: stored.with_corporation(c, 1, CORPORATIONS[3]),
}


async def _of_server(connection: AsyncConnection) -> float:
    """The seconds of processor time that PostgreSQL's process for this connection has taken; SQLite runs in our own."""
    if connection.dialect.name == "sqlite":
        return 0.0
    process = (await connection.execute(sa.text("SELECT pg_backend_pid()"))).scalar_one()
    return _taken(Path(f"/proc/{process}/stat"))


def _taken(stat: Path) -> float:
    fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


async def _measured(url: str) -> dict[str, float]:
    """The milliseconds of processor time of each query."""
    async with Store(url) as store:
        await _fill(store)
        found: dict[str, float] = {}
        for what, query in QUERIES.items():
            async with store.reading() as connection:
                await query(connection, 0)
                began, began_there = process_time(), await _of_server(connection)
                for n in range(TIMES):
                    await query(connection, n)
                took = process_time() - began + await _of_server(connection) - began_there
                found[what] = 1e3 * took / TIMES
        return found


def figures() -> Iterator[Figure]:
    """Measure each query on each database."""
    for on_postgres in (False, True) if postgres.CONTROL else (False,):
        name = "PostgreSQL" if on_postgres else "SQLite"
        with postgres.scratch(on_postgres=on_postgres) as (url, _folder):
            took = asyncio.run(_measured(url))
        for what, ms in took.items():
            yield Figure(f"{name}, {what}", ms, "ms", f"< {LIMIT_MS:g} ms", ms < LIMIT_MS)
