"""The budget of calls to Discord, and of connections to its gateway, that all processes of the bot share.

A call takes the next free slot, and slots lie one after the other, so that no second has more of them than Discord allows, however many
processes there are. Alone, a process keeps the time of the next slot itself; with others it is in the store. Answers to clicks are not
counted, as with Discord. Patient calls let others go first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextvars import ContextVar
from heapq import heappop, heappush
from itertools import count
from types import SimpleNamespace
from typing import Final

import aiohttp
import structlog
from yarl import URL

from bot.store import Store, budgets

log: Final = structlog.get_logger("budget")

CALLS: Final = "calls"
"""The name in the store of the budget of calls."""
IDENTIFY: Final = "identify"
"""The beginning of the names in the store of the budgets of connections."""
IDENTIFY_SECONDS: Final = 5.5
"""Seconds between two connections; Discord demands five."""
PATIENCE_SECONDS: Final = 50.0
"""A shard reserves no later slot: discord.py ends an attempt to connect after a minute and begins another, which needs one anew."""
SHARE: Final = 0.85
"""The part of Discord's limit that is used, because calls do not take the same time on their way."""
LATE_SECONDS: Final = 0.1
"""A slot is lost to whoever comes later: calls that were held up must not all be made at once. With `SHARE` this keeps to the limit."""
EXEMPT: Final = ("/interactions/", "/webhooks/")
"""What Discord does not count: answers to clicks, and changes of those answers."""
PATIENT: Final = ContextVar("PATIENT", default=False)
"""Whether the calls of a task are patient: those of reminders, hundreds of which can be due at once."""
OLDEST_FIRST: Final = 4
"""One slot in this many goes to the call that has waited longest, so that patient ones do not wait for ever."""


