"""Time zones to choose from: first by the time that a clock shows there now, then by the hours of summer time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

AREAS: Final = ("Europe/", "America/", "Asia/", "Africa/", "Australia/", "Pacific/", "Atlantic/", "Indian/")
KNOWN: Final = (
    "Europe/London",
    "Europe/Paris",
    "Europe/Berlin",
    "Europe/Prague",
    "Europe/Athens",
    "Europe/Helsinki",
    "Europe/Moscow",
    "Europe/Istanbul",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "America/Toronto",
    "America/Mexico_City",
    "Asia/Tokyo",
    "Asia/Shanghai",
    "Asia/Kolkata",
    "Asia/Dubai",
    "Asia/Bangkok",
    "Asia/Singapore",
    "Asia/Seoul",
    "Asia/Karachi",
    "Asia/Tehran",
    "Australia/Sydney",
    "Australia/Brisbane",
    "Australia/Adelaide",
    "Australia/Perth",
    "Pacific/Auckland",
    "Pacific/Honolulu",
    "Africa/Lagos",
    "Africa/Cairo",
    "Africa/Johannesburg",
    "Africa/Nairobi",
    "America/Anchorage",
    "America/Phoenix",
    "America/Halifax",
    "America/Argentina/Buenos_Aires",
    "America/Bogota",
    "Atlantic/Azores",
)
"""Zones whose cities most people know; they stand before the others."""
CITIES: Final = 4
"""How many cities stand beside the first one of a zone."""


def times(now: datetime) -> list[tuple[str, int]]:
    """Return the times that clocks show now, as `14:35`, each with its offset from UTC in minutes; from west to east."""
    offsets = sorted({_offset(zone, now) for zone in _zones()})
    return [(f"{now + timedelta(minutes=offset):%H:%M}", offset) for offset in offsets]


def at(now: datetime, offset: int) -> list[tuple[str, Sequence[str]]]:
    """Return the zones with this offset now, in minutes: one for each rule of summer time, with some other cities of it."""
    found: dict[tuple[int, ...], list[str]] = {}
    for zone in _zones():
        if _offset(zone, now) == offset:
            found.setdefault(_year(zone, now.year), []).append(zone)
    return [(same[0], [city(zone) for zone in same[1 : CITIES + 1]]) for same in found.values()]


def city(zone: str) -> str:
    """Return the city of a zone, such as `New York`."""
    return zone.rpartition("/")[2].replace("_", " ")


@lru_cache(maxsize=1)
def _zones() -> tuple[str, ...]:
    there = {zone for zone in available_timezones() if zone.startswith(AREAS)}
    return (*(zone for zone in KNOWN if zone in there), *sorted(there - set(KNOWN)))


def _offset(zone: str, at: datetime) -> int:
    offset = at.astimezone(ZoneInfo(zone)).utcoffset() or timedelta()
    return round(offset.total_seconds() / 60)


@lru_cache(maxsize=2048)
def _year(zone: str, year: int) -> tuple[int, ...]:
    """Return the offsets at the middle of each month; zones with equal ones have the same summer time."""
    info = ZoneInfo(zone)
    return tuple(_offset(zone, datetime(year, month, 15, 12, tzinfo=info)) for month in range(1, 13))
