"""Since when a player is away: the clocks of an obligation, which leave out the time in which nobody could expect an answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from itertools import pairwise
from typing import Any, Final
from zoneinfo import ZoneInfo

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import people
from bot.tables.choices import choice_of, decided
from bot.tables.clocks import DAY, HOUR, Clocks, Quiet, Span, after

Row = Mapping[Any, Any]
log: Final = structlog.get_logger("tables")
LONGEST_VACATION: Final = 14 * DAY
"""The longest vacation at once."""
VACATION_IN_A_GAME: Final = 21 * DAY
"""How much of a player's vacations a game waits for."""


@dataclass(frozen=True, slots=True)
class Habits:
    """A player's own settings, as they are when a question reaches them."""

    interval: float | None = None
    """Hours until the first reminder; None for those of the table."""
    quiet: str | None = None
    """Quiet hours in the form that `quiet_hours` reads."""
    waited: Sequence[Sequence[str]] = ()
    """Spans in which the seat was asked before another player's undo ended that."""


def habits(present: Iterable[Row]) -> dict[int, Habits]:
    """Return the habits of each player by seat. `present`: rows of `games.seats_of`."""
    return {r["seat"]: Habits(r["interval"], r["quiet"], r["waited"] or []) for r in present if r["user"] is not None}


def pokeable_at(arrived: datetime, poked: datetime | None, hours: float | None) -> datetime:
    """Return when others may remind a player: an hour after the question, and a day after the last time.

    At a pace with less than an hour until the first reminder it is that time. `poked`: the last time.
    """
    soonest = arrived + min(HOUR, timedelta(hours=hours or 1))
    return max(soonest, poked + DAY) if poked is not None else soonest


def pokeable(
    present: Iterable[Row], seat: int, away: Collection[int], hours: float | None, now: datetime
) -> tuple[int, ...]:
    """Return the other seats whose player may be reminded now, the one asked longest first.

    The seats in `away` are left out: the table votes on them instead.
    """
    others = [r for r in present if r["user"] is not None and r["seat"] != seat and r["seat"] not in away]
    owing = [r for r in others if r["arrived"] is not None]
    ripe = [r for r in owing if pokeable_at(r["arrived"], r["poked"], hours) <= now]
    return tuple(r["seat"] for r in sorted(ripe, key=lambda r: r["since"]))


def quiet_hours(stored: str | None) -> Quiet | None:
    """Read quiet hours from the store, such as `22:00-08:00 Europe/Prague`; None where they cannot be read."""
    if stored is None:
        return None
    hours, _space, zone = stored.partition(" ")
    begin, _dash, end = hours.partition("-")
    try:
        return Quiet(time.fromisoformat(begin), time.fromisoformat(end), ZoneInfo(zone).key)
    except (ValueError, LookupError, OSError):
        log.warning("quiet hours cannot be read", stored=stored)
        return None


