"""A person's own settings, which hold for all their games."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final, Literal
from zoneinfo import ZoneInfo, available_timezones

from bot.tables.away import quiet_hours
from bot.tables.clocks import DAY, Quiet

RemindBy = Literal["direct", "thread", "both"]
INTERVALS: Final = (6.0, 12.0, 24.0, 48.0)
"""The intervals, in hours, among which a person can choose."""
MORNING: Final = time(8)
"""When a reminder comes that was put off until tomorrow."""
_HOURS: Final = re.compile(r"(\d{1,2})(?::?(\d{2}))?\s*(?:-|–|to|bis)\s*(\d{1,2})(?::?(\d{2}))?")


@dataclass(frozen=True, slots=True)
class Person:
    """A person's own settings. A setting of None means that of each game."""

    interval: float | None = None
    """Hours until the first reminder; None for those of the game."""
    quiet: Quiet | None = None
    zone: str | None = None
    remind_by: RemindBy = "direct"
    away_until: datetime | None = None
    """The end of the present vacation."""
    away_robot: bool = False
    """Whether a robot plays during the vacation."""
    closed: bool = False
    """Whether the last direct message did not arrive."""

    @classmethod
    def of(cls, row: Mapping[Any, Any] | None) -> Person:
        """Build the settings from a row of `users`; None where nothing is stored."""
        if row is None:
            return cls()
        quiet = quiet_hours(row["quiet"])
        away = row["away_until"], row["away_robot"]
        return cls(row["interval"], quiet, row["zone"], row["remind_by"], *away, bool(row["closed"]))


def stored(hours: tuple[time, time], zone: str) -> str:
    """Return quiet hours in the form of the store."""
    begin, end = (f"{at:%H:%M}" for at in hours)
    return f"{begin}-{end} {zone}"


def hours_of(typed: str) -> tuple[time, time] | None:
    """Read quiet hours as a person types them, such as `22-8` or `22:30–07:00`; None where it is no span of hours."""
    match = _HOURS.fullmatch(typed.strip().casefold())
    if match is None:
        return None
    try:
        begin, end = (time(int(hour) % 24, int(minute or 0)) for hour, minute in (match.group(1, 2), match.group(3, 4)))
    except ValueError:
        return None
    # Hours beyond 24 are a typing error.
    return None if begin == end or max(int(match[1]), int(match[3])) > 24 else (begin, end)


def is_zone(name: str) -> bool:
    """Return whether this is the name of a time zone."""
    return name in available_timezones()


def tomorrow(now: datetime, zone: str) -> datetime:
    """Return the next morning in a time zone that is not today's, in UTC."""
    day = now.astimezone(ZoneInfo(zone)).date() + DAY
    return datetime.combine(day, MORNING, ZoneInfo(zone)).astimezone(UTC)


def whole_days(now: datetime, days: int) -> datetime:
    """Return the moment `days` days from now."""
    return now + timedelta(days=days)
