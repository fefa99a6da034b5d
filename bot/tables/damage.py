"""What is known about a game that is partly unreadable, and the stand-in values with which it is shown."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from bot.store.columns import EPOCH, UnreadableCell

Row = Mapping[Any, Any]


@dataclass(frozen=True, slots=True)
class Damage:
    """Why a game cannot be played on: something unreadable in the store, and how far back it could go."""

    reference: str
    """The code under which the host's log says why."""
    entry: int | None = None
    """The number of the newest entry that can be read and gone back to; None where there is none."""
    at: datetime | None = None
    """The time of that entry."""
    lost: tuple[int, ...] = ()
    """The seats whose answers going back would undo, once for each answer, oldest first."""
    beside: bool = False
    """Whether all positions are readable and something else is not, so that going back would not help."""


_INSTEAD: Final[dict[str, Any]] = {
    "guild": 0,
    "rules": {},
    "state": "running",
    "started": EPOCH,
    "version": 0,
    "user": None,
    "since": None,
}
"""What stands in for a cell of a game, a seat or an obligation: enough to show the game and to end it."""


NOBODY: Final = "?"
"""The name shown for a player whose row is missing."""


def shown(rows: Iterable[Row]) -> tuple[list[dict[str, Any]], list[str]]:
    """Return rows with a stand-in value for each unreadable cell, and the columns in which there was one."""
    found, spoilt = list[dict[str, Any]](), list[str]()
    for row in rows:
        cells = dict(row)
        for name, cell in row.items():
            if isinstance(cell, UnreadableCell):
                cells[name] = _INSTEAD.get(name)
                spoilt.append(cell.where)
        if cells.get("ended") is not None and "games.state" in spoilt:
            cells["state"] = "ended"
        found.append(cells)
    return found, list(dict.fromkeys(spoilt))


def completed(rows: Sequence[Row], players: int) -> list[dict[str, Any]] | None:
    """Return one row for each of `players` seats, ordered by seat; None where `rows` are that already.

    A row whose seat number is unreadable or out of range gets a free number. A missing row becomes a seat without a player.
    """
    if {row["seat"] for row in rows} == {*range(players)} and len(rows) == players:
        return None
    known = {row["seat"]: dict(row) for row in rows if row["seat"] in range(players)}
    stray = [{**row, "seat": None} for row in rows if row["seat"] not in known]
    found = [*known.values(), *stray][:players]
    nobody = {**rows[0], "seat": None, "user": None, "called": NOBODY, "since": None, "stand_in": None}
    found += [dict(nobody) for _ in range(players - len(found))]
    numbered(found)
    return sorted(found, key=lambda row: row["seat"])


def numbered(rows: Collection[dict[str, Any]]) -> None:
    """Give each row without a seat number one that is free. Changes `rows`."""
    taken = {row["seat"] for row in rows}
    free = (seat for seat in range(len(rows)) if seat not in taken)
    for row in rows:
        if row["seat"] is None:
            row["seat"] = next(free)
