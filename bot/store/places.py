"""Queries on where games are played: servers, channels and threads. A deleted channel is stored as 0."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import readable
from bot.store.games import in_shards
from bot.store.schema import games


async def runs(connection: AsyncConnection, game: str) -> bool:
    """Return whether a game is running and has a channel."""
    query = sa.select(games.c.id).where(games.c.id == game, games.c.state == "running", games.c.channel != 0)
    return (await connection.execute(query)).first() is not None


async def places(connection: AsyncConnection, shards: Collection[int], of: int) -> list[tuple[int, int]]:
    """Return server and thread (without one: channel) of every running game that has a channel, in servers of these shards.

    `of`: how many shards the bot has in all.
    """
    query = sa.select(games.c.guild, sa.func.coalesce(games.c.thread, games.c.channel)).where(
        games.c.state == "running", games.c.channel != 0, in_shards(shards, of)
    )
    return [(guild, place) for guild, place in readable(await connection.execute(query))]


async def played_in(connection: AsyncConnection, channel: int) -> list[str]:
    """Return the lobbies and running games of a channel."""
    query = sa.select(games.c.id).where(games.c.channel == channel, games.c.state.in_(("lobby", "running")))
    return sorted(readable((await connection.execute(query)).scalars()))