@dataclass(frozen=True, slots=True)
class Obligation:
    """A player's duty to answer: since when, and the clocks that run until the answer."""

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
    """Outages, which do not count."""
    vacations: tuple[Span, ...] = ()
    """Vacations declared before the question: they stop the clocks, but the table may decide that somebody plays meanwhile."""
    left: datetime | None = None
    """Since when the player is known to have left the server: then they count as away at once."""
    earlier: tuple[Span, ...] = ()
    """The times in which the player was asked before, where an undo or a stand-in ended that without an answer that stands."""
    stood: bool = False
    """Whether a stand-in answers for the player now, as the table has decided."""
    decided: bool = False
    """Whether a decision of the table about the player stands, in force or suspended (`bot/tables/choices.py`)."""
    turned: bool = False
    """Whether the player has taken a whole turn by hand since they came back."""
    absence: tuple[Span, ...] = ()
    """Where the table has decided: when it waited for the player, who has taken no whole turn by hand since."""

    def passed(self, counted: timedelta) -> datetime | None:
        """Return when `counted` time, without pauses and vacations, has passed without an answer.

        None while the question has not arrived.
        """
        return self._after(self._asked, counted, (*self.pauses, *self.vacations))

    @property
    def _asked(self) -> tuple[Span, ...]:
        return (*self.earlier, (self.arrived, self.arrived)) if self.arrived is not None else ()

    def _after(self, spans: Sequence[Span], counted: timedelta, pauses: Iterable[Span]) -> datetime | None:
        """Return when `counted` time has passed, counting only these spans and all time since the last one began."""
        if not spans:
            return None
        between = [(end, begin) for (_, end), (begin, _) in pairwise(spans)]
        return after(spans[0][0], counted, [*pauses, *between], self.quiet)

    @property
    def began(self) -> datetime:
        """When the absence began: since when the game has waited for the player.

        Where the table has decided about them, the absence ends only with a whole turn that they take by hand.
        """
        return (*self.absence, *self.earlier, (self.since, self.since))[0][0]

    @property
    def away_at(self) -> datetime | None:
        """When the player counts as away (`Clocks.away`); None while the question has not arrived."""
        return self._or_left(self.passed(self.clocks.away))

    def _or_left(self, found: datetime | None) -> datetime | None:
        if self.left is None:
            return found
        left = max(self.left, self.since)
        return left if found is None else min(left, found)

    @property
    def votable_at(self) -> datetime | None:
        """When the table may decide that somebody passes or plays for the player.

        As `away_at`, but time on vacation counts here.
        """
        return self._or_left(self._after(self._asked, self.clocks.away, self.pauses))

    @property
    def gone_at(self) -> datetime | None:
        """When the table may free the seat or end the game (`Clocks.gone`); None while the question has not arrived."""
        ever_since = [(end, end) for _, end in self.absence[-1:]]
        return self._after(
            (*self.absence, *ever_since) or self._asked, self.clocks.gone, (*self.pauses, *self.vacations)
        )

    def gone(self, now: datetime) -> bool:
        """Return whether the table may free the seat or end the game now; never during a vacation declared before the question."""
        at = self.gone_at
        return at is not None and at <= now and not any(begin <= now < end for begin, end in self.vacations)

    @property
    def votable_again_at(self) -> datetime | None:
        """When the table, which has decided about the player before, may vote on them again: when they are gone.

        Where they are back, it is not before the decision is in force again (`wakes_at`).
        """
        gone = self.gone_at
        if gone is None or self.stood:
            return gone
        return max(gone, wakes) if (wakes := self.wakes_at) is not None else None

    def away(self, now: datetime) -> bool:
        """Return whether the table may vote on the player now; where it has decided about them before, only once they are gone."""
        if self.decided:
            again = self.votable_again_at
            return self.gone(now) and again is not None and again <= now
        at = self.votable_at
        return at is not None and at <= now

    @property
    def wakes_at(self) -> datetime | None:
        """When a suspended decision about the player is in force again; vacations do not delay it.

        It is after `Clocks.away`, or only after `Clocks.vote` where they have taken no whole turn by hand since they came back.
        """
        return self._after(self._asked, self.clocks.away if self.turned else self.clocks.vote, self.pauses)


@dataclass(frozen=True, slots=True)
class StoppedClock:
    """The clock of a question as an answer stopped it, stored with the answer's entry so that an undo can restart it."""

    spans: tuple[tuple[str, str], ...] = ()
    """The times in which the player was asked."""
    interval: float | None = None
    quiet: str | None = None
    turned: bool = False
    absent: Sequence[Sequence[str]] | None = None
    freed: str | None = None

    @classmethod
    def kept(cls, row: Row, now: datetime) -> dict[str, Any] | None:
        """Return the clock in the form that an answer's entry stores; None for a robot's seat.

        `row`: the row of the seat before the answer.
        """
        if row["user"] is None:
            return None
        last = [[row["arrived"].isoformat(), now.isoformat()]] if row["arrived"] is not None else []
        choice = choice_of(row)
        return {
            "spans": [*(row["earlier"] or []), *last],
            "interval": row["asked_interval"],
            "quiet": row["asked_quiet"],
            "turned": choice is not None and choice.turned,
            "absent": row["absent"],
            "freed": row["freed"].isoformat() if row["freed"] is not None else None,
        }

    @classmethod
    def of(cls, clocks: Sequence[Mapping[str, Any] | None]) -> StoppedClock | None:
        """Return one clock from those of entries that are undone together, oldest first; None where they store none."""
        found = [clock for clock in clocks if clock]
        if not found:
            return None
        first, owed = found[0], [(begin, end) for clock in found for begin, end in clock.get("spans", ())]
        return cls(tuple(owed), *(first.get(name) for name in ("interval", "quiet", "turned", "absent", "freed")))  # type: ignore[arg-type]


