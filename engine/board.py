"""The map: its spaces, their coordinates and neighbours. The key of a space is row letter and number, `A1` to `I5`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

import msgspec

WIDTHS: Final = (5, 6, 7, 8, 9, 8, 7, 6, 5)
ROWS: Final = "ABCDEFGHI"


class Space(msgspec.Struct, frozen=True):
    """One hex. `kind` is `land`, `ocean` (reserved for an ocean) or `reserved` (for the tile in `name`); `bonus` has one entry per icon."""

    key: str
    row: int
    column: int
    kind: str = "land"
    bonus: tuple[str, ...] = ()
    name: str = ""
    volcanic: bool = False

    @property
    def x(self) -> float:
        """The distance of the centre from the left edge of the widest row, in widths of a hex."""
        return self.column + (9 - WIDTHS[self.row]) / 2

    @property
    def y(self) -> int:
        """The number of the row, 0 in the north to 8 in the south."""
        return self.row


class Map(msgspec.Struct, frozen=True, dict=True):
    """A map: its spaces in reading order, and the keys of the milestones and awards printed on it."""

    key: str
    spaces: Mapping[str, Space]
    milestones: tuple[str, ...]
    awards: tuple[str, ...]

    @cached_property
    def near(self) -> dict[str, tuple[str, ...]]:
        """The neighbours of each space, clockwise from the top left."""
        at = {(2 * s.x, s.y): s.key for s in self.spaces.values()}
        around = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
        return {
            s.key: tuple(at[to] for dx, dy in around if (to := (2 * s.x + dx, s.y + dy)) in at)
            for s in self.spaces.values()
        }

    @cached_property
    def of_kind(self) -> dict[str, tuple[str, ...]]:
        """The spaces of each kind, in reading order."""
        kinds = ("land", "ocean", "reserved")
        return {kind: tuple(key for key, space in self.spaces.items() if space.kind == kind) for kind in kinds}


def read_map(rows: str, *, milestones: tuple[str, ...], awards: tuple[str, ...], key: str) -> Map:
    """Build a map from a text with one line per row and one word per space; raises `ValueError` for a row of a wrong length.

    A word begins with the kind of space (`.` land, `~` ocean, `!` reserved) and `^` if the space is volcanic. The letters of its
    icons follow (s steel, t titanium, p plants, c card, h heat), and `=Name`, with underscores for blanks, if the space has a name.
    """
    icons = {"s": "steel", "t": "titanium", "p": "plants", "c": "card", "h": "heat"}
    kinds = {".": "land", "~": "ocean", "!": "reserved"}
    spaces: dict[str, Space] = {}
    for row, line in enumerate(rows.split("\n")):
        words = line.split()
        if len(words) != WIDTHS[row]:
            raise ValueError(f"row {ROWS[row]} of {key} has {len(words)} spaces, not {WIDTHS[row]}")
        for column, word in enumerate(words):
            body, _, name = word.partition("=")
            volcanic = "^" in body
            bonus = tuple(icons[letter] for letter in body[1:].replace("^", ""))
            at = f"{ROWS[row]}{column + 1}"
            spaces[at] = Space(at, row, column, kinds[body[0]], bonus, name.replace("_", " "), volcanic)
    return Map(key, spaces, milestones, awards)
