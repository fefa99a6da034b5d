"""Measures what waits behind many reminders, with Discord's limits enforced, over sockets.

    make burst ARGS="--games 1095"               all reminders are due at once, while people of other games click
    make burst ARGS="--games 5000 --hour"        Discord is away for an hour, and meanwhile everything becomes due

Prints by kind how long messages waited from when they were due until they were sent, and how many requests to Discord were made
meanwhile: on a machine that is too busy to make 42 a second, this tells how long they would have waited. Also how many reminders were
sent, and how many requests were refused. After an hour without Discord also how many reminders were sent before the last mention, and how
many of them were pointless. What must not be is a line of its own; the exit code is 1 if there is one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

import sqlalchemy as sa
from discord.utils import utcnow

from bot.delivery.budget import SHARE
from bot.delivery.outbox import CONCURRENCY
from bot.store import Store
from bot.store.schema import dues, outbox
from bot.tables import Runner, Services
from bot.tables.values import Trouble
from tests.bot import postgres
from tests.bot.backend import eventually
from tests.sockets.crowd import Copy, answer, crowd, percentile
from tests.sockets.intact import posted_late
from tests.sockets.loopback import Discord, Fault
from tests.sockets.people import Person, Visit
from tests.sockets.process import Process
from tests.sockets.server import open_discord
from tests.sockets.world import Posted, made_at

OTHERS: Final = 60
"""Games whose players play on meanwhile."""
REMINDERS_A_TURN: Final = 25
"""After so many reminders people of another game have their turn: one in two seconds, where 42 calls a second are made."""
MOST_ANSWERS: Final = 20
MOST_SECONDS: Final = 2.0
"""The longest that a message of another kind may wait behind reminders, on a machine that makes all calls that are allowed."""
CALLS_A_SECOND: Final = 50
QUIET_SECONDS: Final = 60
"""The longest wait until everything is said, after the last reminder."""
HOUR: Final = 3600.0
DARK_SECONDS: Final = 8
"""For so long Discord really is away, while the clock of the bot goes on by an hour."""
FIRST_SECONDS: Final = 180
"""The longest wait for the first reminder."""


class Heard:
    """The direct messages to these people."""

    def __init__(self, discord: Discord, users: Collection[int]) -> None:
        self.posts: list[Posted] = []
        direct = {int(discord.world.direct_channel(user)["id"]) for user in users}
        discord.hear = lambda message: self.posts.append(message) if message.channel in direct else None


async def turn_passes(services: Services, copy: Copy) -> None:
    """Let whoever is asked answer until somebody else is asked."""
    random = Random(copy.game)
    for n in range(MOST_ANSWERS):
        status = await services.games.status(copy.game)
        if copy.owing[0] not in [status.at(seat).user for seat in status.owing]:
            return
        with suppress(Trouble):  # the bot was writing for longer than a second: it is tried again
            await answer(services, copy.game, copy.owing[0], random, f"{copy.game} {n}")


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
    """All reminders at once, while people of other games play by clicks."""
    async with open_discord() as discord, Store(url) as store:
        discord.gateway.identify_seconds = 0
        discord.interactions.acknowledge_seconds = 15.0
        copies = await crowd(discord, store, count + OTHERS)
        reminded, others = copies[:count], copies[count:]
        to_remind = {user for copy in reminded for user in copy.owing}
        heard, owing = Heard(discord, to_remind), len(to_remind)
        bot = Process(discord, url, folder, grace_seconds=0)
        await _remind(store, reminded, 8)
        everybody = [Visiting(discord, store, copy) for copy in others]
        visits, begun = [*everybody], 0
        try:
            await bot.start()
            async with asyncio.timeout(FIRST_SECONDS):
                await eventually(lambda: heard.posts)
            first, began = time.monotonic(), utcnow()
            async with asyncio.TaskGroup() as group:
                while (sent := len(heard.posts)) < owing and time.monotonic() - first < longest:
                    # By reminders and not by seconds, so that on a busy machine people do not click more than the bot can do.
                    while visits and begun < sent / REMINDERS_A_TURN:
                        begun += 1
                        group.create_task(visits.pop().play())
                    await asyncio.sleep(0.1)
            seconds = time.monotonic() - first
            await _settled(store)
            clicks = [made for visit in everybody for made in visit.venue.done]
            waited = await _waited(store, discord, began)
            found = {
                "reminders": len(heard.posts),
                "of": owing,
                "seconds": round(seconds, 1),
                "waited_s": {kind: _quantiles([s for s, _ in waits]) for kind, waits in waited.items()},
                "waited_requests": {kind: _quantiles([n for _, n in waits]) for kind, waits in waited.items()},
                "clicks": len(clicks),
                "clicks_failed": sum(len(visit.failed) for visit in everybody),
                "clicks_answered_s": _quantiles([made.answered - made.began for made in clicks]),
                "left_waiting": await _waiting(store),
                **_refused(discord, bot),
            }
            others_wait = {kind: waits for kind, waits in waited.items() if kind != "reminder"}
            most = MOST_SECONDS * CALLS_A_SECOND * SHARE
            found["problems"] = [
                *(
                    f"{kind}: {sum(n > most for _, n in w)} of {len(w)} waited for more than {most:.0f} requests"
                    for kind, w in others_wait.items()
                    if max(n for _, n in w) > most
                ),
                *_never(
                    {
                        "reminders not sent": owing - found["reminders"],
                        "messages left waiting": found["left_waiting"],
                        "requests refused by the limit of all": discord.limits.refused["global"],
                        "kinds of messages too few": max(0, 2 - len(others_wait)),
                    }
                ),
            ]
            return found
        finally:
            bot.kill()


class Visiting:
    """The people of a game who play on by clicks while others are reminded."""

    def __init__(self, discord: Discord, store: Store, copy: Copy) -> None:
        self.venue, self._game = Visit(discord, store, copy), copy.game
        self.failed: list[Exception] = []

    async def play(self) -> None:
        """Let one of those who are asked answer until somebody else is asked."""
        status = await self.venue.services.games.status(self._game)
        for seat in sorted(status.owing)[:1]:
            person = Person(self.venue, self._game, status.at(seat).name)
            await person.play_on()
            self.failed += person.failed


async def _waited(store: Store, discord: Discord, since: datetime) -> dict[str, list[tuple[float, int]]]:
    """By kind, how long each message waited from when it was due: in seconds, and in requests that Discord was sent meanwhile.

    Of a message that was posted, until Discord had it; of others, until they were recorded as sent.
    """
    found: dict[str, list[tuple[float, int]]] = defaultdict(list)
    counted = discord.limits.counted
    async with store.reading() as connection:
        query = sa.select(outbox.c.kind, outbox.c.due_at, outbox.c.sent_at, outbox.c.message, outbox.c.state)
        for kind, due, sent, message, state in await connection.execute(query.where(outbox.c.created >= since)):
            if state == "withdrawn":
                continue
            posted = discord.world.messages.get(message or 0)
            until = made_at(int(posted.data["id"])) if posted is not None else (sent or utcnow()).timestamp()
            between = bisect(counted, until) - bisect(counted, due.timestamp())
            found[kind].append((until - due.timestamp(), between))
    return found


async def _settled(store: Store) -> None:
    """Wait until the outbox is empty, or too long."""

    async def empty() -> bool:
        return not await _waiting(store)

    with suppress(TimeoutError):
        async with asyncio.timeout(QUIET_SECONDS):
            await eventually(empty)


def _quantiles(values: Sequence[float]) -> dict[str, float]:
    parts = {"median": 0.5, "p99": 0.99, "most": 1.0}
    return {"n": len(values), **{name: round(percentile(values, part), 2) for name, part in parts.items()}}


def _never(counts: Mapping[str, int]) -> list[str]:
    """A sentence for each count that is not 0."""
    return [f"{n} {what}" for what, n in counts.items() if n]


async def hour(url: str, folder: Path, count: int, longest: float) -> dict[str, Any]:
    """An hour without Discord: in a third of the games somebody plays, in half of those after a reminder was put into the outbox."""
    async with open_discord() as discord, Store(url) as store:
        discord.gateway.identify_seconds = 0
        copies = await crowd(discord, store, count)
        services = Services(Runner(store, now=lambda: utcnow() + timedelta(seconds=HOUR / 2), grace_seconds=0))
        bot = Process(discord, url, folder, grace_seconds=0)
        played, reminded = copies[::3], copies[::6]
        before = {copy.game for copy in reminded}
        try:
            await bot.start()
            # What cannot be sent any more stays in the outbox.
            discord.faults = [Fault("POST", "/messages$", 503, times=100 * count)]
            await _remind(store, reminded, 0)
            async with asyncio.timeout(longest):
                await eventually(lambda: _all_waiting(store, len({user for copy in reminded for user in copy.owing})))
            await discord.darken()
            discord.faults = []
            await _remind(store, [copy for copy in copies if copy.game not in before], HOUR / 4)
            for copy in played:
                await turn_passes(services, copy)
            bot.advance(HOUR)
            await asyncio.sleep(DARK_SECONDS)
            began = time.time()
            discord.return_()

            async def all_said() -> bool:
                return not await _waiting(store) and await _untold(store, discord) == 0

            with suppress(TimeoutError):
                async with asyncio.timeout(longest):
                    await _looking(all_said)
            seconds = time.time() - began
            return await _after_an_hour(store, discord, began) | {
                "games": count,
                "seconds": round(seconds, 1),
                **_refused(discord, bot),
            }
        finally:
            bot.kill()


async def _after_an_hour(store: Store, discord: Discord, began: float) -> dict[str, Any]:
    """What was said after Discord has come back."""
    async with store.reading() as connection:
        owed = {(game, seat) for game, seat in await connection.execute(sa.select(dues.c.game, dues.c.seat))}
        asked = sa.select(outbox).where(outbox.c.message.is_not(None)).order_by(outbox.c.id)
        rows = (await connection.execute(asked)).mappings().all()
    said = [(made_at(row["message"]), row) for row in rows if row["message"] in discord.world.messages]
    mentions = [at for at, row in said if row["kind"] in ("turn", "prompt") and at >= began]
    reminders = [(at, row) for at, row in said if row["kind"] == "reminder" and at >= began]
    named = [(about["game"], about["seat"]) for _, row in reminders for about in row["payload"]["dues"]]
    last, newest, unordered = max(mentions, default=began), dict[str, float](), 0
    for at, row in said:
        unordered += at < newest.get(row["destination"], 0)
        newest[row["destination"]] = max(at, newest.get(row["destination"], 0))
    found = {
        "mentions": len(mentions),
        "mentions_done_after_s": round(last - began, 1),
        "reminders": len(reminders),
        "reminders_before_last_mention": sum(at < last for at, _ in reminders),
        "pointless_reminders": sum(about not in owed for about in named),
        "reminded_twice": len(named) - len(set(named)),
        "posted_out_of_order": unordered,
        "left_waiting": await _waiting(store),
        "never_told": await _untold(store, discord),
        "posted_twice": posted_late(discord),
    }
    never = (
        "pointless_reminders",
        "reminded_twice",
        "posted_out_of_order",
        "left_waiting",
        "never_told",
        "posted_twice",
    )
    counts = {name.replace("_", " "): found[name] for name in never}
    counts["requests refused by the limit of all"] = discord.limits.refused["global"]
    counts["reminders before the last mention, more than are sent at once"] = max(
        0, found["reminders_before_last_mention"] - CONCURRENCY
    )
    return found | {"problems": [*_never(counts), *(["nothing was said"] if not (mentions and reminders) else [])]}


async def _untold(store: Store, discord: Discord) -> int:
    """How many of those who owe an answer were told so by no message of the last hour and no reminder."""
    # Who was asked before the hour was told then, and must be reminded; who was asked in it is told now.
    fresh = utcnow() + timedelta(seconds=HOUR / 4)
    untold = sa.case((dues.c.since > fresh, dues.c.arrived.is_(None)), else_=dues.c.reminded == 0)
    async with store.reading() as connection:
        # Counted by the database: the loopback Discord, which counts calls by the second, must not be held up.
        return (await connection.execute(sa.select(sa.func.count()).select_from(dues).where(untold))).scalar_one()


async def _all_waiting(store: Store, count: int) -> bool:
    async with store.reading() as connection:
        query = sa.select(sa.func.count()).select_from(outbox).where(outbox.c.kind == "reminder")
        return (await connection.execute(query)).scalar_one() >= count


async def _looking(condition: Callable[[], Awaitable[bool]]) -> None:
    """Look once a second, because each look reads much."""
    while not await condition():  # noqa: ASYNC110
        await asyncio.sleep(1)


def _refused(discord: Discord, bot: Process) -> dict[str, Any]:
    limits = discord.limits
    return {
        "busiest_second": limits.busiest,
        "refused": dict(limits.refused),
        "requests": sum(limits.requests.values()),
        "processor_s": round(bot.processor()),
        "errors_logged": dict(Counter(line["event"] for line in bot.logged("error"))),
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="make burst ARGS=", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--hour", action="store_true", help="an hour without Discord, instead of reminders at once")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--folder", type=Path, help="keep database and logs here")
    parser.add_argument("--longest", type=float, default=1200, help="seconds after which it is given up")
    given = parser.parse_args()
    with postgres.scratch(on_postgres=given.postgres, kept=given.folder) as (url, folder):
        run = hour if given.hour else burst
        found = asyncio.run(run(url, folder, given.games, given.longest))
    wrong = found.pop("problems")
    print("\n".join((json.dumps(found), *wrong)), flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
