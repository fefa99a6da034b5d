"""Kills the bot with `kill -9` at random moments while three games are played by clicks, and checks that nothing is lost or doubled.

    make kills ARGS="--kills 200"
    make kills ARGS="--kills 100 --postgres"

On SQLite one process is killed and started again, on PostgreSQL one of two with a shard each. After the last kill the games are
played to their ends. Every problem is a line; the exit code is 1 if there is one. `--folder` keeps database and logs.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, Final

import sqlalchemy as sa

from bot.delivery.outbox import nonce
from bot.store import Store, history
from bot.store.schema import commits, outbox
from engine import load, save
from engine.scoring import all_points
from tests.bot import postgres
from tests.sockets.loopback import Discord
from tests.sockets.people import Person, Venue
from tests.sockets.process import Process
from tests.sockets.server import open_discord
from tests.sockets.world import Posted

NAMES: Final = (("Ann", "Ben"), ("Cat", "Dora"), ("Eve", "Finn"))
PAUSES: Final = (0.0, 3.0)
"""Between so many seconds pass from the moment a process is connected until the next kill."""
QUIET_SECONDS: Final = 60
"""The longest wait until everything is said, after the last answer."""


class Player(Person):
    """Remembers which entry of the history each answered click has made."""

    def __init__(self, venue: Venue, game: str, name: str, confirmed: dict[tuple[str, int], int]) -> None:
        super().__init__(venue, game, name)
        self._confirmed = confirmed

    async def play_on(self) -> bool:
        known = len(self.at.done)
        whole = await super().play_on()
        clicks = {str(made.id): made.id for made in self.at.done[known:]}
        async with self.at.store.reading() as connection:
            query = sa.select(commits.c.game, commits.c.number, commits.c.interaction)
            for game, number, click in await connection.execute(query.where(commits.c.interaction.in_(clicks))):
                self._confirmed[game, number] = clicks[click]
        return whole


class Table:
    """One place at which games are played, one after the other, until it is time to stop."""

    def __init__(self, venue: Venue) -> None:
        self.venue = venue
        self.games: list[str] = []
        self.confirmed: dict[tuple[str, int], int] = {}
        self.failures = 0

    async def play(self, enough: asyncio.Event) -> None:
        while not self.games or not enough.is_set():
            game = await self._begun()
            self.games.append(game)
            people = {name: Player(self.venue, game, name, self.confirmed) for name in self.venue.members}
            while (status := await self.venue.tables.status(game)).state == "running":
                for seat in sorted(status.owing):
                    self.failures += not await people[status.at(seat).name].play_on()

    async def _begun(self) -> str:
        """Found and start a game; what fails is tried again."""
        while True:
            try:
                return await self.venue.begin(*self.venue.members)
            except Exception:  # the process was killed in between
                self.failures += 1
                for status in await self.venue.tables.games_of(next(iter(self.venue.members.values())).id):
                    if status.state == "running":
                        return status.id
                    await self.venue.tables.cancel(status.id, status.host)


async def killing(processes: list[Process], kills: int, random: Random, enough: asyncio.Event) -> None:
    """Kill and restart processes; let the games end then."""
    for n in range(kills):
        process = random.choice(processes)
        await asyncio.sleep(random.uniform(*PAUSES))
        process.kill()
        await process.start()
        print(f"{time.strftime('%H:%M:%S')} kill {n + 1} of {kills}: {process.name}", flush=True)
    enough.set()


# --- what must hold -----------------------------------------------------------------------------------------------------


async def problems(store: Store, discord: Discord, tables: list[Table]) -> list[str]:
    """Return a sentence for everything that is wrong."""
    found = [f"a request to an unknown route: {strange}" for strange in set(discord.strange)]
    for table in tables:
        for game in table.games:
            found += [f"{game}: {wrong}" for wrong in await _of_game(store, discord, table, game)]
    async with store.reading() as connection:
        late = sa.select(outbox.c.id, outbox.c.kind, outbox.c.game).where(outbox.c.state.in_(("waiting", "failed")))
        for id, kind, game in await connection.execute(late):
            found.append(f"{game}: message {id} ({kind}) was never sent")
    return found


async def _of_game(store: Store, discord: Discord, table: Table, game: str) -> list[str]:
    async with store.reading() as connection:
        rows = (
            (await connection.execute(sa.select(commits).where(commits.c.game == game).order_by(commits.c.number)))
            .mappings()
            .all()
        )
        snapshots = [await history.snapshot(connection, game, n) for n in (0, rows[-1]["number"])]
        said = (await connection.execute(sa.select(outbox).where(outbox.c.game == game))).mappings().all()
    return [*_history(table, game, rows), *_replayed(rows, *snapshots), *_announced(discord, said, load(snapshots[1]))]


def _history(table: Table, game: str, rows: Any) -> Iterator[str]:
    if [row["number"] for row in rows] != list(range(len(rows))):
        yield "entries are missing"
    clicks = Counter(row["interaction"] for row in rows if row["interaction"])
    yield from (f"click {click} has made {n} entries" for click, n in clicks.items() if n > 1)
    kept = {row["number"]: row["interaction"] for row in rows}
    for (of, number), click in table.confirmed.items():
        if of == game and kept.get(number) != str(click):
            yield f"entry {number}, which click {click} had made, is lost"


def _replayed(rows: Any, first: bytes, last: bytes) -> Iterator[str]:
    """Give all answers again by the rules, and compare the end."""
    game = load(first)
    for row in rows:
        if row["kind"] == "answer" and not row["undone"]:
            for picks in history.picks_of(row):
                game.answer(row["seat"], picks)
    if save(game) != save(load(last)):
        yield "the answers, given again, lead to another position"


def _announced(discord: Discord, rows: Any, end: Any) -> Iterator[str]:
    by_nonce: dict[str, list[Posted]] = {}
    for message in discord.world.messages.values():
        if message.nonce:
            by_nonce.setdefault(message.nonce, []).append(message)
    results = [row for row in rows if row["kind"] == "result"]
    if len(results) != 1:
        yield f"{len(results)} results"
    for row in rows:
        posted = by_nonce.get(nonce(row["game"], str(row["id"]), row["created"]), [])
        if len(posted) > 1:
            yield f"message {row['id']} ({row['kind']}) was posted {len(posted)} times"
        if row["kind"] in ("turn", "result", "prompt") and row["state"] == "sent" and row["message"] and not posted:
            yield f"message {row['id']} ({row['kind']}) is not there"
    for row in results:
        message = discord.world.messages.get(row["message"] or 0)
        words = str(message.data["components"]) if message is not None else ""
        for points in all_points(end):
            if str(sum(points.values())) not in words:
                yield f"the result does not tell {sum(points.values())} points"


# --- the run ------------------------------------------------------------------------------------------------------------


async def run(kills: int, seed: int, url: str, folder: Path, pair: bool) -> list[str]:
    random, began = Random(seed), time.monotonic()
    async with open_discord() as discord, Store(url) as store:
        discord.gateway.identify_seconds = 0
        discord.interactions.answer_seconds = 5
        discord.gateway.identifies_left = 10 * kills + 1000
        settings: dict[str, Any] = {"grace_seconds": 1}
        processes = [Process(discord, url, folder, **settings)]
        if pair:
            processes = [Process(discord, url, folder, f"bot{n}", shards=2, shard_ids=n, **settings) for n in range(2)]
        tables: list[Table] = []
        for n, names in enumerate(NAMES):
            tables.append(Table(Venue(discord, store, names, shard=n % 2, grace_seconds=1)))
        try:
            for process in processes:
                await process.start()
            await tables[0].venue.ready()
            enough = asyncio.Event()
            async with asyncio.TaskGroup() as group:
                group.create_task(killing(processes, kills, random, enough))
                for table in tables:
                    group.create_task(table.play(enough))
            await _all_said(store)
            found = await problems(store, discord, tables)
            errors = sum(len(process.logged("error")) for process in processes)
            repeated = sum(message.repeated for message in discord.world.messages.values())
            print(
                f"{kills} kills, {sum(len(t.games) for t in tables)} games finished, {sum(len(t.confirmed) for t in tables)} "
                f"answers confirmed, {sum(t.failures for t in tables)} clicks failed and were tried again, {repeated} messages "
                f"known by their nonces, {errors} errors logged, {len(found)} problems, {time.monotonic() - began:.0f} s"
            )
            return found
        finally:
            for process in processes:
                process.kill()


async def _all_said(store: Store) -> None:
    """Wait until the outbox is empty, or too long."""
    until = time.monotonic() + QUIET_SECONDS
    while time.monotonic() < until:
        async with store.reading() as connection:
            query = sa.select(sa.func.count()).select_from(outbox).where(outbox.c.state == "waiting")
            if not (await connection.execute(query)).scalar_one():
                return
        await asyncio.sleep(0.5)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make kills ARGS=", description=__doc__)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="two processes, one of which is killed and replaced")
    parser.add_argument("--folder", type=Path, help="keep database and logs here")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = given.folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        url = f"sqlite+aiosqlite:///{folder.resolve()}/mars.sqlite3"
        if given.postgres:
            url = asyncio.run(postgres.migrated(stack.enter_context(postgres.running())))
        found = asyncio.run(run(given.kills, given.seed, url, folder, given.postgres))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
