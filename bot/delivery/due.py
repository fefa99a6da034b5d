"""The loop of what happens at due times in the store: it sleeps until the next one, and a nudge or another process may come before."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Store

POLL_SECONDS: Final = 2.0
"""Seconds between two looks at the store, because another process may have written to it."""


class Due(ABC):
    """Does what is due: `run` for ever, `tick` once."""

    log: Any
    """The logger that is told of failures."""

    def __init__(self, store: Store, *, now: Callable[[], datetime]) -> None:
        self._store, self._now = store, now
        self._nudged = asyncio.Event()
        self._ticking = asyncio.Lock()

    @abstractmethod
    async def tick(self) -> int:
        """Do everything that is due; return how much. Raises the store's last failure."""

    @abstractmethod
    async def next_due(self, connection: AsyncConnection) -> datetime | None:
        """Return the next due time in the store, or None."""

    def nudge(self) -> None:
        """Look at once whether something is due."""
        self._nudged.set()

    async def run(self) -> None:
        """Call `tick` whenever something is due, until cancelled; what has begun is finished first."""
        while True:
            self._nudged.clear()
            try:
                await self.tick()
                pause = await self._pause()
            except Exception as error:
                self.log.error("what is due failed", exc_info=error)
                pause = POLL_SECONDS
            # Not `wait_for`: before Python 3.12 it loses a cancellation that arrives together with a nudge.
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._nudged.wait()

    async def _pause(self) -> float:
        async with self._store.reading() as connection:
            due = await self.next_due(connection)
        return POLL_SECONDS if due is None else min(POLL_SECONDS, max(0.05, (due - self._now()).total_seconds()))
