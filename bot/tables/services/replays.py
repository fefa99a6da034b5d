"""Making replays: one at a time for each server, and under which names anybody can open them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final
from weakref import WeakValueDictionary

from bot.store import budgets, pages
from bot.tables.runner import Runner
from bot.tables.services.service import Service
from bot.tables.values import Trouble

LEASE_SECONDS: Final = 30.0
"""How long a replay may take before another process stops waiting for it; most take a second."""
PAUSE_SECONDS: Final = 0.25
"""Time between two looks whether another process has made its replay."""


class Replays(Service):
    """The making of replays, and their public names."""

    def __init__(self, runner: Runner) -> None:
        super().__init__(runner)
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, guild: int) -> AsyncIterator[None]:
        """Hold a lock under which the replays of one server are made one after the other, by all processes.

        Each takes about a second and some memory.
        """
        name = f"replay:{guild}"
        lock = self._turns.setdefault(guild, asyncio.Lock())
        async with lock:
            until = await self._leased(name)
            try:
                yield
            finally:
                with suppress(Trouble):  # it then ends by itself
                    await self._runner.record("", lambda c: budgets.give_back(c, name, until))

    async def _leased(self, name: str) -> float:
        while True:
            until = await self._runner.record("", lambda c: budgets.lease(c, name, LEASE_SECONDS))
            if until is not None:
                return until
            await asyncio.sleep(PAUSE_SECONDS)

    async def name(self, game_id: str, language: str) -> str:
        """Return the name under which anybody can open the replay of a game in a language, which nobody can guess."""
        drawn = secrets.token_urlsafe(24)
        return await self._runner.record(game_id, lambda c: pages.name_of(c, game_id, language, drawn))

    async def names(self) -> set[str]:
        """Return the names of all replays that anybody may open; those of deleted games are not among them."""
        return await self._runner.query(pages.names)
