"""Decides when robots move, by a due time in the store that survives restarts. (`bot/tables/robots.py` decides what they do.)"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from time import monotonic
from typing import Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.delivery.due import Due, Present, always
from bot.store import Store, games
from bot.tables import Refused, Trouble, services
from bot.tables.robots import random_fallback
from bot.tables.services.robots import Calm, Think, at_once
from engine import Policy

log: Final = structlog.get_logger("robots")

RANDOM_TRIES: Final = 8
"""Random answers to try where the robot's own answer fails, before the game is left alone for a while."""
RETRY_AFTER: Final = timedelta(minutes=10)
ROUND_SECONDS: Final = 60.0
"""After so many seconds a round ends although robots are due: after `due.TICK_SECONDS` it would be cut off in a thought."""


async def everybody() -> datetime | None:
    """Return None: the default, by which everybody can be reached."""
    return None


class Robots(Due):
    """Moves the robots of all tables: `run` for ever, `tick` once."""

    log = log

    def __init__(
        self,
        store: Store,
        robots: services.Robots,
        *,
        now: Callable[[], datetime],
        present: Present = always,
        reached: Callable[[], Awaitable[datetime | None]] = everybody,
        policy: Policy | None = None,
        think: Think | None = None,
        calm: Calm = at_once,
    ) -> None:
        """`think` computes moves by search; robots for which it returns none, the easy ones, follow `policy`.

        `calm` waits until no person's click is being answered. `reached` tells, where some players are cut off, until when all could be
        reached: pass `Presence.reached`.
        """
        super().__init__(store, now=now, present=present)
        self._reached = reached
        self._robots, self._policy, self._think, self._calm = robots, policy, think, calm

    async def tick(self) -> int:
        """Move all robots that are due, until people are asked; return the number of actions. Raises the store's last failure.

        Each game gets an action in turn, those first in which people wait, so that a game of robots alone holds up nobody. Where more
        robots are due than can move in `ROUND_SECONDS`, the rest are left to the next round.
        """
        async with self._ticking:
            moved, idle, failed = 0, set[str](), None
            end, late, reached = monotonic() + ROUND_SECONDS, False, await self._reached()
            while not late and (games_due := [game for game in await self._due() if game not in idle]):
                for game in games_due:
                    try:
                        acted = await self._move(game, reached)
                    except Trouble as trouble:  # the store failed for one game; the robots of the others still move
                        failed, acted = trouble, False
                    moved += acted
                    if not acted:
                        idle.add(game)
                    if late := monotonic() >= end:
                        break
            if failed is not None:
                raise failed
            return moved

    async def _due(self) -> list[str]:
        async with self._store.reading() as connection:
            return await games.robots_due(connection, self._now())

    async def next_due(self, connection: AsyncConnection) -> datetime | None:
        return await games.robots_next(connection)

    async def _move(self, game: str, reached: datetime | None) -> bool:
        for policy, think in ((self._policy, self._think), *[(random_fallback, None)] * RANDOM_TRIES):
            try:
                return await self._robots.move(game, policy, think, self._calm, reached)
            except Trouble as trouble:
                if trouble.passing:
                    raise
                log.warning("robot failed", game=game, reference=trouble.reference)
            except Refused:  # the bot is stopping
                return False
        await self._robots.delay(game, RETRY_AFTER)
        return False
