"""Stores the results of finished games, those from before results were stored included, and closes seasons."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

import structlog

from bot.delivery.due import Every
from bot.store import Store, results
from bot.tables import Refused, Trouble, services

log: Final = structlog.get_logger("results")

AT_ONCE: Final = 50
"""How many results are stored between two pauses: after an upgrade all finished games lack theirs."""


class Recording(Every):
    """Stores results: `run` for ever, `tick` once."""

    log = log
    every = 20

    def __init__(
        self, store: Store, results: services.Results, seasons: services.Seasons, *, now: Callable[[], datetime]
    ) -> None:
        super().__init__(now=now)
        self._store, self._results, self._seasons = store, results, seasons
        self._failed: set[str] = set()
        """Games that cannot be opened: they must not stop the others."""

    async def tick(self) -> int:
        """Close the seasons that are due, and store some of the results that are missing; return how many."""
        await self._seasons.close_due()
        async with self._store.reading() as connection:
            found = await results.lacking(connection, AT_ONCE + len(self._failed))
        stored = 0
        for game in [game for game in found if game not in self._failed][:AT_ONCE]:
            try:
                await self._results.record(game)
                stored += 1
            except (Refused, Trouble) as error:
                log.error("result not stored", game=game, exc_info=error)
                if isinstance(error, Trouble) and error.passing:
                    break  # the others would meet the same
                self._failed.add(game)
        return stored
