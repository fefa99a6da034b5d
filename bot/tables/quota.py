"""Limits on the number of open games and lobbies of one member, in one channel and in one server."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import budgets
from bot.store.schema import games, seats
from bot.tables.values import Refused

_OPEN = games.c.state.in_(("lobby", "running"))
Counted = tuple[int, sa.ColumnElement[bool]]
"""The id of a member, channel or server, and which games count."""
Used = dict[str, tuple[int, int]]
"""By field of `Quota`, the number of open games that count, and the limit."""


@dataclass(frozen=True, slots=True)
class Quota:
    """The most open games and lobbies; None for no limit.

    Each check locks what it counts until its transaction ends, so that of two calls at once the second counts the first.
    """

    member_games: int | None = None
    """Open games with a seat of one member; one that they have left, or from which they have resigned, does not count."""
    member_lobbies: int | None = None
    """Lobbies of which one member is the host."""
    channel_games: int | None = None
    server_games: int | None = None

    async def check_founding(self, connection: AsyncConnection, guild: int, channel: int, user: int) -> None:
        """Check that a member may found a lobby in this channel. Raises `Refused`: quota, with `where` (a field) and `most`.

        A game in direct messages belongs to no server and has its channel for itself.
        """
        asked = {"member_lobbies": _hosts(user)}
        if guild:
            asked |= _in_both(guild, channel)
        await self._check(connection, {**asked, "member_games": _sits(user)})

    async def check_arriving(self, connection: AsyncConnection, guild: int, channel: int) -> None:
        """Check that one more game may go on in this channel, whose players have their seats already. Raises `Refused`: quota."""
        await self._check(connection, _in_both(guild, channel))

    async def check_sitting(self, connection: AsyncConnection, user: int, *, asks: bool = True) -> None:
        """Check that a member may take one more seat. `asks`: whether the member asks for it. Raises `Refused`: quota."""
        await self._check(connection, {"member_games": _sits(user)}, asks=asks)

    async def used(self, connection: AsyncConnection, guild: int, channel: int, user: int) -> Used:
        """Count the open games of a server and a channel (0: none), and of a user (0: none), that these limits apply to."""
        asked = {"member_lobbies": _hosts(user), "member_games": _sits(user)} if user else {}
        if guild:
            asked |= _in_both(guild, channel)
        found = dict[str, tuple[int, int]]()
        for field, (_of, counted) in asked.items():
            if (most := getattr(self, field)) is not None:
                n = (
                    await connection.execute(sa.select(sa.func.count()).select_from(games).where(counted))
                ).scalar_one()
                found[field] = n, most
        return found

    async def _check(self, connection: AsyncConnection, asked: dict[str, Counted], *, asks: bool = True) -> None:
        """Raise `Refused` where a limit is reached.

        `asked`: by field of the limits, the id of the member, channel or server, and the condition for games that count.
        """
        for number, field in enumerate(fields(self)):
            most = getattr(self, field.name)
            if most is None or field.name not in asked:
                continue
            of, counted = asked[field.name]
            # Always in this order, so that no two wait for each other.
            await budgets.lock(connection, number, of)
            # Count no further than matters.
            some = sa.select(games.c.id).where(counted).limit(most).subquery()
            if (await connection.execute(sa.select(sa.func.count()).select_from(some))).scalar_one() >= most:
                raise Refused("quota", where=field.name, most=most, asks=asks)


NO_LIMITS: Final = Quota()


def _sits(user: int) -> Counted:
    left = seats.c.left_at.is_not(None) | (sa.func.coalesce(seats.c.stand_why, "") == "resigned")
    return user, _OPEN & games.c.id.in_(sa.select(seats.c.game).where(seats.c.user == user, ~left))


def _hosts(user: int) -> Counted:
    return user, (games.c.state == "lobby") & (games.c.host == user)


def _in_both(guild: int, channel: int) -> dict[str, Counted]:
    return {"channel_games": _in_channel(channel), "server_games": _in_server(guild)}


def _in_channel(channel: int) -> Counted:
    return channel, _OPEN & (games.c.channel == channel)


def _in_server(guild: int) -> Counted:
    return guild, _OPEN & (games.c.guild == guild)
