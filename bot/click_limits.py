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
LETTERS: Final = 40
TYPING: Final = 10.0
"""For so many typed letters something is offered at once, and for as many in each further span of so many seconds."""
MOST_KNOWN: Final = 10_000
"""Size of the memory of members; who has not clicked for longest is forgotten first."""


class Bucket:
    """Counts what members send: `most` all at once, or spread over the time in which as many cease to count, in seconds."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self.most, self._seconds, self._clock = most, seconds, clock
        self._spent: OrderedDict[int, tuple[float, float]] = OrderedDict()
        """By member: how many still count, and when that was so. They cease to count evenly."""

    def admits(self, user: int) -> bool:
        """Count one of a member; return False where it is one too many, which does not count."""
        now = self._clock()
        spent, since = self._spent.pop(user, (0.0, now))
        spent = max(0.0, spent - (now - since) * self.most / self._seconds)
        admitted = spent + 1 <= self.most
        self._spent[user] = spent + admitted, now
        if len(self._spent) > MOST_KNOWN:
            self._spent.popitem(last=False)
        return admitted


class ClickLimits:
    """Counts clicks and commands, and what is offered while a member types."""

    def __init__(
        self, per_minute: int, queue: int, clock: Callable[[], float] = time.monotonic, patience: float = PATIENCE
    ) -> None:
        """`per_minute`: clicks of one member, all at once or spread; `queue`: clicks of all members on one game that are not answered.

        `patience`: after so many seconds a click is given up.
        """
        self._queue, self._patience = queue, patience
        self._clicks, self._typed = Bucket(per_minute, MINUTE, clock), Bucket(LETTERS, TYPING, clock)
        self._waiting: Counter[str] = Counter()

    @property
    def per_minute(self) -> int:
        """The most clicks of one member in a minute."""
        return self._clicks.most

    def admits(self, user: int) -> bool:
        """Count a click of a member; return False where it is one too many, which does not count."""
        return self._clicks.admits(user)

    def offers(self, user: int) -> bool:
        """Count a letter that a member types; return False where they type faster than anybody does, and nothing is offered."""
        return self._typed.admits(user)

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
