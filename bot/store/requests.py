"""Queries on requests to the whole table and the votes on them."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import requests, votes

Row = sa.RowMapping


async def add(connection: AsyncConnection, **values: Any) -> int:
    """Insert a request and return its id."""
    made = await connection.execute(sa.insert(requests).values(state="open", **values).returning(requests.c.id))
    return made.scalar_one()


async def found(connection: AsyncConnection, *where: sa.ColumnElement[bool]) -> list[Row]:
    """Read the requests that meet all conditions, oldest first."""
    query = sa.select(requests).where(*where).order_by(requests.c.id)
    return list((await connection.execute(query)).mappings())


def open_in(games: Collection[str]) -> sa.ColumnElement[bool]:
    """Return the condition that a request belongs to one of these games and is open."""
    return requests.c.game.in_(games) & (requests.c.state == "open")


def known_as(game: str, id: int) -> sa.ColumnElement[bool]:
    """Return the condition that selects one request of one game."""
    return (requests.c.game == game) & (requests.c.id == id)


async def change(connection: AsyncConnection, id: int, **values: Any) -> None:
    """Set columns of a request."""
    await connection.execute(sa.update(requests).where(requests.c.id == id).values(**values))


async def lapse(connection: AsyncConnection, game: str, kinds: Collection[str], closer: int | None) -> list[int]:
    """Close the open requests of these kinds as lapsed; return their ids."""
    query = sa.update(requests).where(open_in([game]), requests.c.kind.in_(kinds)).values(state="lapsed", closer=closer)
    return sorted((await connection.execute(query.returning(requests.c.id))).scalars())


async def vote(connection: AsyncConnection, request: int, user: int, agrees: bool, now: datetime) -> None:
    """Record the vote of a user, in place of an earlier one."""
    await connection.execute(sa.delete(votes).where(votes.c.request == request, votes.c.user == user))
    await connection.execute(sa.insert(votes).values(request=request, user=user, agrees=agrees, at=now))


async def voted(connection: AsyncConnection, ids: Collection[int]) -> list[Row]:
    """Read the votes on these requests."""
    return list((await connection.execute(sa.select(votes).where(votes.c.request.in_(ids)))).mappings())