class Budget:
    """Lets calls pass at the rate that Discord allows: `await take()` before each."""

    def __init__(self, store: Store, *, a_second: float, others: Callable[[], int] = lambda: 0) -> None:
        """`a_second`: the calls that Discord allows. `others`: how many other processes live."""
        self._store, self._every, self._others = store, 1 / (a_second * SHARE), others
        self._free = 0.0
        """When this process's own next slot is, by the monotonic clock."""
        self._alone = 0.0
        """The end of the slots of which the store does not know."""
        self._waiting: dict[bool, list[tuple[int, asyncio.Future[float]]]] = {False: [], True: []}
        """The calls that wait, numbered in their order, patient ones apart."""
        self._numbers = count()
        self._handed = 0
        """How many slots were handed out."""
        self._handing: asyncio.Task[None] | None = None
        self._connects: dict[int, float] = {}
        """By bucket, when this process's next shard may connect, by the monotonic clock."""
        self._exhausted: dict[str, float] = {}
        """By channel, until when Discord takes no more messages there, by the monotonic clock."""

    async def take(self) -> None:
        """Wait for the slot of the next call, or for another one where the event loop was held up and missed it."""
        number, late = next(self._numbers), LATE_SECONDS
        while True:
            slot: asyncio.Future[float] = asyncio.get_running_loop().create_future()
            heappush(self._waiting[PATIENT.get()], (number, slot))
            if self._handing is None or self._handing.done():
                self._handing = asyncio.create_task(self._hand_out())
            moment = await slot
            if time.monotonic() - moment <= late:
                return
            late *= 2  # a machine that is always late must get on all the same

    async def connect(self, bucket: int = 0) -> None:
        """Wait until a shard may connect: one in five seconds, over all processes.

        `bucket`: the shard's group in Discord's limit on connections.
        """
        name, last = f"{IDENTIFY}:{bucket}", time.monotonic() + PATIENCE_SECONDS
        try:
            while (moment := await self._reserve(name, IDENTIFY_SECONDS, last - time.monotonic())) is None:
                await _until(time.monotonic() + IDENTIFY_SECONDS)
        except Exception as error:  # discord.py would end the process for it
            log.warning("connections not shared", exc_info=error)
            moment = max(time.monotonic(), self._connects.get(bucket, 0.0))
        self._connects[bucket] = moment + IDENTIFY_SECONDS
        await _until(moment)

    async def _hand_out(self) -> None:
        """Reserve slots for all waiting calls at once, and give each one out when its time has come."""
        while many := sum(map(len, self._waiting.values())):
            first = await self._first(many)
            for moment in (first + n * self._every for n in range(many)):
                await _until(moment)
                self._hand(moment)

    def _hand(self, moment: float) -> None:
        """Give a slot to a call: to one that is not patient first, and regularly to the one that has waited longest."""
        self._handed += 1
        oldest_first = self._handed % OLDEST_FIRST == 0
        for waiting in sorted(filter(None, self._waiting.values()), key=lambda calls: calls[0][0] * oldest_first):
            while waiting:
                _, slot = heappop(waiting)
                if not slot.done():
                    slot.set_result(moment)
                    return

    async def _first(self, calls: int) -> float:
        """Reserve `calls` slots; return when the first begins, by the monotonic clock."""
        span = calls * self._every
        if others := self._others():
            before = max(0.0, self._alone - time.monotonic())
            try:
                first = await self._reserve(CALLS, before + span, budgets.LONGEST_SECONDS)
            except Exception as error:  # without the store, every process keeps to its part
                log.warning("budget not shared", exc_info=error)
                span *= others + 1
            else:
                if first is not None:
                    self._free, self._alone = first + before + span, 0.0
                    return first + before
        first = max(self._free, time.monotonic())
        self._free = self._alone = first + span
        return first

    async def _reserve(self, name: str, span: float, within: float) -> float | None:
        async with self._store.writing() as connection:
            wait = await budgets.reserve(connection, name, span, within)
        return None if wait is None else time.monotonic() + wait

    @property
    def shared(self) -> bool:
        """Whether other processes use the budget too."""
        return self._others() > 0

    # --- what Discord says ---------------------------------------------------------------------------------------------

    def trace(self, base: Callable[[], str]) -> aiohttp.TraceConfig:
        """Return the trace configuration with which discord.py's HTTP client reports each call. `base`: the address of Discord's API."""
        config = aiohttp.TraceConfig()

        async def begin(session: object, context: SimpleNamespace, said: aiohttp.TraceRequestStartParams) -> None:
            if counted(said.url, base()):
                await self.take()

        async def end(session: object, context: SimpleNamespace, said: aiohttp.TraceRequestEndParams) -> None:
            if counted(said.url, base()):
                self._heard(said.method, said.url, said.response)

        config.on_request_start.append(begin)
        config.on_request_end.append(end)
        return config

    def _heard(self, method: str, url: URL, response: aiohttp.ClientResponse) -> None:
        """Note a channel that accepts no more messages for now, according to a response."""
        channel = posts_to(method, url)
        if channel is None or response.headers.get("X-RateLimit-Remaining") != "0":
            return
        try:
            seconds = float(response.headers["X-RateLimit-Reset-After"])
        except (KeyError, ValueError):
            return
        self._exhausted[channel] = time.monotonic() + seconds

    def exhausted(self) -> dict[str, float]:
        """Return the channels that accept no messages now, each with the seconds until they do."""
        now = time.monotonic()
        self._exhausted = {channel: until for channel, until in self._exhausted.items() if until > now}
        return {channel: until - now for channel, until in self._exhausted.items()}


def counted(url: URL, base: str) -> bool:
    """Return whether a call counts against the limit of the whole bot."""
    return str(url).startswith(base) and not any(part in url.path for part in EXEMPT)


def posts_to(method: str, url: URL) -> str | None:
    """Return the channel to which a call posts a message, or None."""
    *_, before, channel, last = ("", "", *url.parts)
    return channel if (method, before, last) == ("POST", "channels", "messages") else None


async def _until(moment: float) -> None:
    if (left := moment - time.monotonic()) > 0:
        await asyncio.sleep(left)
