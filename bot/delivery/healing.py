"""Notices that messages which ask for answers are lost, and that messages which failed can be sent now."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from typing import Any, Final, Protocol

import discord
import structlog

from bot.delivery.due import Every, Present, always, recent
from bot.delivery.posting import (
    REFUSED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    UNREACHED,
    may_pass,
    still_there,
    why,
)
from bot.tables import Refused, Trouble, services
from bot.tables.clocks import DAY

log: Final = structlog.get_logger("healing")

LOST: Final = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)
AT_ONCE: Final = 10
"""How many games are looked at between two pauses: after a start all are due."""


class Shards(Protocol):
    """The part of the connection that `Healing` uses."""

    @property
    def connected_shards(self) -> Collection[int]: ...
    @property
    def shard_count(self) -> int | None: ...


class Healing(Every):
    """Checks the games in which people owe an answer: once a day, after a start, and when something changes in their server."""

    log = log
    every = 5
    """Events that come within these seconds are handled together."""

    def __init__(
        self,
        client: discord.Client,
        shards: Shards,
        games: services.Games,
        repair: services.Repair,
        *,
        now: Callable[[], datetime],
        present: Present = always,
    ) -> None:
        super().__init__(now=now, present=present)
        self._client, self._shards, self._games, self._repair = client, shards, games, repair
        self._looked: dict[str, datetime] = {}
        """By game, when its message was last looked at."""
        self._unseen: set[str] = set()
        """Games whose message could not be seen: they are looked at again when something changes."""
        self._changed: set[int | None] = set()
        self._threads: set[int] = set()
        """Threads in which something has changed."""
        self._lost: set[int] = set()
        """Channels that may have been deleted."""

    def lost(self, channel: int) -> None:
        """Note that a channel is said to have been deleted."""
        self._lost.add(channel)

    def saw(self, guild: int | None) -> None:
        """Note that something has changed in a server, or (None) that the bot is connected again, so that failed messages may work.

        A connection breaks several times a day, so a new one alone causes no check of games that could be checked before.
        """
        self._changed.add(guild)

    def saw_thread(self, thread: int) -> None:
        """Note that something has changed in a thread: it may have been opened, locked or deleted."""
        self._threads.add(thread)

    async def tick(self) -> int:
        """Retry failed messages where something has changed, and check the games that are due; return how many had to ask again."""
        changed, self._changed = self._changed, set()
        threads, self._threads = self._threads, set()
        lost, self._lost = self._lost, set()
        try:
            for channel in sorted(lost):
                await self._lose(channel)
            for guild in changed:
                await self._repair.send_delayed(guild)
            for thread in sorted(threads):
                await self._repair.send_delayed(None, thread)
        except BaseException:  # Discord tells each of them only once
            self._changed |= changed
            self._threads |= threads
            self._lost |= lost
            raise
        # Those of other processes' shards are theirs to look at, since each look is a call to Discord.
        waiting = await self._games.waiting_for_people(self._shards.connected_shards, self._shards.shard_count or 1)
        now = self._now()
        self._looked = {
            game: self._looked[game]
            for game, guild, thread in waiting
            if recent(self._looked.get(game), DAY, now) and guild not in changed and thread not in threads
            if game not in self._unseen or None not in changed
        }
        self._unseen &= self._looked.keys()
        healed = 0
        for game in [one.game for one in waiting if one.game not in self._looked][:AT_ONCE]:
            self._looked[game] = self._now()
            try:
                healed += await self._look(game)
            except Exception as error:  # one game that cannot be looked at must not stop the others
                self._unseen.add(game)
                told = why(error)
                # Where Discord or the connection refuses, the message that waits to be sent has said so.
                (log.debug if "why" in told else log.error)("game not looked at", game=game, **told)
        return healed

    async def _lose(self, channel: int) -> None:
        try:
            await self._without(channel)
        except (Refused, Trouble) as error:
            if isinstance(error, Trouble) and error.passing:
                raise
            log.error("deleted channel not recorded", channel=channel, exc_info=error)

    async def _without(self, channel: int) -> bool:
        """Record a channel that was deleted; return whether it was."""
        try:
            if await still_there(self._client, channel):
                return False
        except (*REFUSED, *UNREACHED, discord.InvalidData) as error:
            if isinstance(error, UNREACHED) or (isinstance(error, REFUSED) and may_pass(error)):
                self._lost.add(channel)  # Discord has not said
            # Else it is there, and the bot may not see it.
            return False
        log.warning("channel was deleted", channel=channel, games=await self._repair.channel_deleted(channel))
        return True

    async def _look(self, game: str) -> bool:
        status = await self._games.status(game)
        if status.state != "running" or not status.owing or status.direct or not status.place:
            return False
        lost, message = status.turn_message is None, None
        try:
            place: Any = self._client.get_channel(status.place) or await self._client.fetch_channel(status.place)
            if status.turn_message is not None:
                message = await place.fetch_message(status.turn_message)
        except discord.NotFound as error:
            lost = error.code in LOST
        except (*REFUSED, discord.InvalidData) as error:
            # Whatever it is, an event tells when it is over.
            self._unseen.add(game)
            log.debug("message not looked at", game=game, **why(error))
            return False
        if lost and await self._without(status.channel):
            return False
        if message is not None and not message.flags.components_v2:
            await self._repair.redraw(game)
        asked = await self._repair.ask_again(game, lost=lost, message=status.turn_message)
        if lost and asked:
            log.warning("message lost", game=game, message=status.turn_message)
        return asked
