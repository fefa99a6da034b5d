"""Queries on the members and servers that the host has blocked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import budgets, signs
from bot.store.columns import readable, readable_rows
from bot.store.quarantine import PREFIX
from bot.store.schema import blocked_servers, blocked_users, followers, games, seats, wishes

Row = sa.RowMapping
OPEN = ("lobby", "running")
USER, SERVER = "user", "server"
LOCK: Final = 4
"""The kind of the lock of `lock_server`; those of `bot/tables/quota.py` have the numbers before it."""


async def users(connection: AsyncConnection) -> dict[int, datetime]:
    """Return the blocked users, each with the time since when, the newest first."""
    rows = readable_rows(await connection.execute(sa.select(blocked_users).order_by(blocked_users.c.at.desc())))
    return {row["user"]: row["at"] for row in rows}


async def servers(connection: AsyncConnection) -> dict[int, Row]:
    """Return the blocked servers with their rows (`at`, `games`), the newest first."""
    rows = readable_rows(await connection.execute(sa.select(blocked_servers).order_by(blocked_servers.c.at.desc())))
    return {row["guild"]: row for row in rows}


async def set_aside(connection: AsyncConnection) -> frozenset[str]:
    """Return the games that are set aside because their servers are blocked."""
    return frozenset(game for row in (await servers(connection)).values() for game in row["games"] or ())


async def block_user(connection: AsyncConnection, user: int, now: datetime) -> None:
    """Block a user who is not blocked yet; their wishes to play and the games they follow are dropped."""
    await end_to_unblock(connection, USER, user)
    await connection.execute(sa.insert(blocked_users).values(user=user, at=now))
    for table in (wishes, followers):
        await connection.execute(sa.delete(table).where(table.c.user == user))


async def unblock_user(connection: AsyncConnection, user: int) -> datetime | None:
    """Unblock a user; return since when they were blocked, or None."""
    query = sa.delete(blocked_users).where(blocked_users.c.user == user).returning(blocked_users.c.at)
    return next(iter(readable((await connection.execute(query)).scalars())), None)


def _sign(whom: str, id: int) -> str:
    return f"{signs.UNBLOCK}{whom} {id}"


async def begin_to_unblock(connection: AsyncConnection, whom: str, id: int, at: datetime) -> None:
    """Record that the games of a member or a server have to learn that they are not blocked any more. `whom`: user, server."""
    await signs.put(connection, _sign(whom, id), at)


async def end_to_unblock(connection: AsyncConnection, whom: str, id: int) -> bool:
    """Forget that, since all games have learned of it, or since the host blocks them again; return whether it was recorded."""
    return await signs.remove(connection, _sign(whom, id))


async def to_unblock(connection: AsyncConnection) -> dict[tuple[str, int], datetime]:
    """Return, by `whom` and id, the members and servers whose games have to learn of it, with the moments that were recorded."""
    found = [(of.split(), at) for of, at in (await signs.beginning(connection, signs.UNBLOCK)).items()]
    return {(whom, int(id)): at for (whom, id), at in found}


async def block_server(connection: AsyncConnection, guild: int, set_aside: Sequence[str], now: datetime) -> None:
    """Block a server that is not blocked yet. `set_aside`: its games that have been set aside for that."""
    await end_to_unblock(connection, SERVER, guild)
    await connection.execute(sa.insert(blocked_servers).values(guild=guild, at=now, games=list(set_aside)))


async def unblock_server(connection: AsyncConnection, guild: int) -> None:
    await connection.execute(sa.delete(blocked_servers).where(blocked_servers.c.guild == guild))


async def is_to_go_on(connection: AsyncConnection, guild: int, game: str) -> bool:
    """Return whether a game has yet to learn that its server is not to be blocked any more."""
    known = (await servers(connection)).get(guild)
    return known is not None and game in known["games"] and (SERVER, guild) in await to_unblock(connection)


async def took_up(connection: AsyncConnection, guild: int, game: str) -> None:
    """Record that a game of a blocked server goes on."""
    if (known := (await servers(connection)).get(guild)) is not None:
        left = [id for id in known["games"] if id != game]
        where = blocked_servers.c.guild == guild
        await connection.execute(sa.update(blocked_servers).where(where).values(games=left))


async def lock_server(connection: AsyncConnection, guild: int) -> None:
    """Lock a server before a game is added to it, before it is blocked, and before what it may have once is made.

    Of two at once neither would see what the other writes.
    """
    await budgets.lock(connection, LOCK, guild)


async def server_blocked(connection: AsyncConnection, guild: int) -> bool:
    """Return whether a server is blocked."""
    query = sa.select(blocked_servers.c.guild).where(blocked_servers.c.guild == guild)
    return (await connection.execute(query)).first() is not None


async def open_games_of(connection: AsyncConnection, user: int) -> list[str]:
    """Return the lobbies and running games in which a user sits, those that are set aside too."""
    states = [*OPEN, *(PREFIX + state for state in OPEN)]
    query = sa.select(games.c.id).join(seats, seats.c.game == games.c.id)
    return readable((await connection.execute(query.where(seats.c.user == user, games.c.state.in_(states)))).scalars())


async def open_games_in(connection: AsyncConnection, guild: int) -> list[str]:
    """Return the lobbies and running games of a server that are not set aside."""
    query = sa.select(games.c.id).where(games.c.guild == guild, games.c.state.in_(OPEN)).order_by(games.c.id)
    return readable((await connection.execute(query)).scalars())


async def unfinished(connection: AsyncConnection) -> list[str]:
    """Return the lobbies and running games that are to be set aside with their server, or in which a blocked user still sits."""
    there = sa.select(games.c.id).where(games.c.state.in_(OPEN))
    of_servers = there.where(games.c.guild.in_(sa.select(blocked_servers.c.guild)))
    sits = seats.c.user.in_(sa.select(blocked_users.c.user)) & seats.c.left_at.is_(None)
    of_users = there.join(seats, seats.c.game == games.c.id).where(sits)
    listed = await set_aside(connection)
    found = {id for id in readable((await connection.execute(of_servers)).scalars()) if id in listed}
    return sorted(found | set(readable((await connection.execute(of_users)).scalars())))
