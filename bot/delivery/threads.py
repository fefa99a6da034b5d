"""The threads of running games stay open: in an archived one no command works, and whoever may not write there cannot press Play."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from bot.store import Store, games

log: Final = structlog.get_logger("threads")

AGAIN: Final = timedelta(hours=1)
"""Until Discord is asked again about a thread that could not be opened, or need not be."""


class Threads:
    """Opens what Discord has archived: a thread in which nothing is said for a week, while a game of patient people goes on there."""

    def __init__(self, client: discord.Client, store: Store, *, now: Callable[[], datetime]) -> None:
        self._client, self._store, self._now = client, store, now
        self._asked: dict[int, datetime] = {}
        """When Discord was last asked, by thread."""

    async def tick(self) -> int:
        """Look after the places of all running games; how many were opened."""
        async with self._store.reading() as connection:
            places = await games.places(connection)
        due = self._now() - AGAIN
        self._asked = {place: at for place, at in self._asked.items() if at > due}
        opened = 0
        for guild, place in places:
            # A server that this process does not know is another's to look after, or has sent the bot away.
            if (known := self._client.get_guild(guild)) is not None and self._silent(known, place):
                opened += await self._open(known, place)
        return opened

    def _silent(self, guild: discord.Guild, place: int) -> bool:
        """Whether it may be archived: discord.py forgets threads that are."""
        found = guild.get_channel_or_thread(place)
        archived = found is None or (isinstance(found, discord.Thread) and found.archived)
        return archived and place not in self._asked

    async def _open(self, guild: discord.Guild, place: int) -> bool:
        self._asked[place] = self._now()
        try:
            found = await guild.fetch_channel(place)
            # Who locks a thread means it; only they could open it, too.
            if not isinstance(found, discord.Thread) or not found.archived or found.locked:
                return False
            await found.edit(archived=False)
        except (discord.HTTPException, discord.RateLimited, discord.InvalidData) as error:
            log.warning("thread", thread=place, exc_info=error)
            return False
        return True
