"""Reminds players who owe an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Store, games, post
from bot.store.schema import outbox

log: Final = structlog.get_logger("reminders")

MOST_REMINDERS: Final = 3
"""The most reminders for one obligation."""
HEARTBEAT: Final = "reminders"
"""The name of the bot's heartbeat in the store."""


async def _nothing() -> None:
    pass


class Reminders:
    """Puts reminders into the outbox when they are due: after the table's hours, then after twice and four times as many."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime],
        reminder_hours: float = 12,
        nudge: Callable[[], None] = lambda: None,
        reachable: Callable[[], Awaitable[object]] = _nothing,
        present: Callable[[], Awaitable[object]] = _nothing,
    ) -> None:
        """`reachable` runs at every tick, so that whoever is reminded can answer: give `Threads.tick`.

        `present` runs before each tick of `run`: give `Presence.tick`.
        """
        self._store, self._now, self._hours, self._nudge = store, now, reminder_hours, nudge
        self._reachable, self._present = reachable, present

    async def tick(self) -> int:
        """Remind all players who are due now; return how many."""
        async with self._store.reading() as connection:
            due = await post.to_remind_in(connection, self._now())
        reminded = 0
        for game in due:
            try:
                reminded += await self._remind_in(game)
            except Exception as error:  # an error in one game must not stop reminders in the others
                log.error("reminding failed", game=game, exc_info=error)
        if reminded:
            self._nudge()
        await self._reachable()
        return reminded

    async def run(self, every: float = 30) -> None:
        """Call `tick` and record a heartbeat every `every` seconds, until cancelled."""
        while True:
            try:
                await self._store.heartbeat(HEARTBEAT, self._now())
                await self._present()
                await self.tick()
            except Exception as error:
                log.error("reminding failed", exc_info=error)
            await asyncio.sleep(every)

    async def _remind_in(self, game: str) -> int:
        now = self._now()
        # Read again in the transaction that counts the reminder: an answer meanwhile has ended the obligation.
        async with self._store.writing() as connection:
            await games.lock(connection, [game])
            due = await post.to_remind(connection, game, now)
            for obligation in due:
                await self._remind(connection, obligation, now)
        return len(due)

    async def _remind(self, connection: AsyncConnection, due: post.Row, now: datetime) -> None:
        count = due["reminded"] + 1
        hours = due["rules"].get("reminder_hours") or self._hours
        again = now + timedelta(hours=hours * 2**count) if count < MOST_REMINDERS else None
        await post.reminded(connection, due, again)
        # A reminder that is still unsent is replaced.
        await post.withdraw(connection, due["game"], ("reminder",), now, outbox.c.seat == due["seat"])
        payload = {
            "seat": due["seat"],
            "token": due["token"],
            "since": due["since"].isoformat(),
            "count": count,
            "last": count == MOST_REMINDERS,
        }
        row = post.row(
            due["game"],
            "reminder",
            f"user:{due['user']}",
            now,
            seat=due["seat"],
            since=due["since"],
            payload=payload,
        )
        await post.enqueue(connection, [row])
