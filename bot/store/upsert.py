"""Rows that are inserted, or changed where they are there already: of two transactions at once neither fails on PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def insert(connection: AsyncConnection, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
    """Return a statement that can say what happens to a row that is there already."""
    return (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(table)


async def put(
    connection: AsyncConnection,
    table: sa.Table,
    key: Mapping[str, Any],
    values: Mapping[str, Any],
    new: Mapping[str, Any] | None = None,
) -> None:
    """Set columns of the row with a primary key. `new`: what further columns hold if it is inserted."""
    query = insert(connection, table).values({**(new or {}), **key, **values})
    await connection.execute(
        query.on_conflict_do_update(index_elements=[*key], set_=dict(values))
        if values
        else query.on_conflict_do_nothing(index_elements=[*key])
    )
