"""Deletes the pages of replays whose games were deleted, or of which somebody was forgotten."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

import structlog

from bot.delivery.due import Every
from bot.shelf import Shelf
from bot.tables import services

log: Final = structlog.get_logger("pages")


class Sweeping(Every):
    """Deletes pages of replays that nobody may see any more: `run` for ever, `tick` once."""

    log = log
    every = 15

    def __init__(self, replays: services.Replays, shelf: Shelf | None, *, now: Callable[[], datetime]) -> None:
        """Without a `shelf` (the folder of pages) it does nothing."""
        super().__init__(now=now)
        self._replays, self._shelf = replays, shelf

    async def tick(self) -> int:
        """Delete the pages that belong to no game any more; return how many."""
        return await self._shelf.sweep(self._replays.names) if self._shelf is not None else 0
