"""Stores the results of finished games, those from before results were stored included, and closes seasons."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.delivery.due import Every, recent
from bot.store import Store, results
from bot.tables import Refused, Trouble, services

log: Final = structlog.get_logger("results")

LOOK_AFTER: Final = timedelta(days=1)
"""Time between two looks at all finished games; between them only those are looked at that ended lately."""
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
        self._looked: datetime | None = None
        """When all finished games were last looked at."""

    async def tick(self) -> int:
        """Close the seasons that are due, and store some of the results that are missing; return how many."""
        await self._seasons.close_due()
        now = self._now()
        since = now - 2 * LOOK_AFTER if recent(self._looked, LOOK_AFTER, now) else None
        async with self._store.reading() as connection:
            found = await results.lacking(connection, since, AT_ONCE + len(self._failed))
        found = [game for game in found if game not in self._failed][:AT_ONCE]
        if since is None and not found:
            self._looked = now
        stored = 0
        for game in found:
            try:
                await self._results.record(game)
                stored += 1
            except (Refused, Trouble) as error:
                log.error("result not stored", game=game, exc_info=error)
                if isinstance(error, Trouble) and error.passing:
                    break  # the others would meet the same
                self._failed.add(game)
        return stored
