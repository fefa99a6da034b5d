"""Vacations: declaring one, changing it, and coming back from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from typing import Any, Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import people
from bot.tables import announcing, seating
from bot.tables.away import LONGEST_VACATION
from bot.tables.choices import decided
from bot.tables.clocks import DAY, Clocks
from bot.tables.open_game import OpenGame
from bot.tables.person import Person, whole_days
from bot.tables.services.reminders import changed, owed_by
from bot.tables.services.service import Service, bound, in_each
from bot.tables.values import Refused

log: Final = structlog.get_logger("people")


class Vacations(Service):
    """Times in which somebody gets no reminders, and games wait or a robot plays."""

    async def begin(self, user: int, days: int, robot: bool) -> Person:
        """Declare a vacation from now on, or change the present one; a `robot` plays meanwhile or the games wait.

        Where the table has decided about the player a robot plays in any case. What is declared, also that the present one lasts longer,
        stops no clock of a question that was asked before. No reminders come meanwhile.
        Refused: too-long; too-soon, where one was ended early.
        """
        if days < 1:
            raise Refused("stale")

        async def work(connection: AsyncConnection, known: Person) -> dict[str, Any]:
            now = self._runner.now()
            until = whole_days(now, min(days, LONGEST_VACATION.days + 1))
            begin, lasts = now, now
            again = await self._vacation_again(connection, user)
            if known.away_until is None and again is not None and again > now:
                raise Refused("too-soon", at=again)
            # Vacations that follow each other within a day are one.
            for past in reversed(await people.vacations(connection, [user], now - 2 * LONGEST_VACATION)):
                if past["until"] < begin - DAY:
                    break
                begin, lasts = past["begin"], max(lasts, past["until"])
            if until - begin > LONGEST_VACATION:
                raise Refused("too-long", most=begin + LONGEST_VACATION, days=LONGEST_VACATION.days)
            if until > lasts:
                await people.begin_vacation(connection, user, now, until)
            else:
                await people.shorten_vacation(connection, user, until)
            await announcing.redrawn(connection, user, now)
            return {"away_until": until, "away_robot": robot}

        person = await changed(self._runner, user, work)
        if not robot:
            await self._restore(user)
        found = await self._runner.query(lambda c: people.running_games(c, user))
        await self._in_each([(game, user) for game in found], _stand_in, robot)
        return person

    async def _vacation_again(self, connection: AsyncConnection, user: int) -> datetime | None:
        """Return from when a user who has ended a vacation early may begin another; None where they have not.

        It is the time after which a player counts as away (`Clocks.away`), of the slowest of their tables, after that early end.
        """
        cut = await people.last_early_end(connection, user)
        if cut is None:
            return None
        hours = await people.paces(connection, user)
        return cut + max(Clocks.of(at or self._runner.reminder_hours).away for at in (*hours, None))

    async def end_due(self) -> int:
        """Restore the seats of players whose vacation is over, where a robot has played; return how many."""
        return await self._restore(None)

    async def _restore(self, user: int | None) -> int:
        # Not as a call of that player, which is refused where they have left the server.
        async with self._runner.store.reading() as connection:
            found = await people.vacation_stand_ins(connection, user)
        await self._in_each(found, _restored, user is None)
        return len(found)

    async def _in_each(
        self, found: Iterable[tuple[str, int]], work: Callable[..., Awaitable[None]], *args: object
    ) -> None:
        """Change these games for these users; one that cannot be opened must not keep people from the others."""
        failed = await in_each(found, lambda at: self._runner.write(at[0], bound(work, at[1], *args)))
        for (game, _who), error in failed.items():
            log.error("vacation not heeded", game=game, exc_info=error)

    async def end(self, user: int) -> Person:
        """End a user's vacation, by which they come back to all their games; reminders that were left out come now."""

        async def work(connection: AsyncConnection, known: Person) -> dict[str, Any]:
            await people.end_vacation(connection, user, self._runner.now())
            for due in await owed_by(connection, user):
                if known.away_until is not None and due["remind_at"] and due["remind_at"] >= known.away_until:
                    at = (
                        self._runner.now()
                        + Clocks.of(due["rules"].get("reminder_hours") or self._runner.reminder_hours).reminder
                    )
                    await people.change_due(connection, due["game"], due["seat"], remind_at=at)
            await announcing.redrawn(connection, user, self._runner.now())
            return {"away_until": None, "away_robot": False}

        person = await changed(self._runner, user, work)
        await self._restore(user)
        found = await self._runner.query(lambda c: people.running_games(c, user))
        await self._in_each([(game, user) for game in found], _come_back)
        return person


async def _stand_in(open_game: OpenGame, user: int, robot: bool) -> None:
    for row in [r for r in open_game.present if r["user"] == user]:
        if row["stand_in"] is None and row["left_at"] is None and (robot or decided(row)):
            await seating.stand_in(open_game, row["seat"], "robot", people.VACATION)


async def _restored(open_game: OpenGame, user: int, by_itself: bool) -> None:
    for row in [r for r in open_game.present if r["user"] == user]:
        await seating.vacation_over(open_game, row["seat"], call=by_itself)


async def _come_back(open_game: OpenGame, user: int) -> None:
    for row in [r for r in open_game.present if r["user"] == user and r["left_at"] is None]:
        if row["stand_why"] != people.RESIGNED:
            await seating.come_back(open_game, row["seat"])