async def asked(connection: AsyncConnection, game: str, clocks: Clocks) -> dict[int, Obligation]:
    """Return all obligations of people at a running game by seat, those of seats with a stand-in of the table included.

    `clocks`: those of the table (`Pace.clocks`).
    """
    dues = await people.owed_in(connection, game)
    owing = {r["seat"] for r in dues}
    rows = [*dues, *(_stood(r) for r in await people.decided_seats(connection, game) if r["seat"] not in owing)]
    if not rows:
        return {}
    earliest = min(_first(r) for r in rows)
    outages = tuple((r["begin"], r["until"]) for r in await people.outages(connection, earliest))
    declared = await people.vacations(connection, [r["user"] for r in rows], rows[0]["started"])
    return {r["seat"]: _asked(r, clocks, outages, [v for v in declared if v["user"] == r["user"]]) for r in rows}


def _stood(row: Row) -> dict[str, Any]:
    """Return the row of a seat that a stand-in answers for as if it were an obligation: it has waited for its player ever since."""
    spans = row["absent"]
    since, until = datetime.fromisoformat(spans[0][0]), datetime.fromisoformat(spans[-1][1])
    return {**row, "since": since, "arrived": until, "earlier": spans}


def _asked(row: Row, clocks: Clocks, outages: tuple[Span, ...], declared: Sequence[Row]) -> Obligation:
    first, choice = _first(row), choice_of(row)
    # Neither a vacation nor a longer one that was declared after the question stops its clocks.
    taken = waited_vacations(((v["begin"], v["until"]) for v in declared if v["begin"] <= first), row["started"])
    return Obligation(
        row["game"],
        row["seat"],
        row["user"],
        row["since"],
        row["arrived"],
        clocks.no_shorter(_former(row, first)).own(row["interval"]),
        quiet_hours(row["quiet"]),
        outages,
        tuple(taken),
        row["left_at"],
        spans(row["earlier"]),
        stood=row["stand_in"] is not None,
        decided=decided(row),
        turned=choice is not None and choice.turned,
        absence=spans(row["absent"]) if decided(row) else (),
    )


def spans(stored: Sequence[Sequence[str]] | None) -> tuple[Span, ...]:
    """Read spans of time from the store."""
    return tuple((datetime.fromisoformat(begin), datetime.fromisoformat(end)) for begin, end in stored or ())


def _first(row: Row) -> datetime:
    """Return when the game began to wait for a player."""
    waited = spans(row["absent"]) or spans(row["earlier"])
    return waited[0][0] if waited else row["since"]


def _former(row: Row, since: datetime) -> list[float]:
    """Return the hours until the first reminder under each pace that the table has given up since `since`."""
    left = row["rules"].get("former_paces", ())
    return [hours for at, hours in left if datetime.fromisoformat(at) > since]


def waited_vacations(vacations: Iterable[Span], started: datetime) -> list[Span]:
    """Return the parts of vacations for which a game waits: those after it `started`, 21 days in all, the oldest first."""
    left, reached, spans = VACATION_IN_A_GAME, started, list[Span]()
    for begin, end in sorted(vacations):
        first = max(begin, reached)
        length = min(end - first, left)
        if length > timedelta():
            spans.append((first, first + length))
            left, reached = left - length, end
    return spans
