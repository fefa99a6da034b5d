"""Limits on clicks: those of one member in a minute, and those that wait for one game. Each process counts those that it gets."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from bot import metrics
from bot.tables import Refused

MINUTE: Final = 60.0
PATIENCE: Final = 60.0
"""Seconds after which a click that is not answered is given up, and no longer counts."""
MOST_KNOWN: Final = 10_000
"""Size of the memory of members; who has not clicked for longest is forgotten first."""


class Turnstile:
    """Counts clicks and commands."""

    def __init__(
        self, per_minute: int, queue: int, clock: Callable[[], float] = time.monotonic, patience: float = PATIENCE
    ) -> None:
        """`per_minute`: clicks of one member, all at once or spread; `queue`: clicks of all members on one game that are not answered.

        `patience`: after so many seconds a click is given up.
        """
        self.per_minute, self._queue, self._clock, self._patience = per_minute, queue, clock, patience
        self._spent: OrderedDict[int, tuple[float, float]] = OrderedDict()
        """By member: how many clicks still count, and when that was so. They cease to count evenly, all of them within a minute."""
        self._waiting: Counter[str] = Counter()

    def admits(self, user: int) -> bool:
        """Count a click of a member; return False where it is one too many, which does not count."""
        now = self._clock()
        spent, since = self._spent.pop(user, (0.0, now))
        spent = max(0.0, spent - (now - since) * self.per_minute / MINUTE)
        admitted = spent + 1 <= self.per_minute
        self._spent[user] = spent + admitted, now
        if len(self._spent) > MOST_KNOWN:
            self._spent.popitem(last=False)
        return admitted

    @property
    def longest(self) -> int:
        """How many clicks are not answered at the game at which most are not."""
        return max(self._waiting.values(), default=0)

    @asynccontextmanager
    async def waiting(self, game: str) -> AsyncIterator[None]:
        """Count a click on a game until it is answered; without a game it is not counted.

        Raises `Refused`: crowded, where too many wait, and `TimeoutError` where it takes longer than anybody waits.
        """
        if not game:
            async with asyncio.timeout(self._patience):
                yield
            return
        metrics.AHEAD.observe(self._waiting[game])
        if self._waiting[game] >= self._queue:
            raise Refused("crowded")
        self._waiting[game] += 1
        try:
            async with asyncio.timeout(self._patience):
                yield
        finally:
            self._waiting[game] -= 1
            if not self._waiting[game]:
                del self._waiting[game]
