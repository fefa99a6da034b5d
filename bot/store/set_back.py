"""Moves stored moments back after the machine's clock was set back: else all that waits for one would wait for as much longer."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import signs
from bot.store.columns import readable_rows
from bot.store.schema import analyses, budgets, dues, games, orders, outbox

# The rows of games first, as in every write of a game.
AWAITED: Final = (
    (games, (games.c.robots_at,)),
    (orders, (orders.c.due_at,)),
    (outbox, (outbox.c.due_at, outbox.c.ready_at, outbox.c.retry_at, outbox.c.claimed_until)),
    (analyses, (analyses.c.until,)),
)
"""The columns that say until when something waits or is leased, for minutes."""
REMINDED: Final = (dues, (dues.c.remind_at, dues.c.nudge_at, dues.c.arrived))


async def moved_back(connection: AsyncConnection, last: datetime, now: datetime) -> bool:
    """Move what waits back by as much as the clock was, which has shown `last`; return False where another process has done so.

    A reminder is moved only where its question was asked by the clock that was ahead. Votes and vacations end when players were told.
    """
    if not await signs.moved(connection, signs.CLOCK, last, now):
        return False
    for table, columns in AWAITED:
        await _move(connection, table, columns, last - now, now)
    await _move(connection, *REMINDED, last - now, now, dues.c.since > now)
    await connection.execute(sa.delete(budgets))
    return True


async def _move(
    connection: AsyncConnection,
    table: sa.Table,
    columns: tuple[sa.Column[Any], ...],
    by: timedelta,
    now: datetime,
    where: sa.ColumnElement[bool] | None = None,
) -> None:
    if where is None:
        where = sa.or_(*(column > now for column in columns))
    keys = list(table.primary_key)
    for row in readable_rows(await connection.execute(sa.select(*keys, *columns).where(where).order_by(*keys))):
        later = {c.name: max(now, row[c.name] - by) for c in columns if row[c.name] is not None and row[c.name] > now}
        which = (key == row[key.name] for key in keys)
        if later:
            await connection.execute(sa.update(table).where(*which).values(later))
