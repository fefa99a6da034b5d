"""Kills the bot with `kill -9` at random moments while three games are played by clicks, and checks that nothing is lost or doubled.

    make kills ARGS="--kills 200"
    make kills ARGS="--kills 100 --postgres"

On SQLite one process is killed and started again, on PostgreSQL one of two with a shard each. After the last kill the games are
played to their ends. Every problem is a line; the exit code is 1 if there is one. `--folder` keeps database and logs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import sqlalchemy as sa

from bot.components import Click
from bot.store import Store
from bot.store.schema import commits, outbox
from bot.tables import Look
from engine.core import Decision
from tests.bot import postgres
from tests.bot.backend import eventually
from tests.bot.server import Shown
from tests.sockets.intact import posted_late, problems
from tests.sockets.loopback import Discord
from tests.sockets.people import FAILURES, Person, Venue
from tests.sockets.process import Process
from tests.sockets.server import open_discord

NAMES: Final = (("Ann", "Ben"), ("Cat", "Dora"), ("Eve", "Finn"))
REQUESTS: Final = (0, 30)
"""Between so many requests to Discord are made from the moment a process is connected until the next kill."""
PAUSES: Final = (0.0, 0.1)
"""Between so many seconds pass after the last of these requests."""
PATIENCE_SECONDS: Final = 30
"""The longest wait for these requests."""
MOST_FAILURES: Final = 100
"""After so many clicks in a row have failed the run is given up."""
QUIET_SECONDS: Final = 60
"""The longest wait until everything is said, after the last answer."""


class Player(Person):
    """Remembers which entry of the history each answered click has made, and checks that no answer shows more than is kept."""

    def __init__(self, table: Table, game: str, name: str) -> None:
        super().__init__(table.venue, game, name)
        self._table = table

    async def play_on(self) -> bool:
        known = len(self.at.done)
        whole = await super().play_on()
        clicks = {str(made.id): made.id for made in self.at.done[known:]}
        async with self.at.store.reading() as connection:
            query = sa.select(commits.c.game, commits.c.number, commits.c.interaction)
            for game, number, click in await connection.execute(query.where(commits.c.interaction.in_(clicks))):
                self._table.confirmed[game, number] = clicks[click]
        return whole

    async def _step(self, shown: Shown, look: Look, decision: Decision) -> Shown:
        shown = await super()._step(shown, look, decision)
        # A token grows with every pick, and the player's own buttons hold it; nobody else plays meanwhile.
        clicks = [click for click in map(Click.read, shown.buttons) if click is not None and click.token]
        told = {click.token for click in clicks if click.game == self.game}
        kept = (await self.look()).token
        if told and max(told) != kept:
            self._table.untrue.append(f"{self.game}: {self.name} was shown question {max(told)}, and {kept} is kept")
        self._table.compared += bool(told)
        return shown


class Table:
    """One place at which games are played, one after the other, until it is time to stop."""

    def __init__(self, venue: Venue) -> None:
        self.venue = venue
        self.games: list[str] = []
        self.confirmed: dict[tuple[str, int], int] = {}
        self.untrue: list[str] = []
        """A sentence for each answered click whose answer showed what was not kept."""
        self.compared = 0
        """The answers that were compared with what is kept."""
        self.failures = 0

    async def play(self, enough: asyncio.Event) -> None:
        while not self.games or not enough.is_set():
            game = await self._begun()
            self.games.append(game)
            people = {name: Player(self, game, name) for name in self.venue.members}
            in_a_row = 0
            while (status := await self.venue.services.games.status(game)).state == "running":
                for seat in sorted(status.owing):
                    whole = await people[status.at(seat).name].play_on()
                    self.failures += not whole
                    in_a_row = 0 if whole else in_a_row + 1
                    if in_a_row > MOST_FAILURES:
                        raise AssertionError(f"{game} does not go on: {people[status.at(seat).name].failed[-3:]}")

    async def _begun(self) -> str:
        """Found and start a game; what fails is tried again."""
        while True:
            try:
                return await self.venue.begin(*self.venue.members)
            except FAILURES:  # the process was killed in between
                self.failures += 1
                for status in await self.venue.services.games.of_user(next(iter(self.venue.members.values())).id):
                    if status.state == "running":
                        return status.id
                    await self.venue.services.lobby.cancel(status.id, status.host)


async def killing(
    discord: Discord, processes: list[Process], kills: int, until: float, random: Random, enough: asyncio.Event
) -> int:
    """Kill and restart processes so often, or until a moment, and let the games end then; return how often."""
    n = 0
    while n < kills and time.monotonic() < until:
        process = random.choice(processes)
        asked = discord.requests + random.randint(*REQUESTS)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                await eventually(lambda: discord.requests >= asked)  # noqa: B023
        await asyncio.sleep(random.uniform(*PAUSES))
        process.kill()
        discord.interactions.lose(process.serves)
        await process.start()
        discord.interactions.lose(process.serves)  # and what was clicked meanwhile
        n += 1
        print(f"{time.strftime('%H:%M:%S')} kill {n} of {kills}: {process.name}", flush=True)
    enough.set()
    return n


# --- the run ------------------------------------------------------------------------------------------------------------


async def run(kills: int, minutes: float, seed: int, url: str, folder: Path, pair: bool) -> list[str]:
    random, began = Random(seed), time.monotonic()
    async with open_discord() as discord, Store(url) as store:
        discord.gateway.identify_seconds = 0
        # Whose process dies learns that at once; a busy machine is no defect of the bot.
        discord.interactions.acknowledge_seconds = discord.interactions.answer_seconds = 120
        discord.gateway.identifies_left = 10 * kills + 1000
        settings: dict[str, Any] = {"grace_seconds": 1, "clicks_per_minute": 100_000, "forked": True}
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
                until = began + 60 * minutes
                killed = group.create_task(killing(discord, processes, kills, until, random, enough))
                for table in tables:
                    group.create_task(table.play(enough))
            await _all_said(store)
            played = [game for table in tables for game in table.games]
            confirmed = {entry: click for table in tables for entry, click in table.confirmed.items()}
            found = [wrong for table in tables for wrong in table.untrue]
            found += await problems(store, discord, played, confirmed)
            if len(confirmed) < killed.result() or not sum(table.compared for table in tables):
                found.append("too little was played to show anything")
            errors = Counter(line["event"] for process in processes for line in process.logged("error"))
            about = {
                "kills": killed.result(),
                "games": len(played),
                "answers": len(confirmed),
                "screens_compared": sum(table.compared for table in tables),
                "clicks_failed": sum(table.failures for table in tables),
                "known_by_nonce": sum(message.repeated for message in discord.world.messages.values()),
                "posted_again_after_minutes": posted_late(discord),
                "errors_logged": dict(errors),
                "problems": len(found),
                "seconds": round(time.monotonic() - began),
            }
            print(json.dumps(about), flush=True)
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
    parser.add_argument("--minutes", type=float, default=600, help="after which no more kills are made")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="two processes, one of which is killed and replaced")
    parser.add_argument("--folder", type=Path, help="keep database and logs here")
    given = parser.parse_args()
    with postgres.scratch(on_postgres=given.postgres, kept=given.folder) as (url, folder):
        found = asyncio.run(run(given.kills, given.minutes, given.seed, url, folder, given.postgres))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
