"""What is to be said to Discord: written with the state, sent after it, in order per destination.

What is committed is said at least once: a crash between sending and marking repeats a message, none loses one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple, Protocol

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Store, games, post
from bot.tables.values import Intent

log: Final = structlog.get_logger("outbox")

LEASE: Final = timedelta(seconds=60)
"""How long one process may take to say one thing before another may try."""
LONGEST_PAUSE: Final = 600
"""Seconds between two attempts, at most."""
PATIENCE: Final = timedelta(days=1)
"""What still fails after that is a defect of its own: it must not silence a game for ever."""
AT_ONCE: Final = 16
IDLE: Final = 2.0
"""Seconds between two looks, because another process may have written."""


class Sent(NamedTuple):
    """It was said; the message that says it, where there is one (kept as the game's lobby or turn message)."""

    message: int | None = None


class Gone(NamedTuple):
    """The destination no longer exists or is closed to us: deleted channel, closed direct messages."""

    why: str = ""


class Sender(Protocol):
    """The Discord side: turns an intent into messages; whatever it raises is tried again later."""

    async def send(self, intent: Intent) -> Sent | Gone: ...


class Outbox:
    """Sends what is due; `run` for ever, `tick` once."""

    def __init__(self, store: Store, sender: Sender, *, now: Callable[[], datetime]) -> None:
        self._store, self._sender, self._now = store, sender, now
        self._nudged = asyncio.Event()
        self._ticking = asyncio.Lock()

    def nudge(self) -> None:
        """There may be something to say: look at once."""
        self._nudged.set()

    async def tick(self) -> int:
        """Send all that is due now, in order per destination; how many were sent."""
        sent = 0
        async with self._ticking:
            while rows := await self._claim():
                sent += sum(await asyncio.gather(*(self._say(row) for row in rows)))
        return sent

    async def run(self) -> None:
        """Send whatever becomes due, until cancelled; what is being sent then is finished first."""
        while True:
            self._nudged.clear()
            ticking = asyncio.ensure_future(self._safely())
            try:
                await asyncio.shield(ticking)
            except asyncio.CancelledError:
                await ticking
                raise
            pause = await self._pause()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._nudged.wait(), pause)

    async def _safely(self) -> None:
        try:
            await self.tick()
        except Exception as error:
            log.error("outbox", exc_info=error)
            await asyncio.sleep(IDLE)

    async def _pause(self) -> float:
        try:
            async with self._store.reading() as connection:
                due = await post.next_due(connection)
        except Exception as error:
            log.error("outbox", exc_info=error)
            return IDLE
        return IDLE if due is None else min(IDLE, max(0.05, (due - self._now()).total_seconds()))

    async def _claim(self) -> list[post.Row]:
        async with self._store.reading() as connection:
            if not await post.anything(connection, self._now()):
                return []
        async with self._store.writing() as connection:
            return await post.claim(connection, self._now(), LEASE, AT_ONCE)

    async def _say(self, row: post.Row) -> bool:
        intent = Intent(
            row["id"], row["destination"], row["kind"], row["game"], row["entry"], row["payload"], row["attempts"]
        )
        try:
            result = await self._sender.send(intent)
        except Exception as error:
            await self._failed(row, error)
            return False
        async with self._store.writing() as connection:
            if isinstance(result, Gone):
                await self._gone(connection, row, result)
                return False
            await self._sent(connection, row, result)
        return True

    async def _sent(self, connection: AsyncConnection, row: post.Row, result: Sent) -> None:
        await post.mark(connection, row["id"], state="sent", sent_at=self._now(), message=result.message)
        if result.message is not None and row["kind"] in ("lobby", "turn"):
            await games.change(connection, row["game"], **{f"{row['kind']}_message": result.message})
        if user := _user(row):
            await games.reached(connection, user)

    async def _gone(self, connection: AsyncConnection, row: post.Row, result: Gone) -> None:
        log.warning("gone", destination=row["destination"], game=row["game"], why=result.why)
        dropped = await post.give_up(connection, row["destination"])
        if user := _user(row):
            # The game's message says whom only the Play button reaches.
            await games.remember(connection, user, closed=True)
            now = self._now()
            await post.put(
                connection,
                [
                    post.row(game, "log", f"game:{game}", now, payload={"closed": sorted(seats)})
                    for game, seats in _seats(dropped).items()
                ],
            )

    async def _failed(self, row: post.Row, error: Exception) -> None:
        attempts, now = row["attempts"] + 1, self._now()
        pause = min(LONGEST_PAUSE, 2 ** min(attempts, 16))
        values: dict[str, Any] = {"attempts": attempts, "retry_at": now + timedelta(seconds=pause)}
        if now - row["due_at"] > PATIENCE:
            values["state"] = "failed"
        log.error(
            "unsent",
            id=row["id"],
            kind=row["kind"],
            game=row["game"],
            attempts=attempts,
            given_up="state" in values,
            exc_info=error,
        )
        async with self._store.writing() as connection:
            await post.mark(connection, row["id"], **values)


def _user(row: post.Row) -> int | None:
    where, _, id = row["destination"].partition(":")
    return int(id) if where == "user" else None


def _seats(rows: list[post.Row]) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {}
    for row in rows:
        if row["seat"] is not None:
            found.setdefault(row["game"], set()).add(row["seat"])
    return found
