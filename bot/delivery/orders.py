"""Executes orders ahead and sends nudges, by due times that survive restarts. (`bot/tables/orders/` executes each order.)"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.delivery.due import Due, Present, always
from bot.store import Store
from bot.store import orders as stored
from bot.tables import Refused, Trouble, services

log: Final = structlog.get_logger("orders")


class Orders(Due):
    """Executes the due orders of all tables: `run` for ever, `tick` once."""

    log = log

    def __init__(
        self, store: Store, orders: services.Orders, *, now: Callable[[], datetime], present: Present = always
    ) -> None:
        super().__init__(store, now=now, present=present)
        self._orders = orders

    async def tick(self) -> int:
        """Execute all orders that are due, and send the nudges; return how many. Raises the store's last failure."""
        async with self._ticking:
            async with self._store.reading() as connection:
                due = await stored.due_in(connection, self._now())
                nudges = await stored.to_nudge_in(connection, self._now())
            done, failed = 0, None
            for game in due:
                try:
                    done += await self._fire(game)
                except Trouble as trouble:  # the store failed for one game; what is due in the others is still done
                    failed = trouble
            for game in nudges:
                try:
                    done += await self._orders.nudge(game)
                except Trouble as trouble:
                    failed = trouble
                except Refused:  # the bot is stopping
                    return done
            if failed is not None:
                raise failed
            return done

    async def _fire(self, game: str) -> int:
        try:
            return await self._orders.fire(game)
        except Trouble as trouble:
            if trouble.passing:
                raise
            log.warning("order failed", game=game, reference=trouble.reference)
        except Refused:  # the bot is stopping
            return 0
        await self._orders.stop(game)
        return 0

    async def next_due(self, connection: AsyncConnection) -> datetime | None:
        return await stored.next_due(connection)
