"""Queries on what all processes together may use: slots that lie one after the other, and channels that take nothing for a moment."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import budgets

CHANNEL: Final = "channel:"
"""The beginning of the names of channels."""
LONGEST_SECONDS: Final = 3600
"""A budget that is used up for longer than this was written by a clock that was ahead, and counts as free."""

MOST_KEYS: Final = 2**31 - 1
"""PostgreSQL's locks are named by two numbers of 32 bits; ids that share one only wait for each other."""


async def lock(connection: AsyncConnection, kind: int, of: int) -> None:
    """Let no other transaction pass here for the same id until this one has ended. SQLite needs nothing: it has one writer."""
    if connection.dialect.name != "sqlite":
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(kind, of % MOST_KEYS)))


def _now(connection: AsyncConnection) -> sa.ColumnElement[float]:
    """The present in seconds since 1970, by a clock that all processes share: they may run on several machines with one PostgreSQL."""
    if connection.dialect.name == "postgresql":
        return sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()), sa.Float)
    return sa.literal(time.time(), sa.Float)


def _put(connection: AsyncConnection, name: str, until: sa.ColumnElement[float], else_: Any, where: Any = None) -> Any:
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return (
        insert(budgets)
        .values(name=name, until=until)
        .on_conflict_do_update(index_elements=[budgets.c.name], set_={"until": else_}, where=where)
    )


async def reserve(connection: AsyncConnection, name: str, span: float, within: float = LONGEST_SECONDS) -> float | None:
    """Reserve the next free `span` of seconds of a budget; return in how many seconds it begins, or None if not `within` so many."""
    now = _now(connection)
    used = (budgets.c.until > now) & (budgets.c.until < now + LONGEST_SECONDS)
    later = sa.case((used, budgets.c.until), else_=now) + span
    near = ~used | (budgets.c.until - now <= max(0.0, within))
    query = _put(connection, name, now + span, later, near).returning(budgets.c.until - now)
    found = (await connection.execute(query)).scalar_one_or_none()
    return None if found is None else max(0.0, found - span)


async def lease(connection: AsyncConnection, name: str, span: float) -> float | None:
    """Take what one process at a time may have, for so many seconds; return until when, for `give_back`, or None where it is taken."""
    now = _now(connection)
    used = (budgets.c.until > now) & (budgets.c.until < now + LONGEST_SECONDS)
    query = _put(connection, name, now + span, now + span, ~used).returning(budgets.c.until)
    return (await connection.execute(query)).scalar_one_or_none()


async def give_back(connection: AsyncConnection, name: str, until: float) -> None:
    """Give back what was taken until then; do nothing where another process has taken it since."""
    await connection.execute(sa.delete(budgets).where(budgets.c.name == name, budgets.c.until == until))


async def exhaust(connection: AsyncConnection, channels: Mapping[str, float]) -> None:
    """Record channels to which Discord takes no more messages, each with the seconds until it does."""
    now = _now(connection)
    for channel, seconds in sorted(channels.items()):
        await connection.execute(_put(connection, CHANNEL + channel, now + seconds, now + seconds))


async def exhausted(connection: AsyncConnection) -> dict[str, float]:
    """Return the channels to which Discord takes no more messages now, each with the seconds until it does."""
    left = budgets.c.until - _now(connection)
    query = sa.select(budgets.c.name, left).where(budgets.c.name.startswith(CHANNEL), left > 0)
    return {name.removeprefix(CHANNEL): seconds for name, seconds in await connection.execute(query)}


async def prune(connection: AsyncConnection) -> None:
    """Delete the channels that take messages again."""
    old = budgets.c.name.startswith(CHANNEL) & (budgets.c.until < _now(connection) - 3600)
    await connection.execute(sa.delete(budgets).where(old))
