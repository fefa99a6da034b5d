"""The map: its spaces, their coordinates and neighbours. The key of a space is row letter and number, such as `A1` or `I5`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

import msgspec

ROWS: Final = "ABCDEFGHIJKLM"
"""The letters of the rows from the north; a map has as many as it needs."""
KINDS: Final = {".": "land", "~": "ocean", "!": "reserved"}
"""How the word of a space in the text of a map begins, by its kind."""
ICONS: Final = {
    "s": "steel",
    "t": "titanium",
    "p": "plants",
    "c": "card",
    "h": "heat",
    "e": "energy",
}
"""The letters of the usual icons in the text of a map; a map adds those of icons that an expansion brings."""


class Space(msgspec.Struct, frozen=True):
    """One hex. `kind` is `land`, `ocean` (reserved for an ocean) or `reserved` (for the tile in `name`); `bonus` has one entry per icon."""

    key: str
    row: int
    column: int
    kind: str = "land"
    bonus: tuple[str, ...] = ()
    name: str = ""
    volcanic: bool = False
    indent: float = 0.0
    """How much farther right its row begins than the widest one, in widths of a hex."""

    @property
    def x(self) -> float:
        """The distance of the middle of the space to the right of the first space of the widest row, in widths of a hex."""
        return self.column + self.indent

    @property
    def y(self) -> int:
        """The number of the row in which the space lies, from 0 in the north."""
        return self.row


class Map(msgspec.Struct, frozen=True, dict=True):
    """A map: its spaces in reading order, and the keys of the milestones and awards printed on it."""

    key: str
    spaces: Mapping[str, Space]
    milestones: tuple[str, ...]
    awards: tuple[str, ...]

    @cached_property
    def across(self) -> int:
        """The number of spaces in the widest row, which is also the number of rows."""
        return 1 + max(space.row for space in self.spaces.values())

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
        found = self.spaces.items()
        return {kind: tuple(key for key, space in found if space.kind == kind) for kind in KINDS.values()}


def read_map(
    rows: str, *, milestones: tuple[str, ...], awards: tuple[str, ...], key: str, icons: Mapping[str, str] = {}
) -> Map:
    """Build a map from a text with one line per row and one word per space; raises `ValueError` for what cannot be read.

    The map is a regular hexagon: the widest row, in the middle, has as many spaces as there are rows, which is an odd number.
    A word begins with the kind of space (`.` land, `~` ocean, `!` reserved) and `^` if the space is volcanic. The letters of its
    icons follow (`ICONS`, and those that `icons` adds), and `=Name`, with underscores for blanks, if the space has a name.
    """
    taken = next((letter for letter in icons if letter in ICONS or len(letter) != 1 or not letter.isalpha()), None)
    if taken is not None:
        raise ValueError(f"{taken!r} cannot be a letter of icons of {key}: it is taken, or not one letter")
    spaces, letters = dict[str, Space](), {**ICONS, **icons}
    lines = rows.split("\n")
    if len(lines) % 2 == 0 or len(lines) > len(ROWS):
        raise ValueError(f"{key} has {len(lines)} rows, not an odd number up to {len(ROWS)}")
    for row, line in enumerate(lines):
        words = line.split()
        shorter = abs(len(lines) // 2 - row)
        if len(words) != len(lines) - shorter:
            raise ValueError(f"row {ROWS[row]} of {key} has {len(words)} spaces, not {len(lines) - shorter}")
        for column, word in enumerate(words):
            body, _, name = word.partition("=")
            at = f"{ROWS[row]}{column + 1}"
            kind, printed = KINDS.get(body[:1]), body[1:].replace("^", "")
            wrong = next((letter for letter in printed if letter not in letters), None) if kind else body[:1]
            if kind is None or wrong is not None:
                known = ", ".join(f"{letter!r} {what}" for letter, what in (letters if kind else KINDS).items())
                raise ValueError(f"{word!r} at {at} of {key}: {wrong!r} is none of {known}")
            bonus = tuple(letters[letter] for letter in printed)
            spaces[at] = Space(at, row, column, kind, bonus, name.replace("_", " "), "^" in body, shorter / 2)
    return Map(key, spaces, milestones, awards)
