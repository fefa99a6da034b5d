"""Shortens the histories of games that finished long ago."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.delivery.due import Every
from bot.store import Store, history
from bot.tables import Refused, Trouble, services

log: Final = structlog.get_logger("histories")

AT_ONCE: Final = 20
"""How many histories are shortened between two pauses: after an upgrade, or with a shorter setting, thousands are due."""


class Histories(Every):
    """Shortens histories: `run` for ever, `tick` once."""

    log = log
    every = 60

    def __init__(self, store: Store, history: services.History, *, now: Callable[[], datetime], days: int) -> None:
        """`days`: how long after a game's end its history is shortened; 0 for never."""
        super().__init__(now=now)
        self._store, self._history, self._days = store, history, days
        self._failed: set[str] = set()
        """Games that cannot be opened: they must not stop the others."""

    async def tick(self) -> int:
        """Shorten some of the histories that are due; return how many."""
        if not self._days:
            return 0
        before = self._now() - timedelta(days=self._days)
        async with self._store.reading() as connection:
            found = await history.long_finished(connection, before, AT_ONCE + len(self._failed))
        shortened = 0
        for game in [game for game in found if game not in self._failed][:AT_ONCE]:
            try:
                shortened += await self._history.shorten(game)
            except (Refused, Trouble) as error:
                log.error("history not shortened", game=game, exc_info=error)
                if isinstance(error, Trouble) and error.passing:
                    break  # the others would meet the same
                self._failed.add(game)
        return shortened
