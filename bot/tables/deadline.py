"""The deadline on which a table agreed in its lobby, after which a robot plays for an absent player."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import people
from bot.tables import away, seating
from bot.tables.away import Obligation
from bot.tables.clocks import Clocks
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace


async def may_have_passed(connection: AsyncConnection, pace: Pace) -> list[str]:
    """Return a superset of the games in which a deadline has passed; `enforce` decides.

    Nobody's deadline passes before the shortest time after which the table counts one as away.
    """

    def may(row: people.Row) -> bool:
        if row["left_at"] is not None or row["earlier"]:
            return True
        if not row["rules"].get("deadline"):
            return False
        shortest = Clocks.of(row["rules"].get("reminder_hours") or pace.reminder_hours).away
        return row["arrived"] is not None and row["arrived"] + shortest <= pace.now

    return sorted({row["game"] for row in await people.owed_with_deadline(connection) if may(row)})


async def enforce(open_game: OpenGame) -> int:
    """Let robots stand in for the players whose deadline has passed; return for how many."""
    times, done = open_game.rules.deadline, 0
    if open_game.row["state"] != "running" or not times:
        return 0
    asked = await away.asked(open_game.connection, open_game.id, open_game.clocks)
    for seat, due in asked.items():
        at = passes_at(due, times)
        if (
            at is not None
            and at <= open_game.now
            and not due.decided
            and seating.row_of(open_game, seat)["stand_in"] is None
        ):
            await seating.stand_in(open_game, seat, "robot", "lobby")
            done += 1
    return done


def passes_at(due: Obligation, times: int) -> datetime | None:
    """Return when a robot takes over: after `times` times the time after which the player counts as away.

    None while the question has not arrived.
    """
    return due.away_at if times == 1 else due.passed(times * due.clocks.away)
