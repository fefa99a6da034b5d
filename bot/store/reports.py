"""Queries on what players wrote to the host."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import readable, readable_rows
from bot.store.schema import reports

Row = sa.RowMapping


async def add(connection: AsyncConnection, **values: Any) -> None:
    """Insert a report."""
    await connection.execute(sa.insert(reports).values(**values))


async def made_by(connection: AsyncConnection, interaction: str) -> Row | None:
    """Read the report that an interaction has already made, or None."""
    query = sa.select(reports).where(reports.c.interaction == interaction)
    return next(iter(readable_rows(await connection.execute(query))), None)


async def since(connection: AsyncConnection, user: int, at: datetime) -> list[datetime]:
    """Return the times after `at` at which a user has reported something, oldest first."""
    query = sa.select(reports.c.at).where(reports.c.user == user, reports.c.at > at).order_by(reports.c.at)
    return readable((await connection.execute(query)).scalars())
