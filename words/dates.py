"""Dates as a reader writes them, for places where Discord shows no date by the reader's clock, such as menus."""

from __future__ import annotations

from datetime import date
from typing import Final

from words.catalogue import N_, _

_MONTHS: Final = (
    N_("January"),
    N_("February"),
    N_("March"),
    N_("April"),
    N_("May"),
    N_("June"),
    N_("July"),
    N_("August"),
    N_("September"),
    N_("October"),
    N_("November"),
    N_("December"),
)


def date_text(day: date) -> str:
    """A date: `24 November 2026`.

    >>> date_text(date(2026, 11, 24))
    '24 November 2026'
    """
    return _("{day} {month} {year}", day=day.day, month=_(_MONTHS[day.month - 1]), year=day.year)
