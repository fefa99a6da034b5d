"""Records the times in which nobody could answer: the bot did not run, or had no connection to Discord.

By another sign, which a process leaves without a connection too, it notices that the machine's clock was set back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.delivery.due import always, recent
from bot.store import Store, people, set_back
from bot.store.people import SHORTEST_OUTAGE
from bot.store.signs import CLOCK, PRESENT

log: Final = structlog.get_logger("presence")

SIGN_EVERY: Final = timedelta(seconds=30)
"""Time between two signs, because several loops ask whether the bot is connected."""


class Presence:
    """Stores a sign while the bot is connected; a time without signs is recorded as an outage."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime],
        connected: Callable[[], bool],
        covered: Callable[[], bool] = lambda: True,
        over: Callable[[datetime], Awaitable[object]] = always,
    ) -> None:
        """`connected` tells about this process, `covered` about all shards, some of which another process may have.

        `over` runs when an outage is over, with its beginning, before any other work that was due: pass `Votes.prolong`.
        """
        self._store, self._now, self._connected, self._over = store, now, connected, over
        self._covered = covered
        self._signed: datetime | None = None
        """When this process last left a sign."""
        self._clocked: datetime | None = None
        """When it last stored what the clock shows."""
        self._signing = asyncio.Lock()

    async def there(self) -> bool:
        """Return whether the bot can be reached; calls `tick` first where the last sign is old."""
        async with self._signing:
            if not self._connected():
                await self._check_clock()
                return False
            if not recent(self._signed, SIGN_EVERY, self._now()):
                await self.tick()
        return True

    async def whole(self) -> bool:
        """Return whether all shards are connected, so that nobody is cut off.

        Consequences for silent players wait for that.
        """
        return await self.there() and self._covered()

    async def reached(self) -> datetime | None:
        """Return until when everybody could be reached, while a shard is not connected; None while all are."""
        return None if self._covered() else await self._store.read_sign(PRESENT)

    async def tick(self) -> None:
        """Store a sign, and record the outage that ends with it. While any shard is not connected it only checks the clock."""
        await self._check_clock()
        if not (self._connected() and self._covered()):
            return
        now, last = self._now(), await self._store.read_sign(PRESENT)
        if last is not None and now - last >= SHORTEST_OUTAGE:
            log.warning("outage", begin=last.isoformat(), until=now.isoformat())
            # Before the outage is recorded, so that a crash between the two repeats it; twice does no harm.
            await self._over(last)
            async with self._store.writing() as connection:
                await people.record_outage(connection, last, now)
        await self._store.put_sign(PRESENT, now)
        self._signed = now

    async def _check_clock(self) -> None:
        """Store what the clock shows. Where it has shown much more before, it was set back, and what waits is moved back with it."""
        now = self._now()
        if recent(self._clocked, SIGN_EVERY, now):
            return
        last = await self._store.read_sign(CLOCK)
        if last is not None and last - now >= SHORTEST_OUTAGE:
            log.warning("clock set back", last=last.isoformat(), now=now.isoformat())
            async with self._store.writing() as connection:
                await set_back.moved_back(connection, last, now)
        await self._store.put_sign(CLOCK, now)
        self._clocked = now

    async def skip(self, until: datetime, move: Callable[[], object]) -> None:
        """Let local mode's clock jump to `until` by `move`, without recording an outage."""
        async with self._signing:
            await self._store.put_sign(PRESENT, until)
            move()
            self._signed = until
