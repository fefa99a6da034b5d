"""Repairs unreadable cells of the database soon after they are met, and reports each to the host."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.delivery.due import Every, recent
from bot.store import Store, games
from bot.store.cell_repair import RepairedCell
from bot.tables import services

log: Final = structlog.get_logger("mending")

LOOK_AFTER: Final = timedelta(days=1)
"""Time between two searches for unreadable cells that no query meets."""


class Mending(Every):
    """Repairs unreadable cells: `run` for ever, `tick` once."""

    log = log
    every = 10

    def __init__(self, store: Store, repair: services.Repair, *, now: Callable[[], datetime]) -> None:
        super().__init__(now=now)
        self._store, self._repair = store, repair
        self._looked: datetime | None = None
        self._left: set[tuple[str, str]] = set()
        """Cells that cannot be mended: the host is told of each once."""

    async def tick(self) -> int:
        """Repair the cells that were met, and once a day those that no query meets; return how many could not be read."""
        now = self._now()
        if not recent(self._looked, LOOK_AFTER, now):
            found = await self._repair.mend_unmet()
            self._looked = now
            async with self._store.reading() as connection:
                silent = await games.asking_nobody(connection)
        else:
            found, silent = await self._repair.mend(), []
        self._tell(found)
        # An obligation or a message may have been lost.
        games_of_cells = {one.game for one in found if one.game is not None}
        await self.each(sorted({*silent, *games_of_cells}), self._ask_anew, "game not mended")
        return len(found)

    async def _ask_anew(self, game: str) -> None:
        if not await self._repair.owe_again(game):
            await self._repair.ask_again(game, lost=False, message=None)

    def _tell(self, found: Iterable[RepairedCell]) -> None:
        for one in found:
            if one.how == "left":
                if (one.column, one.key) in self._left:
                    continue
                self._left.add((one.column, one.key))
            log.error("cell cannot be read", column=one.column, row=one.key, done=one.how)
