"""Queries on budgets that all processes share: time slots one after the other, and channels that accept no messages for now."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import upsert
from bot.store.schema import budgets

CHANNEL: Final = "channel:"
"""The prefix of the names of budgets that stand for channels."""
LONGEST_SECONDS: Final = 3600
"""A budget that is used up for longer than this was written by a clock that was ahead, and counts as free."""

MOST_KEYS: Final = 2**31 - 1
"""PostgreSQL's locks are named by two numbers of 32 bits; ids that share one only wait for each other."""


async def lock(connection: AsyncConnection, kind: int, of: int) -> None:
    """Lock an id until the end of the transaction, so that others that lock the same `kind` and `of` wait.

    On SQLite it does nothing: there is one writer.
    """
    if connection.dialect.name != "sqlite":
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(kind, of % MOST_KEYS)))


def _now(connection: AsyncConnection) -> sa.ColumnElement[float]:
    """The present in seconds since 1970, by a clock that all processes share: they may run on several machines with one PostgreSQL."""
    if connection.dialect.name == "postgresql":
        return sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()), sa.Float)
    return sa.literal(time.time(), sa.Float)


def _put(connection: AsyncConnection, name: str, until: sa.ColumnElement[float], else_: Any, where: Any = None) -> Any:
    return (
        upsert.insert(connection, budgets)
        .values(name=name, until=until)
        .on_conflict_do_update(index_elements=[budgets.c.name], set_={"until": else_}, where=where)
    )


async def reserve(connection: AsyncConnection, name: str, span: float, within: float = LONGEST_SECONDS) -> float | None:
    """Reserve the next free `span` seconds of a budget; return in how many seconds they begin.

    None, and nothing reserved, where they would begin later than `within` seconds from now.
    """
    now = _now(connection)
    used = (budgets.c.until > now) & (budgets.c.until < now + LONGEST_SECONDS)
    later = sa.case((used, budgets.c.until), else_=now) + span
    near = ~used | (budgets.c.until - now <= max(0.0, within))
    query = _put(connection, name, now + span, later, near).returning(budgets.c.until - now)
    found = (await connection.execute(query)).scalar_one_or_none()
    return None if found is None else max(0.0, found - span)


async def lease(connection: AsyncConnection, name: str, span: float) -> float | None:
    """Lease for `span` seconds what only one process at a time may have; return its end, or None where another has it.

    The end is in seconds since 1970; `give_back` needs it.
    """
    now = _now(connection)
    used = (budgets.c.until > now) & (budgets.c.until < now + LONGEST_SECONDS)
    query = _put(connection, name, now + span, now + span, ~used).returning(budgets.c.until)
    return (await connection.execute(query)).scalar_one_or_none()


async def give_back(connection: AsyncConnection, name: str, until: float) -> None:
    """End a lease early; `until` is what `lease` returned. Where another process holds the lease by now, nothing happens."""
    await connection.execute(sa.delete(budgets).where(budgets.c.name == name, budgets.c.until == until))


async def exhaust(connection: AsyncConnection, channels: Mapping[str, float]) -> None:
    """Record the channels that accept no more messages for now, each with the seconds until they do."""
    now = _now(connection)
    for channel, seconds in sorted(channels.items()):
        await connection.execute(_put(connection, CHANNEL + channel, now + seconds, now + seconds))


async def exhausted(connection: AsyncConnection) -> dict[str, float]:
    """Return the channels that accept no messages now, each with the seconds until they do."""
    left = budgets.c.until - _now(connection)
    query = sa.select(budgets.c.name, left).where(budgets.c.name.startswith(CHANNEL), left > 0)
    return {name.removeprefix(CHANNEL): seconds for name, seconds in await connection.execute(query)}


async def prune(connection: AsyncConnection) -> None:
    """Delete the records of channels that accept messages again."""
    old = budgets.c.name.startswith(CHANNEL) & (budgets.c.until < _now(connection) - 3600)
    await connection.execute(sa.delete(budgets).where(old))
