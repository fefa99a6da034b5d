"""Queries on the stored courses of finished games, from which replays are made (`engine.course`)."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import readable
from bot.store.schema import replays


class StoredCourse(NamedTuple):
    """The course of a game as it is stored, with the number of its form."""

    format: int
    steps: bytes


async def keep(connection: AsyncConnection, game: str, kept: StoredCourse, now: datetime) -> None:
    """Store the course of a game, in place of an earlier one."""
    await connection.execute(sa.delete(replays).where(replays.c.game == game))
    await connection.execute(sa.insert(replays).values(game=game, made=now, **kept._asdict()))


async def read(connection: AsyncConnection, game: str) -> StoredCourse | None:
    """Read the course of a game; None where none is stored."""
    query = sa.select(replays.c.format, replays.c.steps).where(replays.c.game == game)
    row = next(iter(readable(await connection.execute(query))), None)
    return StoredCourse(*row) if row is not None else None
