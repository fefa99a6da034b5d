"""Queries on the public names of replay pages: whoever has the address can open a page."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import readable
from bot.store.schema import pages


async def name_of(connection: AsyncConnection, game: str, language: str, drawn: str) -> str:
    """Return the name of the page of a game in a language; without one yet it becomes `drawn`."""
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
    """Delete the names of the pages of games: the published addresses no longer lead anywhere, and new names are drawn."""
    await connection.execute(sa.delete(pages).where(pages.c.game.in_(list(games))))
