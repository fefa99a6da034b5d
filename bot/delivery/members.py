"""Asks Discord whether a user is still a member of the server of their game: before a reminder, and before they act elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from bot.delivery.due import recent
from bot.delivery.posting import REFUSED, UNREACHED, why
from bot.tables import services

log: Final = structlog.get_logger("members")

NO_MEMBER: Final = (10007, 10013)
"""Discord's error codes for somebody who is no member of the server, or no user any more."""
ASK_AGAIN_AFTER: Final = timedelta(minutes=1)
"""How long an answer of Discord is reused, because a turn in direct messages takes many clicks."""
MOST_ASKED: Final = 10_000
"""Size of the cache of answers."""


class Members:
    """Asks Discord for members of servers, and records the answers."""

    def __init__(
        self,
        client: discord.Client,
        members: services.Members,
        blocking: services.Blocking,
        *,
        now: Callable[[], datetime],
    ) -> None:
        self._client, self._members, self._blocking, self._now = client, members, blocking, now
        self._there: dict[tuple[int, int], datetime] = {}
        """A cache: when Discord last said that this user is a member of this server."""

    async def there(self, guild: int, user: int) -> bool:
        """Return whether a user is a member of a server, and not blocked.

        It is True where Discord does not say, because the bot is not in that server.
        """
        if await self._blocking.refuses(user, None):
            return False
        if recent(self._there.get((guild, user)), ASK_AGAIN_AFTER, self._now()):
            return True
        try:
            await self._client.http.get_member(guild, user)
        except discord.NotFound as error:
            if error.code not in NO_MEMBER:
                log.warning("member not asked for", guild=guild, user=user, **why(error))
                return True
            certain = await self._members.missed(guild, user)
            log.info("no member", guild=guild, user=user, certain=certain)
            return False
        except (*REFUSED, *UNREACHED) as error:
            log.warning("member not asked for", guild=guild, user=user, **why(error))
            return True
        if len(self._there) >= MOST_ASKED:
            self._there.clear()
        self._there[guild, user] = self._now()
        await self._members.met(guild, user)
        return True

    async def may_sit(self, game: str, user: int) -> bool:
        """Return whether somebody may be given a seat in a game: a member of its server who is not blocked."""
        server = await self._members.guild_of(game)
        return not server or await self.there(server, user)

    async def may_act(self, game: str, user: int, guild: int | None) -> bool:
        """Return whether somebody who acts in this server (None: in direct messages) may act in a game.

        Whoever acts in the game's own server is a member of it.
        """
        if await self._members.is_in(game, guild):
            return True
        server = await self._members.server_of(game, user)
        return server is None or await self.there(server, user)
