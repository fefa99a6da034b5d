"""The map: hexes by coordinate, adjacency, off-map areas. A space is named by row letter and number, `A1` to `I5`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

import msgspec

WIDTHS: Final = (5, 6, 7, 8, 9, 8, 7, 6, 5)
ROWS: Final = "ABCDEFGHI"


class Space(msgspec.Struct, frozen=True):
    """One hex: `kind` is land, ocean (reserved for ocean) or reserved (for the tile named); `bonus` one entry an icon."""

    key: str
    row: int
    column: int
    kind: str = "land"
    bonus: tuple[str, ...] = ()
    name: str = ""
    volcanic: bool = False

    @property
    def x(self) -> float:
        """Centre in hex widths from the left edge of the widest row."""
        return self.column + (9 - WIDTHS[self.row]) / 2

    @property
    def y(self) -> int:
        """Row from the north, 0 to 8."""
        return self.row


class Map(msgspec.Struct, frozen=True, dict=True):
    """A map with its spaces in reading order and the milestones and awards printed on it."""

    key: str
    spaces: Mapping[str, Space]
    milestones: tuple[str, ...]
    awards: tuple[str, ...]

    @cached_property
    def near(self) -> dict[str, tuple[str, ...]]:
        """The neighbours of each space, from the top left clockwise."""
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
    """Build a map from its table: a line a row, a word a space.

    A word is `.` for land or `~` for ocean or `!` for reserved, `^` when volcanic, then letters of the icons: s steel, t titanium,
    p plants, c card, h heat; then perhaps `=Name`, with underscores for spaces.
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
