"""What is known of people apart from their games: language, display name, and what they have set for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, time, timedelta
from typing import Any, Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, people, post
from bot.store.schema import letters
from bot.tables import announcing, seating
from bot.tables.away import LONGEST_VACATION, pokeable_at
from bot.tables.choices import decided
from bot.tables.clocks import DAY, HOUR, Clocks
from bot.tables.panel import Table
from bot.tables.person import INTERVALS, Person, is_zone, stored, tomorrow, whole_days
from bot.tables.runner import GameRunner
from bot.tables.values import Refused, Trouble

NEVER: Final = "never"
"""No further reminder of what is owed now."""
MORNING: Final = "morning"
log: Final = structlog.get_logger("people")
PAUSES: Final = {"1": HOUR, "3": 3 * HOUR, "12": 12 * HOUR}
"""How long a reminder can be put off."""


class People(GameRunner):
    """Keeps what each interaction tells about its user."""

    async def set_locale(self, user: int, locale: str) -> None:
        """Store a user's language, for messages that answer no interaction."""

        async def work() -> None:
            async with self._store.writing() as connection:
                await games.remember(connection, user, locale=locale[:16])

        if await self.locale(user) != locale[:16]:
            await self._queue.run("set_locale", "", work)

    async def called(self, user: int, guild: int, name: str) -> None:
        """Update the display name of a user in the server's games that are not over."""

        async def work() -> bool:
            async with self._store.reading() as connection:
                if not await games.misnamed(connection, guild, user, name):
                    return False
            async with self._store.writing() as connection:
                there = dict(await games.misnamed(connection, guild, user, name))
                await games.lock(connection, there)
                await games.rename(connection, there, user, name)
                now = self._now()
                lobbies = [id for id, state in there.items() if state == "lobby"]
                await post.enqueue(connection, [post.row(id, "lobby", f"game:{id}", now) for id in lobbies])
            return bool(lobbies)

        if await self._queue.run("called", "", work):
            self._nudge()

    async def locale(self, user: int) -> str | None:
        """Return the last known language of a user, or None."""

        async def work() -> str | None:
            async with self._store.reading() as connection:
                return await games.locale(connection, user)

        return await self._queue.run("locale", "", work)

    async def direct_channel(self, user: int) -> int | None:
        """Return the channel of a user's direct messages with the bot, or None where it is not known."""

        async def work() -> int | None:
            async with self._store.reading() as connection:
                return await games.direct_channel(connection, user)

        return await self._queue.run("direct_channel", "", work)

    async def keep_direct_channel(self, user: int, channel: int | None) -> None:
        """Store the channel of a user's direct messages, or forget it with None."""

        async def work() -> None:
            async with self._store.writing() as connection:
                await games.remember(connection, user, channel=channel)

        await self._queue.run("keep_direct_channel", "", work)

    # --- what a person has set ----------------------------------------------------------------------------------------

    async def person(self, user: int) -> Person:
        """Return what a user has set for themselves."""

        async def work() -> Person:
            async with self._store.reading() as connection:
                return Person.of(await people.person(connection, user))

        return await self._queue.run("person", "", work)

    async def set_interval(self, user: int, hours: float | None) -> Person:
        """Set a user's own interval, None for that of each game. First reminders that are to come follow it at once."""
        if hours is not None and hours not in INTERVALS:
            raise Refused("stale")

        async def work(connection: AsyncConnection, known: Person) -> dict[str, Any]:
            for due in await self._owed(connection, user):
                if due["reminded"] == 0 and due["arrived"] is not None and due["remind_at"] is not None:
                    of_table = due["rules"].get("reminder_hours") or self._reminder_hours
                    at = due["arrived"] + Clocks.of(of_table).own(hours).reminder
                    await people.change_due(connection, due["game"], due["seat"], remind_at=max(at, self._now()))
            return {"interval": hours}

        return await self._set("set_interval", user, work)

    async def set_quiet_hours(self, user: int, hours: tuple[time, time] | None) -> Person:
        """Set the hours in which a user gets no reminders. Refused: no-zone."""

        async def work(connection: AsyncConnection, known: Person) -> dict[str, Any]:
            if hours is not None and known.zone is None:
                raise Refused("no-zone")
            return {"quiet": stored(hours, known.zone) if hours is not None and known.zone else None}

        return await self._set("set_quiet_hours", user, work)

    async def set_zone(self, user: int, zone: str) -> Person:
        """Set a user's time zone; quiet hours keep their hours. Refused: stale, for what is no zone."""
        if not is_zone(zone):
            raise Refused("stale")

        async def work(connection: AsyncConnection, known: Person) -> dict[str, Any]:
            quiet = stored((known.quiet.begin, known.quiet.end), zone) if known.quiet is not None else None
            return {"zone": zone, "quiet": quiet}

        return await self._set("set_zone", user, work)

    async def remind_by(self, user: int, way: str) -> Person:
        """Set where a user's reminders go: direct, thread, both."""
        if way not in ("direct", "thread", "both"):
            raise Refused("stale")

        async def work(connection: AsyncConnection, known: Person) -> dict[str, Any]:
            return {"remind_by": way}

        return await self._set("remind_by", user, work)

    async def go_away(self, user: int, days: int, robot: bool) -> Person:
        """Declare a vacation from now on, or change the present one; a `robot` plays meanwhile or the games wait.

        Where the table has decided about the player a robot plays in any case. It stops no clock of a question that was asked
        before. No reminders come meanwhile. Refused: too-long; too-soon, where one was ended early.
        """
        if days < 1:
            raise Refused("stale")

        async def work(connection: AsyncConnection, known: Person) -> dict[str, Any]:
            now = self._now()
            until = whole_days(now, days)
            begin, present = now, None
            again = await self._vacation_again(connection, user)
            if known.away_until is None and again is not None and again > now:
                raise Refused("too-soon", at=again)
            # Vacations that follow each other within a day are one.
            for past in reversed(await people.vacations(connection, [user], now - 2 * LONGEST_VACATION)):
                if past["until"] < begin - DAY:
                    break
                begin, present = past["begin"], present or (past if past["until"] > now else None)
            if until - begin > LONGEST_VACATION:
                raise Refused("too-long", most=begin + LONGEST_VACATION, days=LONGEST_VACATION.days)
            if present is None:
                await people.declare(connection, user, now, until)
            else:
                await people.prolong(connection, present["id"], until)
            await announcing.redrawn(connection, user, now)
            return {"away_until": until, "away_robot": robot}

        person = await self._set("go_away", user, work)
        if not robot:
            await self._restore(user)
        for game in await self._playing(user):
            await self._write("stand_in", game, None, None, lambda c, t: self._stand_in(c, t, user, robot))
        return person

    async def _stand_in(self, connection: AsyncConnection, table: Table, user: int, robot: bool) -> None:
        for row in [r for r in table.present if r["user"] == user]:
            if row["stand_in"] is None and row["left_at"] is None and (robot or decided(row)):
                await seating.stand_in(connection, table, row["seat"], "robot", people.VACATION, self._pace())

    async def _vacation_again(self, connection: AsyncConnection, user: int) -> datetime | None:
        """When a user may go on vacation again who has ended the last one early: after A of the slowest of their tables."""
        cut = await people.last_cut(connection, user)
        if cut is None:
            return None
        hours = await people.paces(connection, user)
        return cut + max(Clocks.of(at or self._reminder_hours).away for at in (*hours, None))

    async def _playing(self, user: int) -> Sequence[str]:
        async def work() -> Sequence[str]:
            async with self._store.reading() as connection:
                return await people.playing(connection, user)

        return await self._queue.run("playing", "", work)

    async def vacations_over(self) -> int:
        """Restore the seats of players whose vacation is over, where a robot has played; return how many."""
        return await self._restore(None)

    async def _restore(self, user: int | None) -> int:
        # Not as a call of that player, which is refused where they have left the server.
        async def work(connection: AsyncConnection, table: Table, user: int) -> None:
            for row in [r for r in table.present if r["user"] == user]:
                await seating.vacation_over(connection, table, row["seat"], self._pace())

        async with self._store.reading() as connection:
            found = await people.stood_in(connection, user)
        for game, who in found:
            try:
                await self._write("restore", game, None, None, lambda c, t, who=who: work(c, t, who))
            except (Refused, Trouble) as error:  # a game that cannot be opened must not keep people from the others
                log.error("vacation not ended", game=game, exc_info=error)
        return len(found)

    async def end_vacation(self, user: int) -> Person:
        """End a user's vacation, by which they come back to all their games; reminders that were left out come now."""

        async def work(connection: AsyncConnection, known: Person) -> dict[str, Any]:
            await people.cut_short(connection, user, self._now())
            for due in await self._owed(connection, user):
                if known.away_until is not None and due["remind_at"] and due["remind_at"] >= known.away_until:
                    at = self._now() + Clocks.of(due["rules"].get("reminder_hours") or self._reminder_hours).reminder
                    await people.change_due(connection, due["game"], due["seat"], remind_at=at)
            await announcing.redrawn(connection, user, self._now())
            return {"away_until": None, "away_robot": False}

        person = await self._set("end_vacation", user, work)
        await self._restore(user)
        for game in await self._playing(user):
            await self._write("come_back", game, None, None, lambda c, t: self._come_back(c, t, user))
        return person

    async def _come_back(self, connection: AsyncConnection, table: Table, user: int) -> None:
        for row in [r for r in table.present if r["user"] == user and r["left_at"] is None]:
            await seating.come_back(connection, table, row["seat"], self._pace())

    async def put_off(self, user: int, game_id: str, pause: str) -> datetime | None:
        """Put off the reminders of what a user owes in a game, or in all (empty id); return until when, None for never.

        `pause`: 1, 3 or 12 hours, `morning`, `never`. Refused: not-asked, no-zone.
        """

        async def work(connection: AsyncConnection, known: Person) -> datetime | None:
            owed = [due for due in await self._owed(connection, user) if game_id in ("", due["game"])]
            if not owed:
                raise Refused("not-asked")
            if pause == MORNING and known.zone is None:
                raise Refused("no-zone")
            now = self._now()
            at = tomorrow(now, known.zone or "UTC") if pause == MORNING else now + PAUSES.get(pause, timedelta())
            found = None if pause == NEVER else at
            for due in owed:
                await people.change_due(connection, due["game"], due["seat"], remind_at=found)
            return found

        if pause not in (NEVER, MORNING, *PAUSES):
            raise Refused("stale")
        return await self._with("put_off", user, work)

    async def _owed(self, connection: AsyncConnection, user: int) -> Sequence[Any]:
        """Lock the games that wait for a user, and read what they owe there."""
        await games.lock(connection, [due["game"] for due in await people.owed_by(connection, user)])
        return await people.owed_by(connection, user)

    async def _with(self, what: str, user: int, work: Any) -> Any:
        async def one() -> Any:
            async with self._store.writing() as connection:
                return await work(connection, Person.of(await people.person(connection, user)))

        return await self._queue.run(what, "", one)

    async def _set(self, what: str, user: int, work: Any) -> Person:
        async def changed(connection: AsyncConnection, known: Person) -> Person:
            await games.remember(connection, user, **await work(connection, known))
            return Person.of(await people.person(connection, user))

        person = await self._with(what, user, changed)
        self._nudge()
        return person

    # --- poking -------------------------------------------------------------------------------------------------------

    async def poke(self, game_id: str, user: int, seat: int) -> None:
        """Send the reminder of another player now. Refused: no-seat, not-asked, too-early, poked."""

        async def work(connection: AsyncConnection, table: Table) -> None:
            now = self._now()
            if table.seat is None:
                raise Refused("no-seat")
            due = await post.due(connection, table.id, seat)
            if due is None or seat == table.seat:
                raise Refused("nobody-to-poke")
            at = pokeable_at(due["arrived"] or now, due["poked"], table.rules.reminder_hours)
            if at > now:
                raise Refused("poked" if due["poked"] is not None else "too-early", at=at)
            await people.change_due(connection, table.id, seat, poked=now, poker=table.seat, remind_at=now)

        await self._write("poke", game_id, user, None, work)

    # --- direct messages that still ask -------------------------------------------------------------------------------

    async def waiting_letters(self, user: int) -> dict[str, datetime]:
        """Return the games that wait for a user whose question has arrived, with the time since when."""

        async def work() -> dict[str, datetime]:
            async with self._store.reading() as connection:
                owed = await people.owed_by(connection, user)
                return {due["game"]: due["since"] for due in owed if due["arrived"] is not None}

        return await self._queue.run("waiting_letters", "", work)

    async def answered_letters(self, message: int | None = None) -> Sequence[Any]:
        """Return the records of direct messages whose question is answered."""
        return await self._letters(message, answered=True)

    async def letters_of(self, message: int) -> Sequence[Any]:
        """Return the records of a direct message: one for each game that it names."""
        return await self._letters(message, answered=False)

    async def _letters(self, message: int | None, *, answered: bool) -> Sequence[Any]:
        async def work() -> Sequence[Any]:
            async with self._store.reading() as connection:
                return await people.letters_of(connection, message, answered=answered)

        return await self._queue.run("letters", "", work)

    async def forget_letter(self, message: int, game_id: str) -> None:
        """Delete the record of what a direct message asks in a game."""

        async def work() -> None:
            async with self._store.writing() as connection:
                await people.forget_letters(connection, letters.c.message == message, letters.c.game == game_id)

        await self._queue.run("forget_letter", "", work)
