"""Lets robots move when it is time: a due time in the store, so that a restart changes nothing."""

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

TRIES: Final = 8
"""Answers at random, where the robot's own fails, before the game is left alone for a while."""
LATER: Final = timedelta(minutes=10)
IDLE: Final = 2.0
"""Seconds between two looks, because another process may have written."""


class Robots:
    """Plays for all robots of all tables; `run` for ever, `tick` once."""

    def __init__(self, store: Store, tables: Tables, *, now: Callable[[], datetime], policy: Policy = greedy) -> None:
        self._store, self._tables, self._now, self._policy = store, tables, now, policy
        self._nudged = asyncio.Event()
        self._ticking = asyncio.Lock()

    def nudge(self) -> None:
        """Some robot may be asked: look at once."""
        self._nudged.set()

    async def tick(self) -> int:
        """Let all move whose time has come, until people are asked; how many actions that took. Raises what the store failed with."""
        async with self._ticking:
            async with self._store.reading() as connection:
                due = await games.robots_due(connection, self._now())
            moved, failed = 0, None
            for game in due:
                try:
                    moved += await self._play(game)
                except Trouble as trouble:  # of the store: the others are let move all the same
                    failed = trouble
            if failed is not None:
                raise failed
            return moved

    async def run(self) -> None:
        """`tick` whenever something is due, until cancelled; an action under way is finished first."""
        while True:
            self._nudged.clear()
            try:
                await self.tick()
                pause = await self._pause()
            except Exception as error:
                log.error("robots", exc_info=error)
                pause = IDLE
            # Not `wait_for`: before Python 3.12 it loses a cancellation that comes together with a nudge.
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._nudged.wait()

    async def _pause(self) -> float:
        async with self._store.reading() as connection:
            due = await games.robots_next(connection)
        return IDLE if due is None else min(IDLE, max(0.05, (due - self._now()).total_seconds()))

    async def _play(self, game: str) -> int:
        moved = 0
        while await self._move(game):
            moved += 1
        return moved

    async def _move(self, game: str) -> bool:
        for policy in (self._policy, *[aimless] * TRIES):
            try:
                return await self._tables.robot_moves(game, policy)
            except Trouble as trouble:
                if trouble.passing:
                    raise
                log.warning("robot fails", game=game, reference=trouble.reference)
            except Refused:  # the bot is about to stop
                return False
        await self._tables.robots_wait(game, LATER)
        return False
