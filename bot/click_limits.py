"""Limits on clicks: of one user in a minute, and waiting for one game. Each process counts those that it receives."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

from bot import metrics
from bot.tables import Refused

MINUTE: Final = 60.0
PATIENCE: Final = 60.0
"""Seconds after which a click that is not answered is given up, and no longer counts."""
LETTERS: Final = 40
TYPING: Final = 10.0
"""The most typed letters that get a completion, at once and in each further span of `TYPING` seconds."""
GIVES_WAY: Final = 0.25
"""The most seconds for which something waits until no click is being answered: where people click all the time, it goes on too."""
MOST_KNOWN: Final = 10_000
"""Size of the memory of members; who has not clicked for longest is forgotten first."""


class Bucket:
    """Counts the requests of each user: at most `most` at once, and as many more in each span of `seconds`."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self.most, self._seconds, self._clock = most, seconds, clock
        self._spent: OrderedDict[int, tuple[float, float]] = OrderedDict()
        """By member: how many still count, and when that was so. They cease to count evenly."""

    def admits(self, user: int) -> bool:
        """Count a request of a user; return False, without counting it, where it is one too many."""
        now = self._clock()
        spent, since = self._spent.pop(user, (0.0, now))
        spent = max(0.0, spent - (now - since) * self.most / self._seconds)
        admitted = spent + 1 <= self.most
        self._spent[user] = spent + admitted, now
        if len(self._spent) > MOST_KNOWN:
            self._spent.popitem(last=False)
        return admitted


class ClickLimits:
    """Counts clicks, commands and completions."""

    def __init__(
        self, per_minute: int, queue: int, clock: Callable[[], float] = time.monotonic, patience: float = PATIENCE
    ) -> None:
        """`per_minute`: clicks of one user, at once or spread.

        `queue`: unanswered clicks of all users on one game. `patience`: seconds after which a click is given up.
        """
        self._queue, self._patience = queue, patience
        self._clicks, self._typed = Bucket(per_minute, MINUTE, clock), Bucket(LETTERS, TYPING, clock)
        self._waiting: Counter[str] = Counter()
        self._unanswered, self._calm = 0, asyncio.Event()
        self._calm.set()

    @property
    def per_minute(self) -> int:
        """The most clicks of one member in a minute."""
        return self._clicks.most

    def admits(self, user: int) -> bool:
        """Count a click of a user; return False, without counting it, where it is one too many."""
        return self._clicks.admits(user)

    def offers(self, user: int) -> bool:
        """Count a typed letter; return False where the user types faster than people do, so that it gets no completion."""
        return self._typed.admits(user)

    @property
    def longest(self) -> int:
        """The number of unanswered clicks on the game with the most."""
        return max(self._waiting.values(), default=0)

    @asynccontextmanager
    async def waiting(self, game: str) -> AsyncIterator[None]:
        """Count a click on a game until it is answered; without a game it is not counted.

        Raises `Refused`: crowded, where too many wait, and `TimeoutError` where it takes longer than anybody waits.
        """
        if not game:
            with self._answering():
                async with asyncio.timeout(self._patience):
                    yield
            return
        metrics.AHEAD.observe(self._waiting[game])
        if self._waiting[game] >= self._queue:
            raise Refused("crowded")
        self._waiting[game] += 1
        try:
            with self._answering():
                async with asyncio.timeout(self._patience):
                    yield
        finally:
            self._waiting[game] -= 1
            if not self._waiting[game]:
                del self._waiting[game]

    @contextmanager
    def _answering(self) -> Iterator[None]:
        self._unanswered += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._unanswered -= 1
            if not self._unanswered:
                self._calm.set()

    async def calm(self) -> None:
        """Wait until no click is being answered, so that what is less urgent holds up none; at most `GIVES_WAY` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GIVES_WAY):
                while self._unanswered:
                    await self._calm.wait()
