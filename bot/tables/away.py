"""Since when somebody is away: the clocks of an obligation, without the time in which nobody could expect an answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta
from itertools import pairwise
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import people
from bot.tables.clocks import DAY, HOUR, Clocks, Quiet, Span, after

Row = Mapping[Any, Any]
LONGEST_VACATION: Final = 14 * DAY
"""The longest vacation at once."""
VACATION_IN_A_GAME: Final = 21 * DAY
"""How much of a player's vacations a game waits for."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What a player has set for themselves, as far as it matters when they are asked."""

    interval: float | None = None
    """Hours until the first reminder; None for those of the table."""
    quiet: str | None = None
    """As `quiet_hours` reads it."""
    waited: Sequence[Sequence[str]] = ()
    """Spans in which the seat was asked before another player's undo ended that."""


def habits(present: Iterable[Row]) -> dict[int, Habits]:
    """Return the habits of each player by seat. `present`: rows of `games.present`."""
    return {r["seat"]: Habits(r["interval"], r["quiet"], r["waited"] or []) for r in present if r["user"] is not None}


def pokeable_at(arrived: datetime, poked: datetime | None, hours: float | None) -> datetime:
    """Return when others may ask a player whether they still play: an hour after the question, and a day after the last time.

    At a pace faster than an hour it is as soon as the first reminder.
    """
    soonest = arrived + min(HOUR, timedelta(hours=hours or 1))
    return max(soonest, poked + DAY) if poked is not None else soonest


def pokeable(
    present: Iterable[Row], seat: int, away: Collection[int], hours: float | None, now: datetime
) -> tuple[int, ...]:
    """Return the other seats whose player may be asked that now, who has been asked longest first.

    About those who are `away` the table votes.
    """
    others = [r for r in present if r["user"] is not None and r["seat"] != seat and r["seat"] not in away]
    owing = [r for r in others if r["arrived"] is not None]
    ripe = [r for r in owing if pokeable_at(r["arrived"], r["poked"], hours) <= now]
    return tuple(r["seat"] for r in sorted(ripe, key=lambda r: r["since"]))


def quiet_hours(stored: str | None) -> Quiet | None:
    """Read quiet hours from the store, such as `22:00-08:00 Europe/Prague`."""
    if stored is None:
        return None
    hours, _space, zone = stored.partition(" ")
    begin, _dash, end = hours.partition("-")
    return Quiet(time.fromisoformat(begin), time.fromisoformat(end), zone)


@dataclass(frozen=True, slots=True)
class Asked:
    """An obligation: who owes an answer since when, and how the clocks run for them."""

    game: str
    seat: int
    user: int
    since: datetime
    """When the game began to wait, as everybody is shown."""
    arrived: datetime | None
    """When the message that asks was delivered. None before that, and then no clock runs."""
    clocks: Clocks
    """Those of the table, lengthened by the player's own interval as it was when the question came."""
    quiet: Quiet | None = None
    """The player's quiet hours as they were when the question came."""
    pauses: tuple[Span, ...] = ()
    """Times that do not count: outages, and vacations declared before the question."""
    left: datetime | None = None
    """Since when the player is known to be no member of the server any more: then they are away at once."""
    earlier: tuple[Span, ...] = ()
    """The times in which the player was asked before, where another player's undo or a stand-in ended that without an answer of theirs."""
    stood: bool = False
    """Whether a stand-in answers for the player now, as the table has decided."""

    def passed(self, counted: timedelta) -> datetime | None:
        """Return when so much time that counts has passed without an answer; None while the question has not arrived."""
        if self.arrived is None:
            return None
        spans = (*self.earlier, (self.arrived, self.arrived))
        between = [(end, begin) for (_, end), (begin, _) in pairwise(spans)]
        return after(spans[0][0], counted, [*self.pauses, *between], self.quiet)

    @property
    def away_at(self) -> datetime | None:
        """When the player is, or was, away; None while the question has not arrived."""
        found = self.passed(self.clocks.away)
        if self.left is None:
            return found
        left = max(self.left, self.since)
        return left if found is None else min(left, found)

    @property
    def gone_at(self) -> datetime | None:
        """When the table may give the seat free or end the game; None while the question has not arrived."""
        return self.passed(self.clocks.gone)

    def away(self, now: datetime) -> bool:
        """Return whether the player is away, so that the table may decide; where it has already, not before they are gone."""
        at = self.gone_at if self.stood else self.away_at
        return at is not None and at <= now


async def asked(connection: AsyncConnection, game: str, clocks: Clocks) -> dict[int, Asked]:
    """Return all obligations of people at a running game by seat; `clocks` are those of the table (`Pace.clocks`).

    Seats for which the table has put in a stand-in are among them.
    """
    dues = await people.asked(connection, game)
    rows = [*dues, *map(_stood, await people.stood(connection, game))]
    if not rows:
        return {}
    earliest = min(datetime.fromisoformat(r["earlier"][0][0]) if r["earlier"] else r["since"] for r in rows)
    outages = tuple((r["begin"], r["until"]) for r in await people.outages(connection, earliest))
    declared = await people.vacations(connection, [r["user"] for r in rows], rows[0]["started"])
    found = {r["seat"]: _asked(r, clocks, outages, [v for v in declared if v["user"] == r["user"]]) for r in rows}
    owing = {r["seat"] for r in dues}
    return {seat: due if seat in owing else replace(due, stood=True) for seat, due in found.items()}


def _stood(row: Row) -> dict[str, Any]:
    """Read a seat with a stand-in as an obligation: the table has waited for its player ever since."""
    spans = row["waited"]
    since, until = datetime.fromisoformat(spans[0][0]), datetime.fromisoformat(spans[-1][1])
    return {**row, "since": since, "arrived": until, "earlier": spans}


async def seats(connection: AsyncConnection, game: str, clocks: Clocks, now: datetime) -> frozenset[int]:
    """Return the seats whose players are away."""
    return frozenset(seat for seat, due in (await asked(connection, game, clocks)).items() if due.away(now))


def _asked(row: Row, clocks: Clocks, outages: tuple[Span, ...], declared: Sequence[Row]) -> Asked:
    earlier = tuple((datetime.fromisoformat(a), datetime.fromisoformat(b)) for a, b in row["earlier"] or ())
    first = earlier[0][0] if earlier else row["since"]
    spans = spent(((v["begin"], v["until"]) for v in declared), row["started"])
    return Asked(
        row["game"],
        row["seat"],
        row["user"],
        row["since"],
        row["arrived"],
        clocks.no_shorter(_former(row, first)).own(row["interval"]),
        quiet_hours(row["quiet"]),
        (*outages, *(span for span in spans if span[0] <= first)),
        row["left_at"],
        earlier,
    )


def _former(row: Row, since: datetime) -> list[float]:
    """The hours of the paces that the table has left since somebody was asked."""
    left = row["rules"].get("former_paces", ())
    return [hours for at, hours in left if datetime.fromisoformat(at) > since]


def spent(vacations: Iterable[Span], started: datetime) -> list[Span]:
    """Return the parts of vacations for which a game that started then waits: 21 days at most, the oldest first."""
    left, spans = VACATION_IN_A_GAME, list[Span]()
    for begin, end in sorted(vacations):
        first = max(begin, started)
        length = min(end - first, left)
        if length > timedelta():
            spans.append((first, first + length))
            left -= length
    return spans
