"""Dates in the words of each language."""

from __future__ import annotations

from datetime import date

from words import speaking
from words.dates import date_text


def test_a_date_is_written_as_the_reader_writes_it() -> None:
    day = date(2026, 3, 1)
    assert date_text(day) == "1 March 2026"
    with speaking("de"):
        assert date_text(day) == "1. März 2026"
