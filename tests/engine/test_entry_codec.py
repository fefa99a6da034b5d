"""The stored form of journal entries: rows of every format are read, and renaming an entry or a field fails here."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from engine import entry_codec, journal
from engine.core import Cause
from engine.journal import CardPlayed, Entry, Paid, StockChanged, UnknownEntry

GOLDEN = Path(__file__).parents[1] / "golden"
ROWS = {format: (GOLDEN / f"entries-{format}.json").read_bytes() for format in (1, 2)}
"""Rows by format: 1, with tag and fields under `key` and `data`, as the version before wrote it; 2 as they are written now."""
KINDS = [k for k in vars(journal).values() if isinstance(k, type) and issubclass(k, Entry) and k is not Entry]


@pytest.mark.parametrize("format", ROWS)
def test_rows_of_every_format_are_read_and_written_anew_without_a_loss(format: int) -> None:
    rows = json.loads(ROWS[format])
    entries = entry_codec.decode(ROWS[format])
    assert len(entries) == len(rows) > 40
    for row, entry in zip(rows, entries, strict=True):
        assert not isinstance(entry, UnknownEntry), row
        if format == 1:
            row = {"e": row["key"], **{k: v for k, v in row.items() if k not in ("key", "data")}, **row.get("data", {})}
        assert json.loads(msgspec.json.encode(entry)) == row
    assert entry_codec.decode(entry_codec.encode(entries)) == entries


def test_every_kind_of_entry_is_among_the_rows_of_the_present_format() -> None:
    found = {type(entry) for entry in entry_codec.decode(ROWS[2])}
    assert set(KINDS) - found == {UnknownEntry}


def test_an_old_row_says_what_it_said() -> None:
    old = b"""[{"key":"play","seat":3,"cause":[74,"",0,"",0]},
    {"key":"paid","seat":3,"data":{"total":9,"split":{"mc":9}},"cause":[74,"",0,"",0]},
    {"key":"stock","seat":2,"data":{"what":"plants","n":-2,"was":3},"cause":[50,"",0,"",0]}]"""
    assert entry_codec.decode(old) == (
        CardPlayed(3, cause=Cause(74)),
        Paid(3, 9, {"mc": 9}, cause=Cause(74)),
        StockChanged(2, "plants", -2, 3, cause=Cause(50)),
    )


def test_what_nobody_knows_any_more_does_not_stop_a_history() -> None:
    stored = (
        b"""[{"key":"solar-sail","seat":1,"data":{"n":2},"cause":[5,"",0,"",0]}, {"e":"moonquake","seat":0,"to":0}]"""
    )
    assert entry_codec.decode(stored) == (
        UnknownEntry(1, "solar-sail", cause=Cause(5)),
        UnknownEntry(0, "moonquake", to=0),
    )


def test_every_tag_belongs_to_one_kind_of_entry() -> None:
    """Histories know a kind by its tag alone: a second one would be read where the first was told."""
    ours = [kind for kind in Entry.kinds() if kind.__module__.startswith("engine.")]
    tags = Counter(str(kind.__struct_config__.tag) for kind in ours)
    assert len(tags) > 50
    assert [tag for tag, n in tags.items() if n > 1] == []
