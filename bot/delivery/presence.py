"""Records the times in which nobody could answer: the bot did not run, or had no connection to Discord."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.store import Store, people

log: Final = structlog.get_logger("presence")

PRESENT: Final = "present"
"""The name in the store of the sign that the bot runs and is connected."""
SHORTEST_OUTAGE: Final = timedelta(minutes=5)
"""A shorter time without a sign is no outage: a restart, or one connection that follows another."""


class Presence:
    """Leaves a sign while the bot is connected; where signs were missing, that time is recorded as an outage."""

    def __init__(self, store: Store, *, now: Callable[[], datetime], connected: Callable[[], bool]) -> None:
        self._store, self._now, self._connected = store, now, connected

    async def tick(self) -> None:
        """Leave a sign, and record the outage that ends with it. Without a connection, do nothing."""
        if not self._connected():
            return
        now, last = self._now(), await self._store.last_heartbeat(PRESENT)
        if last is not None and now - last >= SHORTEST_OUTAGE:
            log.warning("outage", begin=last.isoformat(), until=now.isoformat())
            async with self._store.writing() as connection:
                await people.outage(connection, last, now)
        await self._store.heartbeat(PRESENT, now)
