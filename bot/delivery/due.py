"""The loops that run beside the answers to clicks: at fixed intervals, or whenever something in the store is due."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from time import monotonic
from typing import Any, Final, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.log import Lasting
from bot.store import Store
from bot.tables import Refused, Trouble

T = TypeVar("T")

POLL_SECONDS: Final = 2.0
"""Seconds between two checks of the store, because another process may have written to it."""

LISTENING_SECONDS: Final = 10.0
"""Seconds between two looks where PostgreSQL tells of what others write: these find only what it could not tell."""

TICK_SECONDS: Final = 90.0
"""The longest that one tick may take: what is left is done by the next, which finds it in the store."""

Present = Callable[[], Awaitable[bool]]
"""Tells whether the bot can be reached: pass `Presence.there`."""


async def always(*_asked: object) -> bool:
    """Return True: the default test of whether the bot can be reached."""
    return True


def recent(at: datetime | None, span: timedelta, now: datetime) -> bool:
    """Return whether a moment is less than `span` ago. One of the future is from before the clock was set back, and is not."""
    return at is not None and timedelta() <= now - at < span


class Loop(ABC):
    """Calls `tick` again and again while the bot can be reached: while it cannot, nobody's time runs out."""

    log: Any
    """The logger that is told of failures."""

    def __init__(self, *, now: Callable[[], datetime], present: Present = always) -> None:
        self._now, self._present = now, present
        self.since: float | None = None
        """When the present round began, by the monotonic clock; None between two rounds."""
        self._lasting: Final = Lasting()

    @abstractmethod
    async def tick(self) -> object:
        """Do all work that is due. Raises the store's last failure."""

    @abstractmethod
    async def run(self) -> None:
        """Call `tick` again and again, until cancelled."""

    async def each(self, games: Iterable[str], work: Callable[[str], Awaitable[T]], failed: str) -> list[T]:
        """Run `work` for each game and return the results; a game that cannot be opened is logged and stops no other."""
        done: list[T] = []
        for game in games:
            try:
                done.append(await work(game))
            except (Refused, Trouble) as error:
                self.log.error(failed, game=game, exc_info=error)
        return done

    async def round(self) -> bool:
        """Do the work of one round: `tick`, if the bot can be reached; return whether it can."""
        there = await self._present()
        if there:
            await self.tick()
        return there

    @asynccontextmanager
    async def _within(self) -> AsyncIterator[None]:
        """Limit the time of a round. Raises `TimeoutError`."""
        self.since = monotonic()
        try:
            async with asyncio.timeout(TICK_SECONDS):
                yield
        finally:
            self.since = None
        self._lasting.over()

    def _tell_failure(self, error: Exception) -> None:
        if self._lasting.new(error):
            self.log.error("what is due failed", exc_info=error)


class Every(Loop):
    """Does work at fixed intervals: `run` for ever, `tick` once."""

    every: float = 30
    """Seconds between two ticks."""

    async def run(self, every: float | None = None) -> None:
        """Call `tick` every `every` seconds, until cancelled."""
        while True:
            try:
                async with self._within():
                    await self.round()
            except Exception as error:
                self._tell_failure(error)
            await asyncio.sleep(self.every if every is None else every)


class Due(Loop):
    """Does work when it is due by the store: `run` for ever, `tick` once.

    It sleeps until then, unless a nudge or another process wakes it sooner.
    """

    def __init__(self, store: Store, *, now: Callable[[], datetime], present: Present = always) -> None:
        super().__init__(now=now, present=present)
        self._store = store
        self._nudged = asyncio.Event()
        self._ticking = asyncio.Lock()

    @abstractmethod
    async def tick(self) -> int:
        """Do all work that is due; return how much. Raises the store's last failure."""

    @abstractmethod
    async def next_due(self, connection: AsyncConnection) -> datetime | None:
        """Return the next due time in the store, or None."""

    def nudge(self) -> None:
        """Check at once whether something is due."""
        self._nudged.set()

    async def run(self) -> None:
        """Call `tick` whenever something is due, until cancelled; work that has begun is finished first."""
        while True:
            self._nudged.clear()
            try:
                async with self._within():
                    # What is due stays due while the bot cannot be reached.
                    pause = await self._pause() if await self.round() else POLL_SECONDS
            except Exception as error:
                self._tell_failure(error)
                pause = POLL_SECONDS
            # Not `wait_for`: before Python 3.12 it loses a cancellation that arrives together with a nudge.
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._nudged.wait()

    async def _pause(self) -> float:
        async with self._store.reading() as connection:
            due = await self.next_due(connection)
        longest = LISTENING_SECONDS if self._store.listening else POLL_SECONDS
        return longest if due is None else min(longest, max(0.05, (due - self._now()).total_seconds()))
