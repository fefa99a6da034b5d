"""Measures what a game costs, over sockets: whole games are played by clicks, and everything is counted that grows with them.

    make cost ARGS="--games 2 --players 4"
    make cost ARGS="--games 2 --players 4 --postgres"

One line of JSON for each game: clicks and entries of the history; calls to Discord by what they do, those of clicks apart, which count
for no limit of the bot as a whole; messages by kind; rows and bytes by table, with indexes; processor time of the bot and of
PostgreSQL. Between two turns everything is said, as where people take their time. Players open the panel, do what the greedy
robot would do, and look at nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from bot.store import Store
from bot.store.schema import commits, metadata, outbox
from tests.bot import postgres
from tests.sockets.limits import Limits
from tests.sockets.people import Person, Venue
from tests.sockets.process import Process
from tests.sockets.server import open_discord

NAMES: Final = ("Ann", "Ben", "Cat", "Dora", "Eve")
CLICK: Final = ("callback", "webhook")
"""What answers a click."""
RULES: Final = {"corporate_era": True, "beginners": False}


async def measure(url: str, folder: Path, games: int, players: int, rules: dict[str, Any]) -> list[dict[str, Any]]:
    """Play so many games one after the other on an empty database."""
    async with open_discord(Limits(enforced=False)) as discord, Store(url) as store:
        discord.gateway.identify_seconds = 0
        discord.interactions.acknowledge_seconds = discord.interactions.answer_seconds = 60
        names = NAMES[:players]
        venue = Venue(discord, store, names, grace_seconds=0)
        bot = Process(discord, url, folder, grace_seconds=0, clicks_per_minute=100_000, calls_per_second=10_000)
        try:
            await bot.start()
            await venue.ready()
            found = []
            for _ in range(games):
                calls, clicks, spent = Counter(discord.limits.requests), len(venue.done), await _processor(bot, store)
                bytes, rows = await _sizes(store), await _rows(store)
                game = await venue.begin(*names, **rules)
                while (status := await venue.services.games.status(game)).state == "running":
                    for seat in sorted(status.owing):
                        await Person(venue, game, status.at(seat).name).play()
                        await _said(store)
                entries, messages = await _of_game(store, game)
                found.append(
                    {
                        "database": sa.make_url(url).get_backend_name(),
                        "players": players,
                        "generations": status.generation,
                        "clicks": len(venue.done) - clicks,
                        "entries": entries,
                        "calls": _calls(discord.limits.requests - calls),
                        "messages": messages,
                        "rows": dict(Counter(await _rows(store)) - Counter(rows)),
                        "bytes": dict(Counter(await _sizes(store)) - Counter(bytes)),
                        "processor": {k: round(v - spent[k], 1) for k, v in (await _processor(bot, store)).items()},
                        "memory_mb": round(bot.memory()[1]),
                    }
                )
            return found
        finally:
            bot.kill()


def _calls(made: Counter[str]) -> dict[str, int]:
    """The calls by what they do, and all that count for the limit of the bot as a whole."""
    named = Counter[str]()
    for bucket, n in made.items():
        named["callback" if bucket.endswith("/callback") else bucket] += n
    return {**named, "counted": sum(n for name, n in named.items() if name not in CLICK)}


async def _said(store: Store) -> None:
    """Wait until the outbox is empty."""
    waiting = sa.select(sa.func.count()).select_from(outbox).where(outbox.c.state == "waiting")
    while True:
        async with store.reading() as connection:
            if not (await connection.execute(waiting)).scalar_one():
                return
        await asyncio.sleep(0.02)


async def _of_game(store: Store, game: str) -> tuple[int, dict[str, int]]:
    """The entries of a game, and its messages by kind and how they ended."""
    async with store.reading() as connection:
        query = sa.select(sa.func.count()).select_from(commits).where(commits.c.game == game)
        entries = (await connection.execute(query)).scalar_one()
        kinds = sa.select(outbox.c.kind, outbox.c.state, sa.func.count()).where(outbox.c.game == game)
        sent = await connection.execute(kinds.group_by(outbox.c.kind, outbox.c.state))
        return entries, {f"{kind} {state}": n for kind, state, n in sent}


async def _rows(store: Store) -> dict[str, int]:
    async with store.reading() as connection:
        counts = [(table.name, sa.select(sa.func.count()).select_from(table)) for table in metadata.sorted_tables]
        return {name: (await connection.execute(query)).scalar_one() for name, query in counts}


async def _sizes(store: Store) -> dict[str, int]:
    """The bytes of the tables with their indexes, where the database tells, and of all; on PostgreSQL also those written to its WAL."""
    async with store.reading() as connection:
        if store.sqlite:
            query = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
            return {"all": (await connection.execute(sa.text(query))).scalar_one()}
        query = "SELECT relname, pg_total_relation_size(relid) FROM pg_stat_user_tables"
        found = {row[0]: row[1] for row in await connection.execute(sa.text(query))}
        for name, query in (
            ("all", "SELECT pg_database_size(current_database())"),
            ("wal", "SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint"),
        ):
            found[name] = (await connection.execute(sa.text(query))).scalar_one()
        return found


async def _processor(bot: Process, store: Store) -> dict[str, float]:
    """Seconds of processor time: of the bot, and of PostgreSQL's processes on this machine."""
    found = {"bot": bot.processor()}
    if not store.sqlite:
        async with store.reading() as connection:
            pids = list((await connection.execute(sa.text("SELECT pid FROM pg_stat_activity"))).scalars())
        found["database"] = sum(map(_seconds, pids))
    return found


def _seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make cost ARGS=", description=__doc__)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    with postgres.scratch(on_postgres=given.postgres) as (url, folder):
        for found in asyncio.run(measure(url, folder, given.games, given.players, RULES)):
            print(json.dumps(found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
