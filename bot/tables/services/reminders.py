"""Reminders: what people have set for themselves, and reminding each other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, time, timedelta
from functools import wraps
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, people, post
from bot.tables.away import pokeable_at
from bot.tables.clocks import HOUR, Clocks
from bot.tables.open_game import OpenGame
from bot.tables.person import INTERVALS, Person, is_zone, stored, tomorrow
from bot.tables.runner import Runner
from bot.tables.services.service import Service
from bot.tables.values import Refused

NEVER: Final = "never"
"""No further reminder of what is owed now."""
MORNING: Final = "morning"
PAUSES: Final = {"1": HOUR, "3": 3 * HOUR, "12": 12 * HOUR}
"""How long a reminder can be put off."""


class Reminders(Service):
    """When and where somebody is reminded of what they owe."""

    async def person(self, user: int) -> Person:
        """Return the settings of a user."""
        return Person.of(await self._runner.query(lambda c: people.settings_of(c, user)))

    async def set_interval(self, user: int, hours: float | None) -> Person:
        """Set the hours until a user's first reminder, None for those of each game; reminders that are still to come follow it at once."""
        if hours is not None and hours not in INTERVALS:
            raise Refused("stale")

        async def work(connection: AsyncConnection, known: Person) -> dict[str, Any]:
            for due in await owed_by(connection, user):
                if due["reminded"] == 0 and due["arrived"] is not None and due["remind_at"] is not None:
                    of_table = due["rules"].get("reminder_hours") or self._runner.reminder_hours
                    at = due["arrived"] + Clocks.of(of_table).own(hours).reminder
                    await people.change_due(connection, due["game"], due["seat"], remind_at=max(at, self._runner.now()))
            return {"interval": hours}

        return await changed(self._runner, user, work)

    async def set_quiet_hours(self, user: int, hours: tuple[time, time] | None) -> Person:
        """Set the hours in which a user gets no reminders. Refused: no-zone."""

        async def work(connection: AsyncConnection, known: Person) -> dict[str, Any]:
            if hours is not None and known.zone is None:
                raise Refused("no-zone")
            return {"quiet": stored(hours, known.zone) if hours is not None and known.zone else None}

        return await changed(self._runner, user, work)

    async def set_zone(self, user: int, zone: str) -> Person:
        """Set a user's time zone; quiet hours keep their hours. Refused: stale, for what is no zone."""
        if not is_zone(zone):
            raise Refused("stale")

        async def work(connection: AsyncConnection, known: Person) -> dict[str, Any]:
            quiet = stored((known.quiet.begin, known.quiet.end), zone) if known.quiet is not None else None
            return {"zone": zone, "quiet": quiet}

        return await changed(self._runner, user, work)

    async def remind_by(self, user: int, way: str) -> Person:
        """Set where a user's reminders go: direct, thread, both."""
        if way not in ("direct", "thread", "both"):
            raise Refused("stale")

        async def work(connection: AsyncConnection, known: Person) -> dict[str, Any]:
            return {"remind_by": way}

        return await changed(self._runner, user, work)

    async def put_off(self, user: int, game_id: str, pause: str) -> datetime | None:
        """Put off the reminders of what a user owes in a game, or in all (empty id); return until when, None for never.

        `pause`: 1, 3 or 12 hours, `morning`, `never`. Refused: not-asked, no-zone.
        """

        async def work(connection: AsyncConnection) -> datetime | None:
            known = Person.of(await people.settings_of(connection, user))
            owed = [due for due in await owed_by(connection, user) if game_id in ("", due["game"])]
            if not owed:
                raise Refused("not-asked")
            if pause == MORNING and known.zone is None:
                raise Refused("no-zone")
            now = self._runner.now()
            at = tomorrow(now, known.zone or "UTC") if pause == MORNING else now + PAUSES.get(pause, timedelta())
            found = None if pause == NEVER else at
            for due in owed:
                await people.change_due(connection, due["game"], due["seat"], remind_at=found)
            return found

        if pause not in (NEVER, MORNING, *PAUSES):
            raise Refused("stale")
        return await self._runner.record("", work)

    async def poke(self, game_id: str, user: int, seat: int) -> None:
        """Send the reminder of another player now. Refused: no-seat, not-asked, too-early, poked."""

        async def work(open_game: OpenGame) -> None:
            now = self._runner.now()
            open_game.own_seat()
            due = await post.due(open_game.connection, open_game.id, seat)
            if due is None or seat == open_game.seat:
                raise Refused("nobody-to-poke")
            at = pokeable_at(due["arrived"] or now, due["poked"], open_game.rules.reminder_hours)
            if at > now:
                raise Refused("poked" if due["poked"] is not None else "too-early", at=at)
            await people.change_due(
                open_game.connection, open_game.id, seat, poked=now, poker=open_game.seat, remind_at=now
            )

        await self._runner.write(game_id, work, user=user)


async def owed_by(connection: AsyncConnection, user: int) -> Sequence[people.Row]:
    """Lock the games that wait for a user, and read what they owe there."""
    await games.lock(connection, [due["game"] for due in await people.owed_by(connection, user)])
    return await people.owed_by(connection, user)


async def changed(
    runner: Runner, user: int, work: Callable[[AsyncConnection, Person], Awaitable[dict[str, Any]]]
) -> Person:
    """Store the changes to a user's settings that `work` returns; return all their settings."""

    @wraps(work)
    async def one(connection: AsyncConnection) -> Person:
        known = Person.of(await people.settings_of(connection, user))
        await games.save_user(connection, user, **await work(connection, known))
        return Person.of(await people.settings_of(connection, user))

    person = await runner.record("", one)
    runner.nudge()
    return person
