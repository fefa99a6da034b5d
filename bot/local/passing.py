"""Time that passes at once: the clock is moved, the bot does what was due meanwhile, and the reader is told what that was."""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.local.world import World
from bot.store import local_world
from bot.store.schema import commits, games, outbox, requests, seats

SPANS: Final = {"hour": timedelta(hours=1), "half": timedelta(hours=12), "day": timedelta(days=1)}
NEXT: Final = "next"
LONGEST: Final = timedelta(days=30)
"""How far the next thing is sought."""
STRIDE: Final = timedelta(hours=1)
"""The longest step: some things are due by rules of which the store holds no moment."""
ROUNDS: Final = 3
"""So often the bot is asked after each step: what it does may make something else due at once."""
MOST_LINES: Final = 12


async def forward(world: World, to: str) -> dict[str, Any]:
    """Move the clock of the world by one of `SPANS`, or to the next thing that happens; return what the page is told."""
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
            await _step(world, min(end, now + STRIDE, due + timedelta(seconds=1) if due is not None else end))
            lines = await _happened(world, mark)
            if to == NEXT and lines:
                break
        moved = world.discord.now() - began
        told = {"happened": lines[-MOST_LINES:], "moved": round(moved.total_seconds())}
        world.tell(world.time() | {"happened": told["happened"]})
        return told | {"now": world.discord.now().isoformat()}


async def _step(world: World, until: datetime) -> None:
    """Move the clock to a moment, and let the bot do everything that is due then."""
    # Stored first: after a crash the clock may be ahead, but it has not gone back.
    world.memory.ahead += (until - world.discord.now()).total_seconds()
    await world.remember()
    await world.bot.presence.skip(until, lambda: world.discord.move_clock(until))
    bot = world.bot
    for _ in range(ROUNDS):
        for loop in (bot.reminders, bot.votes, bot.lobbies, bot.orders, bot.robots):
            await loop.tick()
        if not await bot.outbox.tick():
            break


async def _mark(world: World) -> dict[str, int]:
    """Return what is there already: the last message that was sent, entry and request."""
    async with world.store.reading() as connection:
        asked = sa.select(sa.func.coalesce(sa.func.max(requests.c.id), 0))
        return {
            "asked": (await connection.execute(asked)).scalar_one(),
            "at": round(world.discord.now().timestamp()),
        }


async def _happened(world: World, mark: dict[str, int]) -> list[str]:
    """Return a line for each thing that has happened since the mark, those that are alike as one."""
    since = datetime.fromtimestamp(mark["at"], world.discord.now().tzinfo)
    async with world.store.reading() as connection:
        lines = [
            *await _entries(connection, since),
            *await _votes(connection, mark["asked"], since),
            *await _messages(connection, since, world),
        ]
    counted = Counter(lines)
    return [line if n == 1 else f"{line} ({n} times)" for line, n in counted.items()]


async def _entries(connection: AsyncConnection, since: datetime) -> list[str]:
    """What was played without anybody's click."""
    query = (
        sa.select(commits.c.kind, commits.c.by_order, seats.c.user, seats.c.name, seats.c.stand_in)
        .join(seats, (seats.c.game == commits.c.game) & (seats.c.seat == commits.c.seat))
        .where(commits.c.at > since, commits.c.kind.in_(("answer", "agreed")))
        .order_by(commits.c.at, commits.c.number)
    )
    lines: list[str] = []
    for row in (await connection.execute(query)).mappings():
        if row["by_order"]:
            lines.append(f"An order of {row['name']} was carried out")
        elif row["user"] is None:
            lines.append(f"The robot {row['name']} played")
        elif row["kind"] == "agreed":
            lines.append("What the table agreed on was done")
        elif row["stand_in"] is not None:
            lines.append(f"Somebody stood in for {row['name']}")
    return lines


async def _votes(connection: AsyncConnection, asked: int, since: datetime) -> list[str]:
    opened = sa.select(sa.func.count()).select_from(requests).where(requests.c.id > asked)
    lines = ["A vote was opened"] * (await connection.execute(opened)).scalar_one()
    closed = requests.c.state.in_(("agreed", "refused", "expired")) & (requests.c.closes > since)
    query = sa.select(requests.c.state, games.c.name).join(games, games.c.id == requests.c.game).where(closed)
    return [*lines, *(f"A vote ended: {row.state}" for row in (await connection.execute(query)).all())]


async def _messages(connection: AsyncConnection, since: datetime, world: World) -> list[str]:
    """What the bot has told somebody."""
    query = sa.select(outbox.c.kind, outbox.c.destination, outbox.c.game, outbox.c.seat).where(
        outbox.c.state == "sent", outbox.c.sent_at > since
    )
    lines: list[str] = []
    for row in (await connection.execute(query.order_by(outbox.c.sent_at, outbox.c.id))).mappings():
        who = await _reader(connection, row, world)
        match row["kind"]:
            case "reminder":
                lines.append(f"Reminder to {who}")
            case "nudge":
                lines.append(f"{who} was told that only the end of the turn is missing")
            case "digest":
                lines.append(f"{who} was told how a game stands that they follow")
            case "prompt":
                lines.append(f"Direct message to {who}: it is their turn to choose")
            case "turn":
                lines.append("The message about the turn was posted")
            case "result" | "ended":
                lines.append("The end of a game was told")
            case "replay":
                lines.append("A replay was posted")
            case "lobby":
                lines.append("A lobby was tended")
    return lines


async def _reader(connection: AsyncConnection, row: Any, world: World) -> str:
    """Return the name of whom a message of the outbox is for."""
    where, _colon, id = row["destination"].partition(":")
    if where == "user" and int(id) in world.discord.people:
        return world.discord.people[int(id)].name
    query = sa.select(seats.c.name).where(seats.c.game == row["game"], seats.c.seat == row["seat"])
    return (await connection.execute(query)).scalar_one_or_none() or "the table"
