"""Keeps the threads of running games open: in an archived thread commands fail, and buttons too for members who may not write there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from bot.delivery.due import recent
from bot.delivery.healing import Shards
from bot.delivery.posting import REFUSED, UNREACHED, why
from bot.store import Store, places

log: Final = structlog.get_logger("threads")

RECHECK_AFTER: Final = timedelta(hours=1)
"""Time until Discord is asked again about a thread that could not be opened or did not need it."""


class Threads:
    """Reopens threads of slow games that Discord archived after a week without a message."""

    def __init__(self, client: discord.Client, shards: Shards, store: Store, *, now: Callable[[], datetime]) -> None:
        self._client, self._shards, self._store, self._now = client, shards, store, now
        self._asked: dict[int, datetime] = {}
        """By thread, when Discord was last asked about it."""
        self._closed: set[int] = set()
        """Threads that could not be reopened when that was last tried: of each the log says so once."""

    async def tick(self) -> int:
        """Check the places of running games in the servers of this process; return how many threads were reopened."""
        async with self._store.reading() as connection:
            played = await places.places(connection, self._shards.connected_shards, self._shards.shard_count or 1)
        now = self._now()
        self._asked = {place: at for place, at in self._asked.items() if recent(at, RECHECK_AFTER, now)}
        self._closed &= {place for _, place in played}
        opened = 0
        for guild, place in played:
            # The bot may have been removed from the server.
            if (known := self._client.get_guild(guild)) is not None and self._silent(known, place):
                opened += await self._open(known, place)
        return opened

    def _silent(self, guild: discord.Guild, place: int) -> bool:
        """Return whether a thread may be archived: discord.py's cache drops archived threads."""
        found = guild.get_channel_or_thread(place)
        archived = found is None or (isinstance(found, discord.Thread) and found.archived)
        return archived and place not in self._asked

    async def _open(self, guild: discord.Guild, place: int) -> bool:
        self._asked[place] = self._now()
        try:
            found = await guild.fetch_channel(place)
            # A locked thread stays closed: a moderator locked it, and only moderators can open it.
            if not isinstance(found, discord.Thread) or not found.archived or found.locked:
                return False
            await found.edit(archived=False)
        except (*REFUSED, *UNREACHED, discord.InvalidData) as error:
            (log.debug if place in self._closed else log.warning)(
                "thread cannot be reopened", thread=place, **why(error)
            )
            self._closed.add(place)
            return False
        self._closed.discard(place)
        return True
