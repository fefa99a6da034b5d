"""Queries on who follows a game without a seat, and in which channel it is reported once a generation."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import upsert
from bot.store.columns import readable
from bot.store.schema import digests, followers


async def follow(connection: AsyncConnection, game: str, user: int, generation: int) -> None:
    """Store that a user follows a game, from the generation after this one."""
    await upsert.put(connection, followers, {"game": game, "user": user}, {"told": generation})


async def stop(connection: AsyncConnection, game: str, user: int | None = None) -> None:
    """Delete that a user, or (None) anybody, follows a game."""
    which = followers.c.game == game if user is None else (followers.c.game == game) & (followers.c.user == user)
    await connection.execute(sa.delete(followers).where(which))


async def number(connection: AsyncConnection, user: int) -> int:
    """Return how many games a user follows."""
    query = sa.select(sa.func.count()).select_from(followers).where(followers.c.user == user)
    return (await connection.execute(query)).scalar_one()


async def follows(connection: AsyncConnection, game: str, user: int) -> bool:
    """Return whether a user follows a game."""
    query = sa.select(followers.c.user).where(followers.c.game == game, followers.c.user == user)
    return (await connection.execute(query)).first() is not None


async def take_untold(connection: AsyncConnection, game: str, generation: int) -> list[int]:
    """Return the followers who have not been told of this generation of a game, and mark them as told."""
    untold = (followers.c.game == game) & (followers.c.told < generation)
    found = readable((await connection.execute(sa.select(followers.c.user).where(untold))).scalars())
    if found:
        await connection.execute(sa.update(followers).where(untold).values(told=generation))
    return sorted(found)


async def channel(connection: AsyncConnection, game: str) -> int | None:
    """Return the channel in which a game is reported; None for none."""
    query = sa.select(digests.c.channel).where(digests.c.game == game)
    return next(iter(readable((await connection.execute(query)).scalars())), None)


async def tell_in(connection: AsyncConnection, game: str, channel: int | None, generation: int) -> None:
    """Store the channel in which a game is reported, from the generation after this one."""
    if channel is None:
        await connection.execute(sa.delete(digests).where(digests.c.game == game))
    else:
        await upsert.put(connection, digests, {"game": game}, {"channel": channel, "told": generation})


async def take_untold_channel(connection: AsyncConnection, game: str, generation: int) -> int | None:
    """Return the channel that has not been told of this generation of a game, and mark it as told; None for none."""
    untold = (digests.c.game == game) & (digests.c.told < generation)
    told = sa.update(digests).where(untold).values(told=generation).returning(digests.c.channel)
    return next(iter(readable((await connection.execute(told)).scalars())), None)
