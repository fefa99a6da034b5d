"""Queries on wishes to play, on pairs of users who must not be brought together, and on the role that new lobbies mention."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import upsert
from bot.store.columns import readable, readable_rows
from bot.store.schema import blocks, called_roles, wishes

Row = sa.RowMapping


async def keep(connection: AsyncConnection, guild: int, user: int, **values: Any) -> None:
    """Store a user's wish, in place of an earlier one."""
    await upsert.put(connection, wishes, {"guild": guild, "user": user}, values)


async def withdraw(connection: AsyncConnection, guild: int, users: Collection[int]) -> int:
    """Delete the wishes of users in a server; return how many."""
    which = (wishes.c.guild == guild) & wishes.c.user.in_(list(users))
    return (await connection.execute(sa.delete(wishes).where(which))).rowcount


async def open_in(connection: AsyncConnection, guild: int, now: datetime) -> list[Row]:
    """Read the wishes in a server that are still open, oldest first."""
    query = sa.select(wishes).where(wishes.c.guild == guild, wishes.c.until > now)
    return readable_rows(await connection.execute(query.order_by(wishes.c.at, wishes.c.user)))


async def forget_past(connection: AsyncConnection, now: datetime) -> None:
    """Delete the wishes that have expired."""
    await connection.execute(sa.delete(wishes).where(wishes.c.until <= now))


async def block(connection: AsyncConnection, user: int, other: int, *, blocked: bool) -> None:
    """Store whether a user refuses to be brought together with another."""
    if blocked:
        await upsert.put(connection, blocks, {"user": user, "other": other}, {})
    else:
        await connection.execute(sa.delete(blocks).where(blocks.c.user == user, blocks.c.other == other))


async def blocked(connection: AsyncConnection, users: Collection[int]) -> list[tuple[int, int]]:
    """Read the pairs among these users of whom the first refuses to play with the second."""
    among = list(users)
    query = sa.select(blocks.c.user, blocks.c.other).where(blocks.c.user.in_(among), blocks.c.other.in_(among))
    return [(row[0], row[1]) for row in readable(await connection.execute(query))]


async def called_role(connection: AsyncConnection, guild: int) -> int | None:
    """Return the role that is mentioned when a lobby opens in a server; None for none."""
    query = sa.select(called_roles.c.role).where(called_roles.c.guild == guild)
    return next(iter(readable((await connection.execute(query)).scalars())), None)


async def call_role(connection: AsyncConnection, guild: int, role: int | None) -> None:
    """Store the role that is mentioned when a lobby opens in a server; None for none."""
    if role is not None:
        await upsert.put(connection, called_roles, {"guild": guild}, {"role": role})
    else:
        await connection.execute(sa.delete(called_roles).where(called_roles.c.guild == guild))
