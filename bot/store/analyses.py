"""Queries on the stored analyses of finished games."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import UnreadableCell
from bot.store.schema import analyses


def _where(game: str, seat: int) -> sa.ColumnElement[bool]:
    return (analyses.c.game == game) & (analyses.c.seat == seat)


async def read(connection: AsyncConnection, game: str, seat: int) -> bytes | None:
    """Read the analysis of a seat; None where there is none yet."""
    found = (await connection.execute(sa.select(analyses.c.found).where(_where(game, seat)))).scalar_one_or_none()
    return None if isinstance(found, UnreadableCell) else found


async def claim(connection: AsyncConnection, game: str, seat: int, now: datetime, until: datetime) -> bool:
    """Claim the analysis of a seat until `until`; return False where another process has claimed it.

    The caller has locked the game.
    """
    taken = await connection.execute(sa.select(analyses.c.until).where(_where(game, seat)))
    by_others = taken.scalar_one_or_none()
    if isinstance(by_others, datetime) and by_others > now:
        return False
    await forget(connection, game, seat)
    await connection.execute(sa.insert(analyses).values(game=game, seat=seat, until=until))
    return True


async def renew(connection: AsyncConnection, game: str, seat: int, until: datetime) -> None:
    """Extend the claim of an analysis that takes longer."""
    await connection.execute(sa.update(analyses).where(_where(game, seat)).values(until=until))


async def keep(connection: AsyncConnection, game: str, seat: int, found: bytes) -> None:
    """Store the analysis of a seat, unless its player has been forgotten meanwhile."""
    await connection.execute(sa.update(analyses).where(_where(game, seat)).values(until=None, found=found))


async def forget(connection: AsyncConnection, game: str, seat: int) -> None:
    """Delete the analysis of a seat, or the claim on it."""
    await connection.execute(sa.delete(analyses).where(_where(game, seat)))
