"""Fires orders ahead and sends nudges, by due times in the store that survive restarts. (`bot/tables/ahead.py` carries orders out.)"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Final

import structlog

from bot.store import Store
from bot.store import orders as stored
from bot.tables import Refused, Tables, Trouble

log: Final = structlog.get_logger("orders")

POLL_SECONDS: Final = 2.0
"""Seconds between two looks at the store, because another process may have written to it."""


class Orders:
    """Fires the orders of all tables: `run` for ever, `tick` once."""

    def __init__(self, store: Store, tables: Tables, *, now: Callable[[], datetime]) -> None:
        self._store, self._tables, self._now = store, tables, now
        self._nudged = asyncio.Event()
        self._ticking = asyncio.Lock()

    def nudge(self) -> None:
        """Look at once whether an order is due."""
        self._nudged.set()

    async def tick(self) -> int:
        """Fire all orders that are due and send the nudges; return how many. Raises the store's last failure."""
        async with self._ticking:
            async with self._store.reading() as connection:
                due = await stored.due_in(connection, self._now())
                nudges = await stored.to_nudge_in(connection, self._now())
            done, failed = 0, None
            for game in due:
                try:
                    done += await self._fire(game)
                except Trouble as trouble:  # the store failed for one game; the orders of the others still fire
                    failed = trouble
            for game in nudges:
                try:
                    done += await self._tables.nudge(game)
                except Trouble as trouble:
                    log.warning("nudge failed", game=game, reference=trouble.reference)
                except Refused:  # the bot is stopping
                    return done
            if failed is not None:
                raise failed
            return done

    async def _fire(self, game: str) -> int:
        try:
            return await self._tables.fire_orders(game)
        except Trouble as trouble:
            if trouble.passing:
                raise
            log.warning("order failed", game=game, reference=trouble.reference)
        except Refused:  # the bot is stopping
            return 0
        await self._tables.stop_orders(game)
        return 0

    async def run(self) -> None:
        """Call `tick` whenever something is due, until cancelled."""
        while True:
            self._nudged.clear()
            try:
                await self.tick()
                pause = await self._pause()
            except Exception as error:
                log.error("firing orders failed", exc_info=error)
                pause = POLL_SECONDS
            # Not `wait_for`: before Python 3.12 it loses a cancellation that arrives together with a nudge.
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._nudged.wait()

    async def _pause(self) -> float:
        async with self._store.reading() as connection:
            due = await stored.next_due(connection)
        return POLL_SECONDS if due is None else min(POLL_SECONDS, max(0.05, (due - self._now()).total_seconds()))
