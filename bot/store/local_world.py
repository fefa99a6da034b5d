"""What local mode remembers of its offline Discord: members, the time that was skipped, the guide. With a token the table stays empty."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import dues, games, local_world, orders, outbox, requests, seats, users

ONLY: Final = "world"
"""The name of the one row."""


async def read(connection: AsyncConnection) -> dict[str, Any]:
    """Return the facts stored last, or none."""
    found = await connection.execute(sa.select(local_world.c.facts).where(local_world.c.name == ONLY))
    return found.scalar_one_or_none() or {}


async def write(connection: AsyncConnection, facts: dict[str, Any]) -> None:
    """Store these facts in place of the earlier ones."""
    change = sa.update(local_world).where(local_world.c.name == ONLY).values(facts=facts)
    if not (await connection.execute(change)).rowcount:
        await connection.execute(sa.insert(local_world).values(name=ONLY, facts=facts))


async def skipped(connection: AsyncConnection) -> timedelta:
    """Return how far the clock of local mode is ahead of the real one."""
    return timedelta(seconds=float((await read(connection)).get("ahead", 0)))


async def waits(connection: AsyncConnection) -> bool:
    """Return whether there is a lobby or a running game, in which something becomes due by rules of which the store holds no moment."""
    query = sa.select(games.c.id).where(games.c.state.in_(("lobby", "running"))).limit(1)
    return (await connection.execute(query)).first() is not None


async def next_moment(connection: AsyncConnection, now: datetime) -> datetime | None:
    """Return the next moment after `now` at which anything stored is due, or None."""
    running, waiting = games.c.state == "running", outbox.c.state == "waiting"
    moments = (
        sa.select(sa.func.min(outbox.c.ready_at)).where(waiting, outbox.c.ready_at > now),
        sa.select(sa.func.min(dues.c.remind_at)).where(dues.c.remind_at > now),
        sa.select(sa.func.min(dues.c.nudge_at)).where(dues.c.nudge_at > now),
        sa.select(sa.func.min(requests.c.closes)).where(requests.c.state == "open", requests.c.closes > now),
        sa.select(sa.func.min(games.c.robots_at)).where(running, games.c.robots_at > now),
        sa.select(sa.func.min(orders.c.due_at)).where(orders.c.due_at > now),
        sa.select(sa.func.min(seats.c.begins_at)).where(seats.c.begins_at > now),
        sa.select(sa.func.min(users.c.away_until)).where(users.c.away_until > now),
    )
    found = [(await connection.execute(moment)).scalar_one_or_none() for moment in moments]
    return min((moment for moment in found if moment is not None), default=None)
