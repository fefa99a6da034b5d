"""Queries on the names of pages of replays that anybody can open who has their address."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import readable
from bot.store.schema import pages


async def name_of(connection: AsyncConnection, game: str, language: str, drawn: str) -> str:
    """Return the name of the page of a game in a language: `drawn`, where it has none yet."""
    query = sa.select(pages.c.name).where(pages.c.game == game, pages.c.language == language)
    found = next(iter(readable((await connection.execute(query)).scalars())), None)
    if found is not None:
        return found
    await connection.execute(sa.delete(pages).where(pages.c.game == game, pages.c.language == language))
    await connection.execute(sa.insert(pages).values(game=game, language=language, name=drawn))
    return drawn


async def names(connection: AsyncConnection) -> set[str]:
    """Return the names of all pages."""
    return set(readable((await connection.execute(sa.select(pages.c.name))).scalars()))


async def withdraw(connection: AsyncConnection, games: Collection[str]) -> None:
    """Forget the names of the pages of games: they get others, and those that are out lead nowhere."""
    await connection.execute(sa.delete(pages).where(pages.c.game.in_(list(games))))
