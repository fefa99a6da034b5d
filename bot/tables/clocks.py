"""The clocks of absence: how long a table waits before it reminds, calls a player away, decides, and gives a seat free.

Each pace has four clocks. Time in which a player could not be expected to answer does not count: outages of the bot, declared
vacations, and quiet hours up to `MOST_QUIET` a day.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from heapq import merge
from typing import Final
from zoneinfo import ZoneInfo

Span = tuple[datetime, datetime]
MINUTE: Final = timedelta(minutes=1)
HOUR: Final = timedelta(hours=1)
DAY: Final = timedelta(days=1)
WEEK: Final = timedelta(weeks=1)
LIVE: Final = HOUR
"""A table with a shorter first reminder plays live: its players are there at the same time, so its waits are shorter."""
DOUBLING: Final = 3
"""How many reminders come at doubling distances before they come weekly."""
MOST_QUIET: Final = timedelta(hours=10)
"""The most of a player's quiet hours in a day that do not count."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of a table, or of one player at it.

    The design documents call them by letters: P (`reminder`), A (`away`), V (`vote`) and G (`gone`).
    """

    reminder: timedelta
    """P: time from the question to the first reminder."""
    away: timedelta
    """A: time without an answer after which a player counts as away."""
    vote: timedelta
    """V: duration of a vote."""
    gone: timedelta
    """G: time without an answer after which the table may free the seat for a successor or end the game."""

    @classmethod
    def of(cls, hours: float) -> Clocks:
        """Return the clocks of a table whose first reminder comes `hours` after the question."""
        reminder = timedelta(hours=hours)
        return NAMED.get(reminder) or cls(reminder, 3 * reminder, reminder, max(14 * reminder, DAY))

    def own(self, hours: float | None) -> Clocks:
        """Return the clocks for a player who has set `hours` until their first reminder; None: as at the table.

        The other clocks may only become longer by it, at most twice as long as the table's.
        """
        if hours is None:
            return self
        own = timedelta(hours=hours)
        away = min(max(self.away, 3 * own), 2 * self.away)
        gone = min(max(self.gone, 14 * own, DAY), 2 * self.gone)
        # Longer than a vote on somebody who is away nothing waits that comes after it.
        return Clocks(own, away, min(max(self.vote, own), away), gone)

    def no_shorter(self, former: Iterable[float]) -> Clocks:
        """Return these clocks with `away`, `vote` and `gone` at least as long as under each earlier pace since the player was asked.

        So a new pace shortens no running clock. `former`: for each of those paces, the hours until its first reminder.
        """
        paces = [self, *map(Clocks.of, former)]
        return Clocks(self.reminder, max(c.away for c in paces), max(c.vote for c in paces), max(c.gone for c in paces))

    def next_reminder(self, sent: int) -> timedelta:
        """Return the time from reminder number `sent` (0: the question) to the next: P, 2P, 4P, then a week each, with P = `reminder`."""
        return self.reminder * 2**sent if sent < DOUBLING else WEEK


NAMED: Final = {
    c.reminder: c
    for c in (
        Clocks(24 * HOUR, 72 * HOUR, 24 * HOUR, 14 * DAY),
        Clocks(12 * HOUR, 36 * HOUR, 12 * HOUR, 7 * DAY),
        Clocks(2 * HOUR, 12 * HOUR, 4 * HOUR, 3 * DAY),
        Clocks(HOUR / 4, 3 * HOUR / 4, HOUR / 6, DAY),
    )
}
"""The clocks of the paces relaxed, daily, fast and live, by the time until the first reminder."""


def _shown(day: date, at: time, zone: ZoneInfo, fold: int) -> datetime:
    """Return the moment at which clocks show a time, the first or (`fold` 1) the last one; where they skip it, that of the skip."""
    local = datetime.combine(day, at, zone).replace(fold=fold)
    while (moment := local.astimezone(UTC)).astimezone(zone).replace(tzinfo=None) != local.replace(tzinfo=None):
        local += MINUTE
    return moment


@dataclass(frozen=True, slots=True)
class Quiet:
    """The hours of each day in which a player gets no reminder, in a time zone such as `Europe/Prague`."""

    begin: time
    end: time
    zone: str

    def spans(self, since: datetime) -> Iterator[Span]:
        """Yield the quiet hours of each day in UTC, without end, from the first that may contain `since`."""
        zone = ZoneInfo(self.zone)
        day = since.astimezone(zone).date() - DAY
        over_midnight = DAY if self.end <= self.begin else timedelta()
        while True:
            yield _shown(day, self.begin, zone, 0), _shown(day + over_midnight, self.end, zone, 1)
            day += DAY

    def over(self, at: datetime) -> datetime:
        """Return the end of the quiet hours that contain `at`, or `at` itself outside of them."""
        begin, end = next((begin, end) for begin, end in self.spans(at) if at < end)
        return end if begin <= at else at


def after(since: datetime, counted: timedelta, pauses: Iterable[Span] = (), quiet: Quiet | None = None) -> datetime:
    """Return the moment at which `counted` time has passed since `since`, not counting `pauses` and quiet hours."""
    quiets = quiet.spans(since) if quiet is not None else iter(())
    capped = ((begin, min(end, begin + MOST_QUIET)) for begin, end in quiets)
    at, left = since, counted
    for begin, end in merge(sorted(pauses), capped):
        if begin - at >= left:
            break
        left -= max(timedelta(), begin - at)
        at = max(at, end)
    return at + left
