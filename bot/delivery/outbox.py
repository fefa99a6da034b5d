"""What is to be said to Discord: written with the state, sent after it, in order per destination.

What is committed is said at least once: a crash between sending and marking repeats a message, none loses one. A message that
is repeated within some minutes carries the nonce that it had, by which Discord knows it and shows it once.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Store, games, post, requests
from bot.tables import announcing
from bot.tables.values import Intent

log: Final = structlog.get_logger("outbox")

LEASE: Final = timedelta(seconds=60)
"""How long nothing may be heard of a process that says one thing before another tries."""
LONGEST_PAUSE: Final = 600
"""Seconds between two attempts, at most."""
DAY: Final = timedelta(days=1)
PATIENCE: Final = DAY
"""Since the first failure. What still fails after that is a defect of its own: it must not silence a game for ever."""
RETRIES_OF_LOG: Final = 2
"""The next edit of the same message shows all that this one would have, and somebody's mention may wait behind it."""
KEPT: Final = timedelta(days=30)
"""How long one can look up what was said, and what was not."""
FORGOTTEN: Final = 200
"""Rows at once: what waits to be said waits for them."""
AT_ONCE: Final = 16
"""Destinations to which something is being said at one moment."""
IDLE: Final = 2.0
"""Seconds between two looks, because another process may have written."""


class Sent(NamedTuple):
    """It was said; the message that says it, where there is one (kept as the game's lobby or turn message)."""

    message: int | None = None


class Gone(NamedTuple):
    """It can never be said: deleted channel, closed direct messages (then nothing else is said there either)."""

    why: str = ""


class Later(NamedTuple):
    """Nothing is wrong with it, but Discord takes nothing there for so many seconds."""

    seconds: float


class Sender(Protocol):
    """The Discord side: turns an intent into messages; whatever it raises is tried again later."""

    async def send(self, intent: Intent) -> Sent | Gone | Later: ...


