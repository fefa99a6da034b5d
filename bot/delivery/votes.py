"""Ends votes when their time is over, opens those of the bot, and ends games of two players of whom one has resigned.

(`bot/tables/votes.py`: the consequences of votes. `bot/tables/ballots.py`: when the bot opens one.)
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

import structlog

from bot.delivery.due import Every, Present, always
from bot.store import Store, games, requests
from bot.tables import Refused, Trouble, services
from bot.tables.ballots import Watch

log: Final = structlog.get_logger("votes")


class Votes(Every):
    """Ends the votes of all tables: `run` for ever, `tick` once."""

    log = log

    def __init__(
        self,
        store: Store,
        votes: services.Votes,
        seats: services.Seats,
        *,
        now: Callable[[], datetime],
        present: Present = always,
        may_sit: Callable[[str, int], Awaitable[bool]] = always,
    ) -> None:
        """`may_sit` tells whether a user may be given a seat in a game: pass `Members.may_sit`."""
        super().__init__(now=now, present=present)
        self._store, self._votes, self._seats, self._watch = store, votes, seats, Watch()
        self._may_sit = may_sit

    async def tick(self) -> int:
        """End all votes whose time is over, and open those of the bot that are due; return how many have ended."""
        async with self._store.reading() as connection:
            due = await requests.due_in(connection, self._now())
            conceded = await games.conceded(connection, self._now())
        ended = await self.each(due, self._close, "votes not ended")
        await self.each(conceded, self._seats.concede, "game not conceded")
        await self._open()
        return sum(ended)

    async def _close(self, game: str) -> int:
        for user in await self._seats.asking(game):
            if not await self._may_sit(game, user):
                await self._seats.unfit(game, user)
        return await self._votes.close_due(game)

    async def _open(self) -> None:
        """Open the bot's votes on absent players that are due."""
        now, found = self._now(), dict(await self._votes.may_open())
        for game in self._watch.ripe(found.items(), now):
            at = None
            try:
                at = await self._votes.opens_at(game)
                if at is not None and at <= now:
                    await self._votes.open_by_itself(game)
            except (Refused, Trouble) as error:
                log.error("vote not opened", game=game, exc_info=error)
            self._watch.found(game, found[game], at, now)
