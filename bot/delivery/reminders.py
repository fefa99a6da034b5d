"""Reminds players who owe an answer: when, how often, and in which way. It does not depend on the state of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.delivery.budget import PATIENT
from bot.delivery.due import Every, Present, always
from bot.store import Store, games, people, post, signs
from bot.store.destination import Destination
from bot.tables import announcing
from bot.tables.away import quiet_hours
from bot.tables.clocks import DAY, DOUBLING, HOUR, Clocks

log: Final = structlog.get_logger("reminders")

TOGETHER: Final = timedelta(minutes=5)
"""Reminders to one player that are due within this time become one message."""
MOST_A_DAY: Final = 6
"""The most reminders by direct message to one player in a day, over all games."""
ASK_AGAIN: Final = timedelta(minutes=10)
"""Time until Discord is asked again about a player whom it did not know as a member of the server."""
SERVERS_AT_ONCE: Final = 4
"""The most servers whose members are reminded at the same time: Discord limits how often a bot may ask for members of one server.

Each takes a connection to the database, of which clicks need some too.
"""
PUBLIC_FROM: Final = 2
"""From which reminder on the thread mentions the player too, once: the one at three times the interval."""


class Reminders(Every):
    """Puts due reminders into the outbox, for as long as the game waits.

    With P as the time until the first one (`Clocks.reminder`), they come P, 3P and 7P after the question, then weekly.
    """

    log = log

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime],
        reminder_hours: float = 12,
        nudge: Callable[[], None] = lambda: None,
        reachable: Callable[[], Awaitable[object]] = always,
        present: Present = always,
        member: Callable[[int, int], Awaitable[bool]] = always,
    ) -> None:
        """`reachable` runs at every tick, so that whoever is reminded can answer: pass `Threads.tick`.

        `member` tells whether a user is a member of a server: pass `Members.there`.
        """
        super().__init__(now=now, present=present)
        self._store, self._hours, self._nudge = store, reminder_hours, nudge
        self._reachable, self._member = reachable, member

    async def tick(self) -> int:
        """Remind all players for whom it is due; return the number of their obligations."""
        async with self._store.writing() as connection:
            for user in await people.end_vacations(connection, self._now()):
                await announcing.redrawn(connection, user, self._now())
        async with self._store.reading() as connection:
            by_server = await people.to_remind(connection, self._now())
        async with asyncio.TaskGroup() as group:
            at_once = asyncio.Semaphore(SERVERS_AT_ONCE)
            servers = [group.create_task(self._remind_all(users, at_once)) for users in by_server.values()]
        await self._reachable()
        return sum(server.result() for server in servers)

    async def round(self) -> bool:
        """Record the heartbeat, and send reminders if the bot can be reached; return whether it can."""
        await self._store.put_sign(signs.HEARTBEAT, self._now())
        return await super().round()

    async def _remind_all(self, users: Sequence[int], at_once: asyncio.Semaphore) -> int:
        """Remind the users of one server, one after another."""
        PATIENT.set(True)
        reminded = 0
        async with at_once:
            for user in users:
                try:
                    reminded += await self._remind(user)
                    self._nudge()
                except Exception as error:  # an error with one player must not stop reminders to the others
                    log.error("reminding failed", user=user, exc_info=error)
        return reminded

    async def _remind(self, user: int) -> int:
        now = self._now()
        left = await self._servers_left(user, now)
        # Read again in the transaction that counts the reminder: an answer meanwhile has ended the obligation.
        async with self._store.writing() as connection:
            await games.lock(connection, [row["game"] for row in await people.owed_by(connection, user)])
            due = await people.due_of(connection, user, now + TOGETHER)
            owed = [row for row in await people.owed_by(connection, user) if (row["game"], row["seat"]) in due]
            spent = await people.reminders_sent(connection, user, now - DAY) >= MOST_A_DAY
            reminded, private = 0, list[post.Row]()
            for row in owed:
                try:
                    if row["guild"] in left:
                        later = ASK_AGAIN if row["left_at"] is None else self._clocks(row).reminder
                        await people.change_due(connection, row["game"], row["seat"], remind_at=now + later)
                        continue
                    ways = await self._due(connection, row, now, spent)
                except Exception as error:  # a broken game must not stop reminders of the others
                    log.error("reminding failed", game=row["game"], exc_info=error)
                    continue
                reminded += bool(ways)
                if "direct" in ways:
                    private.append(row)
                if "thread" in ways:
                    await announcing.remind(connection, row["game"], row["seat"], now)
            if private:
                await self._write(connection, user, private, now)
        return reminded

    async def _servers_left(self, user: int, now: datetime) -> set[int]:
        """Return the servers in which a reminder is due but the player is no longer a member."""
        async with self._store.reading() as connection:
            due = await people.due_of(connection, user, now + TOGETHER)
            owed = [row for row in await people.owed_by(connection, user) if (row["game"], row["seat"]) in due]
        servers = {row["guild"] for row in owed if row["guild"] and _later(row, now) is None}
        return {guild for guild in sorted(servers) if not await self._member(guild, user)}

    def _clocks(self, row: post.Row) -> Clocks:
        return Clocks.of(row["rules"].get("reminder_hours") or self._hours).own(row["own_interval"])

    async def _due(self, connection: AsyncConnection, row: post.Row, now: datetime, spent: bool) -> Sequence[str]:
        """Count one more reminder of an obligation and return the ways to send it, or postpone it and return none.

        `spent`: whether the user has had the most direct reminders of a day.
        """
        if (later := _later(row, now)) is not None:
            await people.change_due(connection, row["game"], row["seat"], remind_at=later)
            return ()
        # Somebody else has asked for it: the next one of the bot's own comes after the time that it would have had.
        count = row["reminded"] + (row["poker"] is None)
        clocks = self._clocks(row)
        private, public = self._ways(row, count, now, spent)
        if not (private or public):
            mentioned = row["mentioned"]
            again = mentioned + DAY if mentioned is not None and not spent else now + HOUR
            await people.change_due(connection, row["game"], row["seat"], remind_at=again)
            return ()
        again = now + clocks.next_reminder(min(count, DOUBLING))
        await people.change_due(connection, row["game"], row["seat"], reminded=count, remind_at=again, poker=None)
        # Who has ordered the answer need not be reminded of it in private; what others see is as it would be without an order.
        private = private and not (
            row["ordered"] and count < PUBLIC_FROM and row["poker"] is None and not row["closed"]
        )
        return [way for way, used in (("direct", private), ("thread", public)) if used]

    def _ways(self, row: post.Row, count: int, now: datetime, spent: bool) -> tuple[bool, bool]:
        """Return whether reminder number `count` may go out as a direct message, and whether in public."""
        by, mentioned = row["remind_by"], row["mentioned"]
        # A game in direct messages has no thread, nor has one whose channel was deleted: what is public there is a direct message too.
        alone = row["guild"] == 0 or not row["channel"]
        private = not spent and (alone or by != "thread")
        wanted = by != "direct" or (count >= PUBLIC_FROM and mentioned is None)
        lately = mentioned is not None and now - mentioned < DAY
        return private, wanted and not alone and not lately

    async def _write(self, connection: AsyncConnection, user: int, due: Sequence[post.Row], now: datetime) -> None:
        """Put one message about all these obligations into the outbox, in place of an unsent one."""
        named: dict[str, dict[str, Any]] = {}
        for older in await people.withdraw_reminders(connection, user, now):
            named |= {said["game"]: said for said in older["payload"]["dues"]}
        for row in due:
            said = {name: row[name] for name in ("game", "seat", "token", "poker")}
            named[row["game"]] = {
                **said,
                "since": row["since"].isoformat(),
                "count": row["reminded"] + (row["poker"] is None),
            }
        one = due[0] if len(named) == 1 else None
        payload = {"dues": list(named.values()), "count": max(said["count"] for said in named.values())}
        about = {"seat": one["seat"], "since": one["since"]} if one is not None else {}
        message = post.row(due[0]["game"], "reminder", now, to=Destination(user=user), payload=payload, **about)
        await post.enqueue(connection, [message])


def _later(row: post.Row, now: datetime) -> datetime | None:
    """Return until when a vacation or quiet hours spare a player; None where they can be reminded now."""
    at = max(now, row["away_until"] or now)
    quiet = quiet_hours(row["own_quiet"])
    at = quiet.over(at) if quiet is not None else at
    return at if at > now else None
