"""The sending side of the outbox: messages are stored with the state and sent afterwards, in order per destination.

One that Discord refuses holds up those of its own game that go to the same place, until it is sent or given up.

Every message is sent at least once. A crash between sending a message and recording that repeats it; none is lost. A repeated
message carries the nonce of the first attempt, by which Discord deduplicates it for some minutes; after that, one that mentions or
asks somebody is looked for where it was sent.
"""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from time import monotonic
from typing import Any, Final, Protocol

import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import metrics
from bot.delivery import results
from bot.delivery.budget import PATIENT, Budget
from bot.delivery.due import POLL_SECONDS, TICK_SECONDS
from bot.delivery.intents import Intent
from bot.delivery.posting import why
from bot.delivery.results import Gone, Later, Sent, Undeliverable
from bot.log import Lasting
from bot.store import Store, budgets, claims, games, people, places, post
from bot.store.destination import Destination
from bot.store.faults import fault_of
from bot.tables import announcing

log: Final = structlog.get_logger("outbox")

LEASE: Final = timedelta(seconds=12)
"""While one process sends a message, no other tries; a process that crashed loses its lease after this time."""
RECORD_AGAIN_SECONDS: Final = 0.5
"""Seconds between attempts to record what was sent while another program locks the database."""
RECORD_ATTEMPTS: Final = 20
"""Number of attempts to record, after which the message is sent again instead."""
LONGEST_BACKOFF: Final = 600
"""The longest backoff between two attempts, in seconds, on the first day."""
LONGEST_LATER: Final = 3600
"""The longest backoff after the first day, in seconds. What changes on Discord's side leads to an attempt at once."""
DAY: Final = timedelta(days=1)
GIVE_UP_AFTER: Final = DAY
"""Time from the first failure until the message is given up: one defective message must not block its destination for ever.

A message about the turn of a running game is never given up, because nothing else asks.
"""
RETENTION: Final = timedelta(days=30)
"""How long settled messages are kept for looking up, and how long one is tried that holds up no other."""
PRUNE_BATCH: Final = 200
"""Batch size of a deletion: sending waits while one batch is deleted."""
CONCURRENCY: Final = 16
"""The most destinations to which messages are sent at the same time."""
SHARE: Final = CONCURRENCY // 2
"""The most messages that are sent to one server at the same time."""
REMINDERS: Final = CONCURRENCY * 3 // 4
"""The most reminders that are sent at the same time: however many are due, what is less urgent goes on."""
LISTENING_SECONDS: Final = 8.0
"""Seconds between two looks where PostgreSQL tells of what another process has written; shorter than `LEASE`."""


@dataclass(eq=False, frozen=True, slots=True)
class _Delivered:
    """A message that was sent but is not recorded as sent yet."""

    row: post.Row
    result: Sent


class Sender(Protocol):
    """The Discord side: sends a message. The outbox retries after any exception."""

    async def send(self, intent: Intent) -> Sent | Gone | Later: ...


