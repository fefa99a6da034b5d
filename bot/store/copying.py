"""Copies all that is in a database into an empty one, for a host who changes from SQLite to PostgreSQL, or back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import REGCLASS
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import budgets, metadata, processes

OF_PROCESSES: Final = (processes, budgets)
"""The tables about the processes that run on a database: they are not copied."""
COPIED: Final = [table for table in metadata.sorted_tables if table not in OF_PROCESSES]
BATCH: Final = 200
"""How many rows are read and written at once: some hold a whole position, so that all of a table might not fit into memory."""


class NotEmpty(Exception):
    """A table of the database to be filled has rows; the text is its name."""


async def copy_all(source: AsyncConnection, target: AsyncConnection) -> int:
    """Copy the rows of all tables; return how many.

    Both have the newest tables, and the transaction of `target` may write. Raises `NotEmpty` before anything is copied.
    """
    for table in COPIED:
        if (await target.execute(sa.select(sa.literal(1)).select_from(table).limit(1))).first() is not None:
            raise NotEmpty(table.name)
    copied = 0
    for table in COPIED:
        async for rows in _batches(source, table):
            await target.execute(sa.insert(table), rows)
            copied += len(rows)
        for column in table.columns:
            if column.autoincrement is True:
                await _count_on(target, column, await _given(source, column))
    return copied


async def _batches(source: AsyncConnection, table: sa.Table) -> AsyncIterator[list[dict[str, Any]]]:
    """Yield the rows of a table in the order of its key."""
    key, query = list(table.primary_key), sa.select(table).order_by(*table.primary_key).limit(BATCH)
    after = sa.true()
    while rows := [dict(row) for row in (await source.execute(query.where(after))).mappings()]:
        yield rows
        last = [sa.literal(rows[-1][column.key], column.type) for column in key]
        after = sa.tuple_(*key) > sa.tuple_(*last)


async def _given(source: AsyncConnection, column: sa.Column[Any]) -> int:
    """Return the last number that a database has given; its row may have been deleted since."""
    if source.dialect.name == "sqlite":
        query = sa.text("SELECT seq FROM sqlite_sequence WHERE name = :table").bindparams(table=column.table.name)
    else:
        query = sa.select(sa.func.pg_sequence_last_value(sa.cast(_sequence(column), REGCLASS)))
    most = (await source.execute(sa.select(sa.func.max(column)))).scalar()
    return max(most or 0, (await source.execute(query)).scalar() or 0)


async def _count_on(target: AsyncConnection, column: sa.Column[Any], last: int) -> None:
    """Let a database count on from the last number that another one gave, since that of a deleted row is not given again."""
    if not last:
        return
    if target.dialect.name == "sqlite":
        about = {"table": column.table.name, "last": last}
        await target.execute(sa.text("DELETE FROM sqlite_sequence WHERE name = :table"), about)
        await target.execute(sa.text("INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :last)"), about)
    else:
        await target.execute(sa.select(sa.func.setval(_sequence(column), last)))


def _sequence(column: sa.Column[Any]) -> sa.Function[Any]:
    return sa.func.pg_get_serial_sequence(column.table.name, column.name)
