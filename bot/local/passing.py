"""Skipping time: the clock jumps, the bot does all work that was due meanwhile, and the page is told what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import speech
from bot.local.world import World
from bot.speech import N_, _, plural
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
ENDS: Final[Mapping[str, str]] = {
    "agreed": N_("A vote ended: it was agreed on"),
    "refused": N_("A vote ended: it was refused"),
    "expired": N_("A vote ended: the table goes on waiting"),
}
"""What is said of the end of a vote, by its state."""
TOLD: Final[Mapping[str, str]] = {
    "reminder": N_("Reminder to {who}"),
    "nudge": N_("{who} was told that only the end of the turn is missing"),
    "digest": N_("{who} was told how a game stands that they follow"),
    "invite": N_("{who} was asked whether they join a table"),
    "prompt": N_("Direct message to {who}: it is their turn to choose"),
    "turn": N_("The message about the turn was posted"),
    "result": N_("The end of a game was told"),
    "ended": N_("The end of a game was told"),
    "replay": N_("A replay was posted"),
    "hindsight": N_("A player showed what cost and brought them most"),
    "lobby": N_("A lobby was tended"),
}
"""What is said of a message that was sent, by its kind; of the others nothing."""


class Happened(NamedTuple):
    """When something happened, the message that says it, and to whom."""

    at: datetime
    message: str
    who: str = ""


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
        found: list[Happened] = []
        while (now := world.discord.now()) < end:
            async with world.store.reading() as connection:
                due = await local_world.next_moment(connection, now)
                if to == NEXT and due is None and not await local_world.waits(connection):
                    break  # nothing will happen, and the clock never goes back
            await _step(world, min(end, now + STRIDE, due + timedelta(seconds=1) if due is not None else end))
            found = await _happened(world, mark)
            if to == NEXT and found:
                break
        await world.look_at_steps()
        moved = world.discord.now() - began
        lines = {code: _lines(found, code)[-MOST_LINES:] for code in world.languages()}
        told = {"happened": lines, "moved": round(moved.total_seconds())}
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
    for _round in range(ROUNDS):
        for loop in (bot.reminders, bot.votes, bot.lobbies, bot.orders, bot.robots):
            await loop.tick()
        if not await bot.outbox.tick():
            break


async def _mark(world: World) -> Mark:
    async with world.store.reading() as connection:
        newest = (await connection.execute(sa.select(sa.func.max(requests.c.id)))).scalar_one()
        voted_on = await connection.execute(sa.select(requests.c.id).where(requests.c.state == "open"))
        return Mark(world.discord.now(), newest or 0, frozenset(voted_on.scalars()))


async def _happened(world: World, mark: Mark) -> list[Happened]:
    """Return what has happened since the mark, in order of time."""
    async with world.store.reading() as connection:
        happened = [
            *await _entries(connection, mark.at),
            *await _votes(connection, mark),
            *await _messages(connection, mark.at, world),
        ]
    return sorted(happened, key=lambda one: one.at)


def _lines(happened: Iterable[Happened], language: str) -> list[str]:
    """Return a line for each thing that happened, in this language; equal ones are merged."""
    with speech.speaking(language):
        counted = Counter(_(one.message, who=one.who or _("the table")) for one in happened)
        return [
            line if n == 1 else plural("{line} ({n} time)", "{line} ({n} times)", n, line=line)
            for line, n in counted.items()
        ]


async def _entries(connection: AsyncConnection, since: datetime) -> list[Happened]:
    """Return entries that nobody's click has caused."""
    query = (
        sa.select(commits.c.at, commits.c.kind, commits.c.by_order, seats.c.user, seats.c.name, seats.c.stand_in)
        .join(seats, (seats.c.game == commits.c.game) & (seats.c.seat == commits.c.seat))
        .where(commits.c.at > since, commits.c.kind.in_(("answer", "agreed")))
        .order_by(commits.c.number)
    )
    found: list[Happened] = []
    for row in (await connection.execute(query)).mappings():
        if row["by_order"]:
            message = N_("An order of {who} was carried out")
        elif row["user"] is None:
            message = N_("The robot {who} played")
        elif row["kind"] == "agreed":
            message = N_("What the table agreed on was done")
        elif row["stand_in"] == "robot":
            message = N_("A robot played for {who}")
        elif row["stand_in"] is not None:
            message = N_("{who} was passed for, as the table chose")
        else:
            continue
        found.append(Happened(row["at"], message, row["name"]))
    return found


async def _votes(connection: AsyncConnection, mark: Mark) -> list[Happened]:
    """Return votes that were opened or have ended."""
    opened = sa.select(requests.c.at).where(requests.c.id > mark.newest, requests.c.state != "draft")
    closed = sa.select(requests.c.closes, requests.c.state).where(
        requests.c.state.in_(tuple(ENDS)), sa.or_(requests.c.id > mark.newest, requests.c.id.in_(mark.open))
    )
    return [
        *(Happened(row.at, N_("A vote was opened")) for row in (await connection.execute(opened)).all()),
        *(Happened(row.closes, ENDS[row.state]) for row in (await connection.execute(closed)).all()),
    ]


async def _messages(connection: AsyncConnection, since: datetime, world: World) -> list[Happened]:
    """Return messages of the bot to somebody."""
    columns = (outbox.c.kind, outbox.c.destination, outbox.c.game, outbox.c.seat, outbox.c.sent_at)
    query = sa.select(*columns).where(outbox.c.state == "sent", outbox.c.sent_at > since)
    found: list[Happened] = []
    for row in (await connection.execute(query.order_by(outbox.c.id))).mappings():
        if row["kind"] in TOLD:
            found.append(Happened(row["sent_at"], TOLD[row["kind"]], await _reader(connection, row, world)))
    return found


async def _reader(connection: AsyncConnection, row: Any, world: World) -> str:
    """Return the name of the receiver of a message of the outbox; nothing for the whole table."""
    user = Destination.read(row["destination"]).user
    if user is not None and user in world.discord.people:
        return world.discord.people[user].name
    query = sa.select(seats.c.name).where(seats.c.game == row["game"], seats.c.seat == row["seat"])
    return (await connection.execute(query)).scalar_one_or_none() or ""
