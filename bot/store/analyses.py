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


def _claimed(game: str, seat: int, until: datetime) -> sa.ColumnElement[bool]:
    """Whether nobody else has claimed or made the analysis since it was claimed until this moment."""
    return _where(game, seat) & (analyses.c.until == until)


async def claim(connection: AsyncConnection, game: str, seat: int, now: datetime, until: datetime) -> bool:
    """Claim the analysis of a seat until `until`; return False where another process has claimed it.

    The caller has locked the game, and names `until` in all that it does with the claim: the claim is lost where another process has
    begun anew since.
    """
    taken = await connection.execute(sa.select(analyses.c.until).where(_where(game, seat)))
    by_others = taken.scalar_one_or_none()
    if isinstance(by_others, datetime) and by_others > now:
        return False
    await connection.execute(sa.delete(analyses).where(_where(game, seat)))
    await connection.execute(sa.insert(analyses).values(game=game, seat=seat, until=until))
    return True


async def renew(connection: AsyncConnection, game: str, seat: int, claimed: datetime, until: datetime) -> bool:
    """Extend the claim of an analysis that takes longer; return False where the claim is lost."""
    renewed = await connection.execute(sa.update(analyses).where(_claimed(game, seat, claimed)).values(until=until))
    return renewed.rowcount == 1


async def keep(connection: AsyncConnection, game: str, seat: int, claimed: datetime, found: bytes) -> None:
    """Store the analysis of a seat, unless the claim is lost or its player has been forgotten meanwhile."""
    values = {"until": None, "found": found}
    await connection.execute(sa.update(analyses).where(_claimed(game, seat, claimed)).values(values))


async def give_up(connection: AsyncConnection, game: str, seat: int, claimed: datetime) -> None:
    """Delete the claim on the analysis of a seat, unless it is lost."""
    await connection.execute(sa.delete(analyses).where(_claimed(game, seat, claimed)))
