"""What statistics cost over 100,000 stored seats, of a server with a fifth of them.

`python -m bench statistics`
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import sqlalchemy as sa

from bench.figure import Figure
from bot.store import Store
from bot.store.schema import games, results, scores, seats
from bot.tables import Runner, Services

GAMES: Final = 25_000
PLAYERS: Final = 4
SERVERS: Final = 5
PEOPLE: Final = 400
"""So many people play in each server."""
LIMIT_MS: Final = 50.0
BEGUN: Final = datetime(2026, 1, 1, tzinfo=UTC)
CORPORATIONS: Final = ("credicor", "ecoline", "helion", "teractor", "thorgate", "phobolog")
MAPS: Final = ("tharsis", "hellas", "elysium")


async def _fill(store: Store) -> None:
    """Store finished games with their results; only the last ones of each server are rated."""
    random, rows = Random(1), dict[sa.Table, list[dict[str, Any]]]()
    for n in range(GAMES):
        id, guild, ended = f"g{n}", 1 + n % SERVERS, BEGUN + timedelta(minutes=20 * n)
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
            score |= {"tr": 40, "corporations": [random.choice(CORPORATIONS)], "preludes": [], "own_share": 1.0}
            rows.setdefault(scores, []).append({**at, **score})
    async with store.writing() as connection:
        for table in (games, seats, results, scores):
            await connection.execute(sa.insert(table), rows[table])


async def _measured() -> dict[str, list[float]]:
    with tempfile.TemporaryDirectory() as folder:
        async with Store(f"sqlite+aiosqlite:///{Path(folder) / 'mars.db'}") as store:
            await _fill(store)
            services = Services(Runner(store, now=lambda: datetime.now(UTC)))
            found: dict[str, list[float]] = {}
            asked = {
                "/stats me": lambda n: services.results.own(1000 + n, 0),
                "/stats server": lambda n: services.results.of_server(1),
                "/stats map": lambda n: services.results.of_server(1, "hellas"),
                "/stats corporation": lambda n: services.results.with_corporation(1, "helion"),
            }
            for what, ask in asked.items():
                for n in range(7):
                    began = process_time()
                    await ask(n)
                    found.setdefault(what, []).append(1e3 * (process_time() - began))
            return found


def figures() -> Iterator[Figure]:
    """Measure each command, with all that it reads and reckons."""
    for what, took in asyncio.run(_measured()).items():
        yield Figure(f"{what}, median", median(took), "ms", f"< {LIMIT_MS:g} ms", median(took) < LIMIT_MS)
