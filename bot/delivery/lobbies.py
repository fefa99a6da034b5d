"""Handles what waits for a time: lobbies with a silent host or without a change, deadlines, and players who vanish again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.delivery.due import Every, Present, always
from bot.store import Store, games
from bot.tables import services
from bot.tables.lobby import SILENT, STALE

log: Final = structlog.get_logger("lobbies")

ASK_AGAIN: Final = timedelta(minutes=10)
"""Time until Discord is asked again about a player whom it did not know as a member of the server."""


class Lobbies(Every):
    """Tends lobbies, deadlines and those who vanish again: `run` for ever, `tick` once."""

    log = log
    every = 60

    def __init__(
        self,
        store: Store,
        lobby: services.Lobby,
        absences: services.Absences,
        *,
        now: Callable[[], datetime],
        member: Callable[[int, int], Awaitable[bool]] = always,
        present: Present = always,
    ) -> None:
        """`member` tells whether a user is a member of a server: pass `Members.there`."""
        super().__init__(now=now, present=present)
        self._store, self._lobby, self._absences, self._member = store, lobby, absences, member

    async def tick(self) -> None:
        """Handle all lobbies that have waited long enough, enforce deadlines that have passed, and let stand-ins go on."""
        now = self._now()
        async with self._store.reading() as connection:
            waiting = await games.stale_lobbies(connection, now - SILENT, now - STALE, now - ASK_AGAIN)
        found = {game: (guild, people) for game, guild, people in waiting}
        failed = "game not tended"
        await self.each(found, lambda game: self._tend(game, *found[game]), failed)
        await self.each(await self._absences.deadlines(), self._absences.enforce_deadline, failed)
        await self.each(await self._absences.undelivered(), self._absences.count_as_arrived, failed)
        await self.each(await self._absences.vanished(), self._absences.wake, failed)

    async def _tend(self, game: str, guild: int, people: list[int]) -> None:
        # A host who has left the server cannot hand over.
        for user in people if guild else ():
            await self._member(guild, user)
        await self._lobby.tend(game)