class Outbox:
    """Sends what is due; `run` for ever, `tick` once."""

    def __init__(self, store: Store, sender: Sender, *, now: Callable[[], datetime]) -> None:
        self._store, self._sender, self._now = store, sender, now
        self._nudged = asyncio.Event()
        self._ticking, self._beginning = asyncio.Lock(), asyncio.Lock()
        self._saying: dict[str, asyncio.Task[bool]] = {}
        self._tidy_at: datetime | None = None

    def nudge(self) -> None:
        """There may be something to say: look at once."""
        self._nudged.set()

    async def tick(self) -> int:
        """Send all that is due now, in order per destination; how many were sent."""
        tasks: set[asyncio.Task[bool]] = set()
        async with self._ticking:
            while True:
                # What is said last frees its destination, behind which something may wait.
                busy = bool(self._saying)
                await self._begin()
                tasks.update(self._saying.values())
                if self._saying:
                    await asyncio.wait(self._saying.values(), return_when=asyncio.FIRST_COMPLETED)
                elif not busy:
                    return sum(task.result() for task in tasks)

    async def tidy(self) -> int:
        """Forget some of what was settled long ago; how many."""
        async with self._store.writing() as connection:
            return await post.prune(connection, self._now() - KEPT, FORGOTTEN)

    async def run(self) -> None:
        """Send whatever becomes due, until cancelled; what is being sent then is finished first."""
        while True:
            self._nudged.clear()
            beginning = asyncio.ensure_future(self._safely())
            try:
                await asyncio.shield(beginning)
                pause = await self._pause()
                # Not `wait_for`: before Python 3.12 it loses a cancellation that comes together with a nudge.
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._nudged.wait()
            except asyncio.CancelledError:
                await beginning
                while self._saying:
                    await asyncio.wait(self._saying.values())
                raise

    async def _safely(self) -> None:
        try:
            await self._begin()
            due = self._tidy_at is None or self._now() >= self._tidy_at
            if due and await self.tidy() < FORGOTTEN:
                self._tidy_at = self._now() + DAY
        except Exception as error:
            log.error("outbox", exc_info=error)
            await asyncio.sleep(IDLE)

    async def _begin(self) -> None:
        """One task for each destination, so that a slow one holds up no other."""
        async with self._beginning:
            for row in await self._claim():
                task = asyncio.ensure_future(self._say(row))
                self._saying[row["destination"]] = task
                task.add_done_callback(partial(self._said, row["destination"]))

    def _said(self, destination: str, task: asyncio.Task[bool]) -> None:
        del self._saying[destination]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("outbox", destination=destination, exc_info=error)
        self.nudge()

    async def _pause(self) -> float:
        try:
            async with self._store.reading() as connection:
                due = await post.next_due(connection, self._now(), tuple(self._saying))
        except Exception as error:
            log.error("outbox", exc_info=error)
            return IDLE
        if due is None or len(self._saying) >= AT_ONCE:
            return IDLE
        return min(IDLE, max(0.05, (due - self._now()).total_seconds()))

    async def _claim(self) -> list[post.Row]:
        busy, room = tuple(self._saying), AT_ONCE - len(self._saying)
        if not room:
            return []
        async with self._store.reading() as connection:
            if not await post.any_ready(connection, self._now(), busy):
                return []
        async with self._store.writing() as connection:
            return await post.claim(connection, self._now(), LEASE, room, busy)

    async def _say(self, row: post.Row) -> bool:
        try:
            older = await self._older(row) if row["kind"] == "prompt" else None
            async with self._kept(row["id"]):
                result = await self._sender.send(_intent(row, older))
        except Exception as error:
            await self._failed(row, error)
            return False
        if isinstance(result, Later):
            await self._waits(row, result)
            return False
        async with self._store.writing() as connection:
            if isinstance(result, Gone):
                await self._gone(connection, row, result)
                return False
            await games.lock(connection, [row["game"]])
            await self._sent(connection, row, result)
        return True

    async def _older(self, prompt: post.Row) -> int | None:
        async with self._store.reading() as connection:
            return await post.previous_message(connection, prompt)

    @asynccontextmanager
    async def _kept(self, id: int) -> AsyncIterator[None]:
        """The lease is renewed meanwhile: Discord may ask for more patience than one lasts."""
        said = asyncio.Event()
        keeping = asyncio.ensure_future(self._keep(id, said))
        try:
            yield
        finally:
            said.set()
            await keeping

    async def _keep(self, id: int, said: asyncio.Event) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LEASE.total_seconds() / 3):
                    await said.wait()
                    return
            try:
                async with self._store.writing() as connection:
                    await post.renew_lease(connection, id, self._now() + LEASE)
            except Exception as error:
                log.error("lease", id=id, exc_info=error)

    async def _sent(self, connection: AsyncConnection, row: post.Row, result: Sent) -> None:
        await post.record(connection, row["id"], state="sent", sent_at=self._now(), message=result.message)
        if result.message is not None and row["kind"] in ("lobby", "turn"):
            await games.change(connection, row["game"], **{f"{row['kind']}_message": result.message})
        if result.message is not None and row["kind"] == "request":
            await requests.change(connection, row["payload"]["request"], message=result.message)
        if result.message is not None and (user := _user(row)):
            await games.reached(connection, user)

    async def _gone(self, connection: AsyncConnection, row: post.Row, result: Gone) -> None:
        user = _user(row)
        await games.lock(connection, {row["game"], *await post.games_waiting_for(connection, row["destination"])})
        known = user is not None and not await games.unreached(connection, user)
        say = log.info if known else log.warning
        say("gone", destination=row["destination"], game=row["game"], why=result.why)
        # A game's place may still take the next message: only who takes no direct messages takes none at all.
        dropped = await post.mark_gone(connection, row, all=user is not None)
        if user is None:
            return
        for lost in dropped:
            if lost["kind"] in ("prompt", "reminder"):
                await announcing.unreached(connection, lost, self._now())

    async def _waits(self, row: post.Row, result: Later) -> None:
        """Its queue waits with it, no attempt is counted, and no other queue notices."""
        log.info("later", id=row["id"], kind=row["kind"], game=row["game"], seconds=result.seconds)
        async with self._store.writing() as connection:
            await post.record(connection, row["id"], retry_at=self._now() + timedelta(seconds=result.seconds))

    async def _failed(self, row: post.Row, error: Exception) -> None:
        attempts, now = row["attempts"] + 1, self._now()
        pause = min(LONGEST_PAUSE, 2 ** min(attempts, 16))
        values: dict[str, Any] = {"attempts": attempts, "retry_at": now + timedelta(seconds=pause)}
        first = values["failed_at"] = row["failed_at"] or now
        if now - first > PATIENCE or (row["kind"] == "log" and attempts > RETRIES_OF_LOG):
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
            await post.record(connection, row["id"], **values)


def _intent(row: post.Row, older: int | None) -> Intent:
    return Intent(
        row["id"],
        row["destination"],
        row["kind"],
        row["game"],
        row["entry"],
        row["payload"],
        row["attempts"],
        replaces=older,
        nonce=_nonce(row),
    )


def _nonce(row: post.Row) -> str:
    """24 characters, of 25 that Discord takes; with the time, so that no row of a database before this one had the same."""
    said = f"{row['game']}:{row['id']}:{row['created'].isoformat()}"
    return hashlib.blake2s(said.encode(), digest_size=12).hexdigest()


def _user(row: post.Row) -> int | None:
    where, _, id = row["destination"].partition(":")
    return int(id) if where == "user" else None
