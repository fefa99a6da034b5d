"""What is known of a game of which something cannot be read, and what stands in for that as long as it is shown."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from bot.store.columns import EPOCH, UnreadableCell

Row = Mapping[Any, Any]


@dataclass(frozen=True, slots=True)
class Damage:
    """A game of which something cannot be read that playing on needs, and how far it could go back."""

    reference: str
    """The code under which the host's log says why."""
    entry: int | None = None
    """The number of the newest entry that can be read and gone back to; None where there is none."""
    at: datetime | None = None
    """The time of that entry."""
    lost: tuple[int, ...] = ()
    """The seats whose answers would be taken back, once for each answer, oldest first."""
    beside: bool = False
    """Whether the positions are whole, and it is something beside them that cannot be read: to go back would not help."""


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
"""Stands for the name of a player whose row is missing."""


def shown(rows: Iterable[Row]) -> tuple[list[dict[str, Any]], list[str]]:
    """Return rows of which everything can be read, and the columns in which that took a stand-in."""
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
    """Return rows for exactly the seats of so many players, in their order; None where `rows` are that already.

    A seat whose number is none of theirs gets one that is left, and one whose row is missing is shown without a player.
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
    """Give the seats whose number cannot be read the numbers that are left."""
    taken = {row["seat"] for row in rows}
    free = (seat for seat in range(len(rows)) if seat not in taken)
    for row in rows:
        if row["seat"] is None:
            row["seat"] = next(free)
