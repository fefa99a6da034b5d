"""Servers that removed the bot: their games are closed after 30 days, and later deleted if the host has set so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, Protocol

import discord
import structlog
from aiohttp import ClientError

from bot.delivery.due import Every, Present, always
from bot.delivery.posting import REFUSED
from bot.store import Store, departures
from bot.tables import services
from bot.tables.services.privacy import CLOSED_AFTER

log: Final = structlog.get_logger("departures")
BATCH: Final = 5
"""Games that are deleted in one transaction, so that nobody waits for it long."""


class Servers(Protocol):
    """The part of the Discord client that `Departures` uses."""

    def get_guild(self, id: int, /) -> discord.Guild | None: ...
    def serves(self, guild: int) -> bool: ...
    async def fetch_guild(self, guild_id: int, /) -> discord.Guild: ...


class Departures(Every):
    """Records which servers removed the bot, closes their games, and deletes what is to be forgotten."""

    log = log
    every = 3600

    def __init__(
        self,
        client: Servers,
        store: Store,
        privacy: services.Privacy,
        *,
        now: Callable[[], datetime],
        forget_days: int | None,
        present: Present = always,
    ) -> None:
        """`forget_days`: after how many days the closed games of such a server are deleted; None: never."""
        super().__init__(now=now, present=present)
        self._client, self._store, self._privacy, self._forget_days = client, store, privacy, forget_days

    async def tick(self) -> None:
        """Check all servers of which anything is kept whose shards are connected in this process, once."""
        await self._privacy.forget_expired()
        async with self._store.reading() as connection:
            served = [guild for guild in await departures.served(connection) if self._client.serves(guild)]
        gone = {guild for guild in served if self._client.get_guild(guild) is None}
        await self._privacy.note_servers(set(served) - gone, gone)
        async with self._store.reading() as connection:
            closing = await departures.gone_since(connection, self._now() - CLOSED_AFTER)
        for guild in closing:
            if guild in gone:
                await self._close(guild)
        if self._forget_days is None:
            return
        async with self._store.reading() as connection:
            days = timedelta(days=self._forget_days)
            forgetting = await departures.gone_since(connection, self._now() - CLOSED_AFTER - days)
        for guild in forgetting:
            if guild in gone and await self._removed(guild):
                await self._delete(guild)

    async def _removed(self, guild: int) -> bool:
        """Return whether Discord itself says that the bot is not in the server, before anything is deleted."""
        try:
            await self._client.fetch_guild(guild)
        except (discord.NotFound, discord.Forbidden):
            return True
        except (*REFUSED, ClientError, OSError) as error:
            log.warning("server not asked for", guild=guild, exc_info=error)
            return False
        return False

    async def _close(self, guild: int) -> None:
        async with self._store.reading() as connection:
            found = await departures.open_games(connection, guild)
        if not found or not await self._removed(guild):
            return
        await self.each(found, self._privacy.close_abandoned, "game not closed")
        log.info("games of a server without the bot closed", guild=guild, games=len(found))

    async def _delete(self, guild: int) -> None:
        deleted = 0
        while batch := await self._privacy.delete_games(guild, BATCH):
            deleted += batch
            await asyncio.sleep(0)
        log.info("games of a server without the bot deleted", guild=guild, games=deleted)
