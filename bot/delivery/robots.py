"""Decides when robots move, by a due time in the store that survives restarts. (`bot/tables/robots.py` decides what they do.)"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.store import Store, games
from bot.tables import Refused, Tables, Trouble
from bot.tables.robots import Policy, aimless, greedy

log: Final = structlog.get_logger("robots")

RANDOM_TRIES: Final = 8
"""Random answers to try where the robot's own answer fails, before the game is left alone for a while."""
RETRY_AFTER: Final = timedelta(minutes=10)
POLL_SECONDS: Final = 2.0
"""Seconds between two looks at the store, because another process may have written to it."""


class Robots:
    """Moves the robots of all tables: `run` for ever, `tick` once."""

    def __init__(self, store: Store, tables: Tables, *, now: Callable[[], datetime], policy: Policy = greedy) -> None:
        self._store, self._tables, self._now, self._policy = store, tables, now, policy
        self._nudged = asyncio.Event()
        self._ticking = asyncio.Lock()

    def nudge(self) -> None:
        """Look at once whether a robot is due to move."""
        self._nudged.set()

    async def tick(self) -> int:
        """Move all robots that are due, until people are asked; return the number of actions. Raises the store's last failure."""
        async with self._ticking:
            async with self._store.reading() as connection:
                due = await games.robots_due(connection, self._now())
            moved, failed = 0, None
            for game in due:
                try:
                    moved += await self._play(game)
                except Trouble as trouble:  # the store failed for one game; the robots of the others still move
                    failed = trouble
            if failed is not None:
                raise failed
            return moved

    async def run(self) -> None:
        """Call `tick` whenever a robot is due, until cancelled; an action that has begun is finished first."""
        while True:
            self._nudged.clear()
            try:
                await self.tick()
                pause = await self._pause()
            except Exception as error:
                log.error("moving robots failed", exc_info=error)
                pause = POLL_SECONDS
            # Not `wait_for`: before Python 3.12 it loses a cancellation that arrives together with a nudge.
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._nudged.wait()

    async def _pause(self) -> float:
        async with self._store.reading() as connection:
            due = await games.robots_next(connection)
        return POLL_SECONDS if due is None else min(POLL_SECONDS, max(0.05, (due - self._now()).total_seconds()))

    async def _play(self, game: str) -> int:
        moved = 0
        while await self._move(game):
            moved += 1
        return moved

    async def _move(self, game: str) -> bool:
        for policy in (self._policy, *[aimless] * RANDOM_TRIES):
            try:
                return await self._tables.robot_moves(game, policy)
            except Trouble as trouble:
                if trouble.passing:
                    raise
                log.warning("robot failed", game=game, reference=trouble.reference)
            except Refused:  # the bot is stopping
                return False
        await self._tables.robots_wait(game, RETRY_AFTER)
        return False
