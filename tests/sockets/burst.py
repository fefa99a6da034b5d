"""Measures what waits behind many reminders, with Discord's limits enforced, over sockets.

    make burst ARGS="--games 1095"               all reminders are due at once, while people of other games play
    make burst ARGS="--games 5000 --hour"        Discord is away for an hour, and meanwhile everything becomes due

Prints how long a message about a turn waited, how many reminders were sent, and how many requests were refused. Turns are committed by
another process, so on SQLite up to 2 s of the wait pass until the bot looks. After an hour without Discord it also tells how many
reminders were sent before the last mention, and how many of them were pointless.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

import sqlalchemy as sa
from discord.utils import utcnow

from bot.store import Store
from bot.store.schema import dues, outbox
from bot.tables import Tables
from tests.bot import postgres
from tests.bot.backend import eventually
from tests.sockets.crowd import Copy, answer, crowd, percentile
from tests.sockets.loopback import Discord
from tests.sockets.process import Process
from tests.sockets.server import open_discord
from tests.sockets.world import DIRECT, Posted

OTHERS: Final = 40
"""Games whose players play on meanwhile."""
EVERY_SECONDS: Final = 1.0
MOST_ANSWERS: Final = 20
HOUR: Final = 3600.0
FIRST_SECONDS: Final = 180
"""The longest wait for the first reminder."""


class Heard:
    """When each message arrived, by its channel."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord
        self.posts: list[tuple[float, Posted]] = []
        discord.hear = lambda message: self.posts.append((time.monotonic(), message))

    def direct(self) -> list[tuple[float, Posted]]:
        return [(at, m) for at, m in self.posts if self._discord.world.channels[m.channel]["type"] == DIRECT]

    def public(self, thread: int = 0) -> list[tuple[float, Posted]]:
        found = [(at, m) for at, m in self.posts if self._discord.world.channels[m.channel]["type"] != DIRECT]
        return [(at, m) for at, m in found if not thread or m.channel == thread]


async def turn_passes(tables: Tables, copy: Copy) -> None:
    """Let whoever is asked answer until somebody else is asked."""
    random = Random(copy.game)
    for n in range(MOST_ANSWERS):
        status = await tables.status(copy.game)
        if copy.owing[0] not in [status.at(seat).user for seat in status.owing]:
            return
        await answer(tables, copy.game, copy.owing[0], random, f"{copy.game} {n}")


async def _remind(store: Store, copies: list[Copy], seconds: float) -> None:
    """Let the reminders of these games become due in so many seconds."""
    async with store.writing() as connection:
        for copy in copies:
            due = sa.update(dues).where(dues.c.game == copy.game)
            await connection.execute(due.values(remind_at=utcnow() + timedelta(seconds=seconds)))


async def _waiting(store: Store) -> int:
    async with store.reading() as connection:
        query = sa.select(sa.func.count()).select_from(outbox).where(outbox.c.state == "waiting")
        return (await connection.execute(query)).scalar_one()


async def burst(url: str, folder: Path, count: int, longest: float) -> dict[str, Any]:
    """All reminders at once."""
    async with open_discord() as discord, Store(url) as store:
        discord.gateway.identify_seconds = 0
        copies = await crowd(discord, store, count + OTHERS)
        reminded, others = copies[:count], copies[count:]
        heard, tables = Heard(discord), Tables(store, now=utcnow, grace_seconds=0)
        bot = Process(discord, url, folder, grace_seconds=0)
        await _remind(store, reminded, 8)
        try:
            await bot.start()
            committed = list[tuple[Copy, float]]()
            async with asyncio.timeout(FIRST_SECONDS):
                await eventually(heard.direct)
            first = time.monotonic()
            while len(heard.direct()) < count and time.monotonic() - first < longest:
                if others:
                    copy = others.pop()
                    await turn_passes(tables, copy)
                    committed.append((copy, time.monotonic()))
                await asyncio.sleep(EVERY_SECONDS)
            await asyncio.sleep(3)
            arrived = [(next((at for at, _ in heard.public(copy.thread)), 0.0), began) for copy, began in committed]
            waits = [at - began for at, began in arrived if at]
            return {
                "reminders": len(heard.direct()),
                "of": count,
                "seconds": round(time.monotonic() - first, 1),
                "turns": len(waits),
                "turns_without_message": len(arrived) - len(waits),
                "turn_waited_s": [round(percentile(waits, part), 2) for part in (0.5, 0.99)],
                **_refused(discord, bot),
            }
        finally:
            bot.kill()


async def hour(url: str, folder: Path, count: int, longest: float) -> dict[str, Any]:
    """An hour without Discord: in a third of the games somebody plays, in half of those after a reminder has become due."""
    async with open_discord() as discord, Store(url) as store:
        discord.gateway.identify_seconds = 0
        copies = await crowd(discord, store, count)
        heard = Heard(discord)
        tables = Tables(store, now=lambda: utcnow() + timedelta(seconds=HOUR / 2), grace_seconds=0)
        bot = Process(discord, url, folder, grace_seconds=0)
        try:
            await bot.start()
            await asyncio.sleep(8)
            await discord.darken()
            await _remind(store, copies, HOUR / 4)
            played = copies[::3]
            for copy in played:
                await turn_passes(tables, copy)
            bot.advance(HOUR)
            await asyncio.sleep(5)
            discord.return_()
            began = time.monotonic()

            async def all_said() -> bool:
                return not await _waiting(store) and len(heard.direct()) >= count / 2

            with suppress(TimeoutError):
                async with asyncio.timeout(longest):
                    await eventually(all_said)
            mentions = [at for at, _ in heard.public()]
            owing = {user for copy in copies for user in copy.owing[:1]}
            pointless = {copy.owing[0] for copy in played}
            to = [int(discord.world.channels[m.channel]["recipients"][0]["id"]) for _, m in heard.direct()]
            return {
                "games": count,
                "seconds": round(time.monotonic() - began, 1),
                "mentions": len(mentions),
                "mentions_done_after_s": round(max(mentions, default=began) - began, 1),
                "reminders": len(to),
                "reminders_before_last_mention": sum(at < max(mentions, default=began) for at, _ in heard.direct()),
                "pointless_reminders": sum(user in pointless for user in to),
                "reminded_twice": len(to) - len(set(to)),
                "asked": len(owing),
                "left_waiting": await _waiting(store),
                **_refused(discord, bot),
            }
        finally:
            bot.kill()


def _refused(discord: Discord, bot: Process) -> dict[str, Any]:
    limits = discord.limits
    return {
        "busiest_second": limits.busiest,
        "refused": dict(limits.refused),
        "requests": sum(limits.requests.values()),
        "errors_logged": len(bot.logged("error")),
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="make burst ARGS=", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--hour", action="store_true", help="an hour without Discord, instead of reminders at once")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--longest", type=float, default=1200, help="seconds after which it is given up")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = f"sqlite+aiosqlite:///{folder}/mars.sqlite3"
        if given.postgres:
            url = asyncio.run(postgres.migrated(stack.enter_context(postgres.running())))
        run = hour if given.hour else burst
        print(json.dumps(asyncio.run(run(url, folder, given.games, given.longest))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