class Outbox:
    """Sends the messages that are due: `run` for ever, `tick` once."""

    def __init__(
        self,
        store: Store,
        sender: Sender,
        *,
        now: Callable[[], datetime],
        budget: Budget | None = None,
        said: Callable[[str, int | None], None] = lambda game, entry: None,
    ) -> None:
        """`budget` knows the channels that accept no messages for now, which are skipped.

        `said` is called with a game after a message about it was sent, and with the entry of the history if the message reports nothing
        else.
        """
        self._store, self._sender, self._now, self._said = store, sender, now, said
        self.budget = budget
        self._full: dict[str, float] = {}
        """The channels that are left alone, each with the seconds until they are not, at the last look."""
        self._nudged = asyncio.Event()
        self._ticking, self._beginning = asyncio.Lock(), asyncio.Lock()
        self._tasks: set[asyncio.Task[bool]] = set()
        self._sending: dict[str, post.Row] = {}
        """By destination, the message that is being sent."""
        self._due: datetime | None = None
        """When the next message is due that was not at the last look; None where none is known."""
        self._unrecorded: list[_Delivered] = []
        self._leaving = False
        self._prune_at: datetime | None = None
        self._lasting: Final = Lasting()
        self.looked_at: float | None = None
        """When `run` last checked for due messages, by the monotonic clock."""

    def nudge(self) -> None:
        """Check for due messages at once."""
        self._nudged.set()

    async def tick(self) -> int:
        """Send all messages that are due now, in order per destination; return how many were sent."""
        tasks: set[asyncio.Task[bool]] = set()
        async with self._ticking:
            while True:
                # A message that was just sent frees its destination for the next one there.
                busy = bool(self._tasks)
                await self._begin()
                tasks |= self._tasks
                if self._tasks:
                    await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
                elif not busy:
                    return sum(task.result() for task in tasks)

    async def prune(self) -> int:
        """Delete one batch of old settled messages; return how many."""
        async with self._store.writing(maintenance=True) as connection:
            await budgets.prune(connection)
            return await post.prune(connection, self._now() - RETENTION, PRUNE_BATCH)

    async def run(self) -> None:
        """Send messages as they become due, until cancelled; messages being sent then are finished first."""
        self._leaving = False
        while True:
            self.looked_at = monotonic()
            beginning = asyncio.ensure_future(self._safely())
            try:
                await asyncio.shield(beginning)
                pause = self._pause()
                # Not `wait_for`: before Python 3.12 it loses a cancellation that arrives together with a nudge.
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._nudged.wait()
            except asyncio.CancelledError:
                self._leaving = True
                await beginning
                while self._tasks:
                    await asyncio.wait(self._tasks)
                raise

    async def _safely(self) -> None:
        try:
            async with asyncio.timeout(TICK_SECONDS):
                await self._begin()
            due = self._prune_at is None or self._now() >= self._prune_at
            if due and await self.prune() < PRUNE_BATCH:
                self._prune_at = self._now() + DAY
            self._lasting.over()
        except Exception as error:
            if self._lasting.new(error):
                log.error("outbox failed", exc_info=error)
            await asyncio.sleep(POLL_SECONDS)
            self.nudge()

    async def _begin(self) -> None:
        """Start sending the messages that are ready."""
        async with self._beginning:
            self._start(await self._claim())

    def _start(self, rows: Sequence[post.Row]) -> None:
        """Start one task per destination, so that a slow one delays no other."""
        for row in rows:
            task = asyncio.ensure_future(self._send(row))
            self._sending[row["destination"]] = row
            self._tasks.add(task)
            task.add_done_callback(partial(self._done, row))

    def _done(self, row: post.Row, task: asyncio.Task[bool]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and self._lasting.new(error):
            log.error("outbox failed", destination=row["destination"], exc_info=error)
        if self._sending.get(row["destination"]) is row:
            # It was not recorded as sent, so that nothing has been begun in its place.
            del self._sending[row["destination"]]
            self.nudge()

    def _pause(self) -> float:
        """Return the seconds until the next look, by what the last one found."""
        poll = LISTENING_SECONDS if self._store.listening else POLL_SECONDS
        longest = min([poll, *(max(0.05, seconds) for seconds in self._full.values())])
        if self._due is None or len(self._sending) >= CONCURRENCY:
            return longest
        return min(longest, max(0.05, (self._due - self._now()).total_seconds()))

    async def _claim(self) -> list[post.Row]:
        nudged, self._due = self._nudged.is_set(), None
        self._nudged.clear()
        busy = self._busy()
        room = CONCURRENCY - len(busy.destinations)
        if not room:
            return []
        if not nudged:
            # Mostly nothing is ready; only who has been told that something is writes without looking first.
            async with self._store.reading() as connection:
                looked = await self._without_full(connection, busy)
                if not await claims.ready(connection, self._now(), looked, room):
                    self._due = await post.next_due(connection, self._now())
                    return []
        async with self._store.writing() as connection:
            busy = await self._without_full(connection, busy)
            rows = await claims.claim(connection, self._now(), LEASE, room, busy)
            self._due = await post.next_due(connection, self._now())
            return rows

    def _busy(self, *done: post.Row) -> claims.Busy:
        """Return what is being sent, except for the messages that are `done`."""
        ids = {row["id"] for row in done}
        rows = [row for row in self._sending.values() if row["id"] not in ids]
        servers = Counter(row["server"] for row in rows)
        reminders = REMINDERS - sum(row["most_urgent"] == post.REMINDING for row in rows)
        return claims.Busy(
            [row["destination"] for row in rows], [row["place"] for row in rows], servers, SHARE, reminders
        )

    async def _without_full(self, connection: AsyncConnection, busy: claims.Busy) -> claims.Busy:
        """Exclude the channels that accept no messages now, found by this process or by others."""
        if self.budget is None:
            return busy
        shared = await budgets.exhausted(connection) if self.budget.shared else {}
        self._full = {**shared, **self.budget.exhausted()}
        return busy._replace(places=[*busy.places, *self._full])

    async def _send(self, row: post.Row) -> bool:
        PATIENT.set(row["kind"] == "reminder")
        try:
            older = await self._previous(row) if row["kind"] in ("prompt", "reminder") else None
            intent = _intent(row, older)
            if intent.tried_from is not None:
                intent = replace(intent, others=await self._others(row))
            async with self._leased(row["id"]):
                result = await self._sender.send(intent)
        except Exception as error:
            metrics.MESSAGES.labels(row["kind"], "failed").inc()
            await self._record_failure(row, error)
            return False
        metrics.MESSAGES.labels(row["kind"], type(result).__name__.lower()).inc()
        if isinstance(result, Sent) and not row["attempts"]:
            metrics.LAG.labels(row["kind"]).observe((self._now() - row["due_at"]).total_seconds())
        if isinstance(result, Later):
            await self._postpone(row, result)
            return False
        if isinstance(result, Gone) and await self._must_ask(row):
            await self._record_failure(row, Undeliverable(result.why))
            return False
        await self._record_once_unlocked(row, result)
        self._said(row["game"], row["entry"] if row["kind"] == "log" else None)
        return isinstance(result, Sent)

    async def _others(self, row: post.Row) -> frozenset[int]:
        async with self._store.reading() as connection:
            return await post.messages_since(connection, row["destination"], row["created"])

    async def _record_once_unlocked(self, row: post.Row, result: Sent | Gone) -> None:
        """Record what became of a message, again and again while another program locks the database."""
        for attempts in range(RECORD_ATTEMPTS):
            try:
                return await self._record(row, result)
            except (DBAPIError, sqlite3.Error) as error:
                # While nobody can write, nobody else can lease the message; afterwards the first attempt should be ours.
                if attempts == RECORD_ATTEMPTS - 1 or fault_of(error) != "locked":
                    raise
                await asyncio.sleep(RECORD_AGAIN_SECONDS)

    async def _record(self, row: post.Row, result: Sent | Gone) -> None:
        if isinstance(result, Gone):
            async with self._store.writing() as connection:
                await results.record_gone(connection, row, result, self._now())
                await announcing.unplaced(connection, row, self._now())
        else:
            await self._delivered(_Delivered(row, result))

    async def _delivered(self, mine: _Delivered) -> None:
        """Record that a message was sent, in one transaction with all others sent meanwhile, and start the next ones."""
        self._unrecorded.append(mine)
        async with self._beginning:
            if mine not in self._unrecorded:
                return
            # What was sent in the same round of the event loop goes along.
            await asyncio.sleep(0)
            batch = [*self._unrecorded]
            try:
                try:
                    rows = await self._record_and_claim(batch)
                except Exception as error:
                    if len(batch) == 1 or fault_of(error) == "locked":
                        raise
                    # One that cannot be recorded must not take the others with it.
                    log.warning("outbox failed", messages=len(batch), exc_info=error)
                    batch = [mine]
                    rows = await self._record_and_claim(batch)
            except BaseException:
                self._unrecorded.remove(mine)
                raise
            for one in batch:
                self._unrecorded.remove(one)
                del self._sending[one.row["destination"]]
            self._start(rows)

    async def _record_and_claim(self, batch: Sequence[_Delivered]) -> list[post.Row]:
        # In one order, so that two processes never wait for each other.
        batch = sorted(batch, key=lambda one: one.row["destination"])
        about = {game for one in batch for game in post.games_of(one.row)}
        async with self._store.writing() as connection:
            await games.lock(connection, about)
            for one in batch:
                await results.record_sent(connection, one.row, one.result, self._now())
            if self._leaving:
                return []
            if self.budget is not None and self.budget.shared:
                await budgets.exhaust(connection, self.budget.exhausted())
            busy = await self._without_full(connection, self._busy(*(one.row for one in batch)))
            room = CONCURRENCY - len(busy.destinations)
            return await claims.claim(connection, self._now(), LEASE, room, busy)

    async def _previous(self, row: post.Row) -> int | None:
        async with self._store.reading() as connection:
            if row["kind"] == "prompt":
                return await post.previous_message(connection, row)
            return max(await people.letters_to(connection, results.user_of(row) or 0, "reminder"), default=None)

    @asynccontextmanager
    async def _leased(self, id: int) -> AsyncIterator[None]:
        """Renew the lease while a message is being sent: Discord may ask for a longer pause than one lease lasts."""
        said = asyncio.Event()
        keeping = asyncio.ensure_future(self._renew(id, said))
        try:
            yield
        finally:
            said.set()
            await keeping

    async def _renew(self, id: int, said: asyncio.Event) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LEASE.total_seconds() / 3):
                    await said.wait()
                    return
            try:
                async with self._store.writing() as connection:
                    await claims.renew_lease(connection, id, self._now() + LEASE)
            except Exception as error:
                log.error("lease not renewed", id=id, exc_info=error)

    async def _postpone(self, row: post.Row, result: Later) -> None:
        """Postpone a message and its destination as Discord asked, without counting an attempt or delaying other destinations."""
        log.info("rate limited", id=row["id"], kind=row["kind"], game=row["game"], seconds=result.seconds)
        async with self._store.writing() as connection:
            await games.lock(connection, post.games_of(row))
            await post.not_sent(connection, row)
            await claims.record(connection, row["id"], retry_at=self._now() + timedelta(seconds=result.seconds))

    async def _record_failure(self, row: post.Row, error: Exception) -> None:
        attempts, now = row["attempts"] + 1, self._now()
        old = now - (row["failed_at"] or now) > DAY
        pause = min(LONGEST_LATER if old else LONGEST_BACKOFF, 2 ** min(attempts, 16))
        values: dict[str, Any] = {"attempts": attempts, "retry_at": now + timedelta(seconds=pause)}
        first = values["failed_at"] = row["failed_at"] or now
        kind = post.kind_of(row)
        patience = RETENTION if kind.holds_up == "never" else GIVE_UP_AFTER
        tired = now - first > patience or (kind.retries is not None and attempts > kind.retries)
        if tired and not await self._must_ask(row):
            values["state"] = "failed"
        # One line for a message, however long it is tried; the metrics count the attempts.
        say = log.error if attempts == 1 else log.debug
        about = {"id": row["id"], "kind": row["kind"], "game": row["game"], "attempts": attempts}
        say("message not sent", **about, given_up="state" in values, **why(error))
        async with self._store.writing() as connection:
            await games.lock(connection, post.games_of(row))
            if isinstance(error, Undeliverable):
                asked = await announcing.unplaced(connection, row, now)
                # What waits for a new channel mentions only those whom nothing has asked.
                left = [seat for seat in row["payload"].get("seats", ()) if seat not in asked]
                if asked:
                    values["payload"] = {**row["payload"], "seats": left, "quiet": not left}
            if "state" not in values:
                await post.not_sent(connection, row)
            await claims.record(connection, row["id"], **values)
            if "state" in values and row["kind"] in ("prompt", "reminder"):
                await announcing.unreached(connection, row, now)

    async def _must_ask(self, row: post.Row) -> bool:
        """Return whether this message must be retried for ever: it asks in public, and the game goes on."""
        if not post.kind_of(row).asks:
            return False
        async with self._store.reading() as connection:
            return await places.runs(connection, row["game"])


def _intent(row: post.Row, older: int | None) -> Intent:
    return Intent(
        row["id"],
        Destination.read(row["destination"]),
        row["kind"],
        row["game"],
        row["entry"],
        row["payload"],
        row["attempts"],
        replaces=older,
        nonce=nonce(row["game"], str(row["id"]), row["created"]),
        # Every result releases the lease.
        tried_from=row["created"] if row["claimed_until"] is not None else None,
    )


def nonce(game: str, what: str, created: datetime) -> str:
    """Return a message's nonce of 24 characters; Discord allows 25.

    The creation time in it tells it apart from ids of an older, deleted database.
    """
    said = f"{game}:{what}:{created.isoformat()}"
    return hashlib.blake2s(said.encode(), digest_size=12).hexdigest()
