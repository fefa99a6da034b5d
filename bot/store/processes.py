"""Queries on the processes of the bot: a row for each, with its last sign of life and the shards that it serves."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import readable_rows
from bot.store.schema import processes

Row = sa.RowMapping

BEAT: Final = timedelta(seconds=5)
"""Time between two signs of life of a process."""
DEAD_AFTER: Final = timedelta(seconds=15)
"""A process whose last sign of life is older has died, or is cut off from the database."""
FORGOTTEN_AFTER: Final = timedelta(minutes=10)
"""How long the row of a dead process is kept, so that the health check can report it."""


async def heartbeat(connection: AsyncConnection, name: str, **values: Any) -> None:
    """Store a sign of life of a process. `values`: all columns but the name."""
    found = await connection.execute(sa.update(processes).where(processes.c.name == name).values(values))
    if not found.rowcount:
        await connection.execute(sa.insert(processes).values(name=name, **values))


async def everyone(connection: AsyncConnection) -> list[Row]:
    """Read the rows of all processes, the oldest process first. `alive` tells which of them live."""
    query = sa.select(processes).order_by(processes.c.started, processes.c.name)
    return readable_rows(await connection.execute(query))


def alive(row: Row, now: datetime) -> bool:
    """Return whether the last sign of life of a process is recent. One of the future is older than a clock that was set back."""
    return abs(now - row["at"]) < DEAD_AFTER


async def leave(connection: AsyncConnection, name: str) -> None:
    """Delete the row of a process that stops."""
    await connection.execute(sa.delete(processes).where(processes.c.name == name))


async def prune(connection: AsyncConnection, now: datetime) -> None:
    """Delete the rows of processes that died long ago."""
    long_ago = (processes.c.at < now - FORGOTTEN_AFTER) | (processes.c.at > now + FORGOTTEN_AFTER)
    await connection.execute(sa.delete(processes).where(long_ago))


def covered(rows: Iterable[Row], now: datetime) -> bool:
    """Return whether the living processes together are connected with every shard of the bot."""
    connected: dict[int, set[int]] = {}
    for row in rows:
        if row["shard_count"] is not None and alive(row, now):
            connected.setdefault(row["shard_count"], set()).update(row["shards"])
    return any(shards.issuperset(range(count)) for count, shards in connected.items())
