"""Queries on what people have set for themselves, on vacations, on outages, and on direct messages that still ask for something."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import dues, games, seats
from bot.store.schema import outages as outages_table
from bot.store.schema import vacations as vacations_table

Row = sa.RowMapping


async def asked(connection: AsyncConnection, game: str) -> list[Row]:
    """Read the obligations of people at a running game, with their user and the start of the game."""
    seated = (seats.c.game == dues.c.game) & (seats.c.seat == dues.c.seat)
    query = (
        sa.select(dues, seats.c.user, games.c.started)
        .select_from(dues.join(games, games.c.id == dues.c.game).join(seats, seated))
        .where(dues.c.game == game, games.c.state == "running", seats.c.user.is_not(None))
        .order_by(dues.c.seat)
    )
    return list((await connection.execute(query)).mappings())


async def outage(connection: AsyncConnection, begin: datetime, until: datetime) -> None:
    """Record that the bot could not be reached in this time."""
    await connection.execute(sa.insert(outages_table).values(begin=begin, until=until))


async def outages(connection: AsyncConnection, since: datetime) -> list[Row]:
    """Read the outages that ended after `since`, oldest first."""
    query = sa.select(outages_table).where(outages_table.c.until > since).order_by(outages_table.c.begin)
    return list((await connection.execute(query)).mappings())


async def vacations(connection: AsyncConnection, users: Collection[int], since: datetime) -> list[Row]:
    """Read the vacations of these users that ended, or will end, after `since`; oldest first."""
    query = sa.select(vacations_table).where(vacations_table.c.user.in_(users), vacations_table.c.until > since)
    return list((await connection.execute(query.order_by(vacations_table.c.begin))).mappings())


async def declare(connection: AsyncConnection, user: int, begin: datetime, until: datetime) -> None:
    """Record a vacation."""
    values: dict[str, Any] = {"user": user, "begin": begin, "until": until}
    await connection.execute(sa.insert(vacations_table).values(values))


async def cut_short(connection: AsyncConnection, user: int, now: datetime) -> None:
    """End the present vacation of a user."""
    query = sa.update(vacations_table).where(vacations_table.c.user == user, vacations_table.c.until > now)
    await connection.execute(query.values(until=now))
