"""Queries on servers that have removed the bot, and on their games."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import readable
from bot.store.schema import (
    called_roles,
    departures,
    games,
    kept_rules,
    moves_out,
    reports,
    seasons,
    server_defaults,
    shown_results,
    wishes,
)

OF_SERVER: Final = (kept_rules, called_roles, seasons, server_defaults, shown_results, wishes, departures)
"""The tables whose rows of a server are deleted after its games."""


async def served(connection: AsyncConnection) -> set[int]:
    """Return the servers of which anything is kept, such as games, also finished ones and those that are set aside."""
    played = sa.select(games.c.guild).where(games.c.guild != 0)
    others = (sa.select(table.c.guild) for table in OF_SERVER)
    return set(readable((await connection.execute(played.union(*others))).scalars()))


async def record(connection: AsyncConnection, there: Collection[int], gone: Collection[int], now: datetime) -> None:
    """Record that servers have removed the bot; those recorded before keep their time.

    `there`: the servers with the bot, whose records are deleted. `gone`: those without it.
    """
    known = set(readable((await connection.execute(sa.select(departures.c.guild))).scalars()))
    if back := known & set(there):
        await connection.execute(sa.delete(departures).where(departures.c.guild.in_(back)))
    if new := sorted(set(gone) - known):
        await connection.execute(sa.insert(departures), [{"guild": guild, "at": now} for guild in new])


async def gone_since(connection: AsyncConnection, at: datetime) -> list[int]:
    """Return the servers that removed the bot at or before this time and have not taken it back."""
    query = sa.select(departures.c.guild).where(departures.c.at <= at).order_by(departures.c.guild)
    return readable((await connection.execute(query)).scalars())


async def open_games(connection: AsyncConnection, guild: int) -> list[str]:
    """Return the ids of a server's lobbies and running games."""
    query = sa.select(games.c.id).where(games.c.guild == guild, games.c.state.in_(("lobby", "running")))
    return sorted(readable((await connection.execute(query)).scalars()))


async def delete(connection: AsyncConnection, guild: int, most: int) -> int:
    """Delete up to `most` games of a server, with the files of those that moved to another host; return how many.

    Where fewer than `most` were left, everything else of the server is deleted too.
    """
    ids = readable(
        (await connection.execute(sa.select(games.c.id).where(games.c.guild == guild).limit(most))).scalars()
    )
    await connection.execute(sa.delete(reports).where(reports.c.game.in_(ids)))
    await connection.execute(sa.delete(moves_out).where(moves_out.c.game.in_(ids)))
    await connection.execute(sa.delete(games).where(games.c.id.in_(ids)))
    if len(ids) < most:
        for table in OF_SERVER:
            await connection.execute(sa.delete(table).where(table.c.guild == guild))
    return len(ids)
