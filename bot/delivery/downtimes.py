"""Deletes the announcements of a downtime when it is over."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

import structlog

from bot.delivery.due import Every, Present, always
from bot.tables import services

log: Final = structlog.get_logger("downtimes")


class Downtimes(Every):
    """Checks whether an announced downtime is over: `run` for ever, `tick` once."""

    log = log

    def __init__(
        self, downtimes: services.Downtimes, *, now: Callable[[], datetime], present: Present = always
    ) -> None:
        super().__init__(now=now, present=present)
        self._downtimes = downtimes

    async def tick(self) -> None:
        await self._downtimes.end_due()
