"""Skipping time: the clock jumps, the bot does all work that was due meanwhile, and the page is told what happened."""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.local.world import World
from bot.store import local_world
from bot.store.destination import Destination
from bot.store.schema import commits, outbox, requests, seats

SPANS: Final = {"hour": timedelta(hours=1), "half": timedelta(hours=12), "day": timedelta(days=1)}
NEXT: Final = "next"
LONGEST: Final = timedelta(days=30)
"""How far the next thing is sought."""
STRIDE: Final = timedelta(hours=1)
"""The longest step: some things are due by rules of which the store holds no moment."""
ROUNDS: Final = 3
"""So often the bot is asked after each step: what it does may make something else due at once."""
MOST_LINES: Final = 12
ENDS: Final = {
    "agreed": "A vote ended: it was agreed on",
    "refused": "A vote ended: it was refused",
    "expired": "A vote ended: the table goes on waiting",
}
"""What is said of the end of a vote, by its state."""
TOLD: Final = {
    "reminder": "Reminder to {who}",
    "nudge": "{who} was told that only the end of the turn is missing",
    "digest": "{who} was told how a game stands that they follow",
    "invite": "{who} was asked whether they join a table",
    "prompt": "Direct message to {who}: it is their turn to choose",
    "turn": "The message about the turn was posted",
    "result": "The end of a game was told",
    "ended": "The end of a game was told",
    "replay": "A replay was posted",
    "hindsight": "A player showed what cost and brought them most",
    "lobby": "A lobby was tended",
}
"""What is said of a message that was sent, by its kind; of the others nothing."""
Happened = tuple[datetime, str]
"""When something happened, and its line."""


class Mark(NamedTuple):
    """A moment, the newest vote, and the votes that were open, to tell later what is new."""

    at: datetime
    newest: int
    open: frozenset[int]


async def forward(world: World, to: str) -> dict[str, Any]:
    """Move the clock by one of `SPANS`, or to the next event; return what happened, for the page."""
    async with world.moving:
        await world.answered()
        world.keep_time()
        began = world.discord.now()
        end = began + SPANS.get(to, LONGEST)
        mark = await _mark(world)
        lines: list[str] = []
        while (now := world.discord.now()) < end:
            async with world.store.reading() as connection:
                due = await local_world.next_moment(connection, now)
                if to == NEXT and due is None and not await local_world.waits(connection):
                    break  # nothing will happen, and the clock never goes back
            await _step(world, min(end, now + STRIDE, due + timedelta(seconds=1) if due is not None else end))
            lines = await _happened(world, mark)
            if to == NEXT and lines:
                break
        await world.look_at_steps()
        moved = world.discord.now() - began
        told = {"happened": lines[-MOST_LINES:], "moved": round(moved.total_seconds())}
        world.tell(world.time() | {"happened": told["happened"]})
        return told | {"now": world.discord.now().isoformat()}


async def _step(world: World, until: datetime) -> None:
    """Move the clock to a moment, and let the bot do all work that is due then."""
    # Stored first: after a crash the clock may be ahead, but it has not gone back.
    before = world.memory.ahead
    world.memory.ahead += (until - world.discord.now()).total_seconds()
    try:
        await world.remember()
    except BaseException:
        world.memory.ahead = before
        raise
    await world.bot.presence.skip(until, lambda: world.discord.move_clock(until))
    bot = world.bot
    for _ in range(ROUNDS):
        for loop in (bot.reminders, bot.votes, bot.lobbies, bot.orders, bot.robots):
            await loop.tick()
        if not await bot.outbox.tick():
            break


async def _mark(world: World) -> Mark:
    async with world.store.reading() as connection:
        newest = (await connection.execute(sa.select(sa.func.max(requests.c.id)))).scalar_one()
        voted_on = await connection.execute(sa.select(requests.c.id).where(requests.c.state == "open"))
        return Mark(world.discord.now(), newest or 0, frozenset(voted_on.scalars()))


async def _happened(world: World, mark: Mark) -> list[str]:
    """Return a line for each event since the mark, in order of time; equal ones are merged."""
    async with world.store.reading() as connection:
        happened = [
            *await _entries(connection, mark.at),
            *await _votes(connection, mark),
            *await _messages(connection, mark.at, world),
        ]
    counted = Counter(line for _at, line in sorted(happened, key=lambda one: one[0]))
    return [line if n == 1 else f"{line} ({n} times)" for line, n in counted.items()]


async def _entries(connection: AsyncConnection, since: datetime) -> list[Happened]:
    """Return lines about entries that nobody's click has caused."""
    query = (
        sa.select(commits.c.at, commits.c.kind, commits.c.by_order, seats.c.user, seats.c.name, seats.c.stand_in)
        .join(seats, (seats.c.game == commits.c.game) & (seats.c.seat == commits.c.seat))
        .where(commits.c.at > since, commits.c.kind.in_(("answer", "agreed")))
        .order_by(commits.c.number)
    )
    lines: list[Happened] = []
    for row in (await connection.execute(query)).mappings():
        if row["by_order"]:
            line = f"An order of {row['name']} was carried out"
        elif row["user"] is None:
            line = f"The robot {row['name']} played"
        elif row["kind"] == "agreed":
            line = "What the table agreed on was done"
        elif row["stand_in"] == "robot":
            line = f"A robot played for {row['name']}"
        elif row["stand_in"] is not None:
            line = f"{row['name']} was passed for, as the table chose"
        else:
            continue
        lines.append((row["at"], line))
    return lines


async def _votes(connection: AsyncConnection, mark: Mark) -> list[Happened]:
    """Return lines about votes that were opened or have ended."""
    opened = sa.select(requests.c.at).where(requests.c.id > mark.newest, requests.c.state != "draft")
    closed = sa.select(requests.c.closes, requests.c.state).where(
        requests.c.state.in_(tuple(ENDS)), sa.or_(requests.c.id > mark.newest, requests.c.id.in_(mark.open))
    )
    return [
        *((row.at, "A vote was opened") for row in (await connection.execute(opened)).all()),
        *((row.closes, ENDS[row.state]) for row in (await connection.execute(closed)).all()),
    ]


async def _messages(connection: AsyncConnection, since: datetime, world: World) -> list[Happened]:
    """Return lines about messages of the bot to somebody."""
    columns = (outbox.c.kind, outbox.c.destination, outbox.c.game, outbox.c.seat, outbox.c.sent_at)
    query = sa.select(*columns).where(outbox.c.state == "sent", outbox.c.sent_at > since)
    lines: list[Happened] = []
    for row in (await connection.execute(query.order_by(outbox.c.id))).mappings():
        if row["kind"] in TOLD:
            lines.append((row["sent_at"], TOLD[row["kind"]].format(who=await _reader(connection, row, world))))
    return lines


async def _reader(connection: AsyncConnection, row: Any, world: World) -> str:
    """Return the name of the receiver of a message of the outbox."""
    user = Destination.read(row["destination"]).user
    if user is not None and user in world.discord.people:
        return world.discord.people[user].name
    query = sa.select(seats.c.name).where(seats.c.game == row["game"], seats.c.seat == row["seat"])
    return (await connection.execute(query)).scalar_one_or_none() or "the table"
