"""Rows of outposts that an expansion lays beside the map; each outpost has a track and room for settlements."""

from __future__ import annotations

from collections.abc import Container

import msgspec


class Outpost(msgspec.Struct, frozen=True):
    """An outpost: a track from 0 to `end` whose marker begins at `start`, with room for `room` settlements."""

    key: str
    end: int = 6
    start: int = 1
    room: int = 3


class Row(msgspec.Struct, frozen=True):
    """Outposts that lie side by side, under one key; with `dealt`, only those lie there that the expansion lays (`changes.add_outpost`)."""

    key: str
    outposts: tuple[Outpost, ...]
    dealt: bool = False

    def lying(self, keys: Container[str]) -> Row:
        """This row with only those of its outposts that are in `keys`."""
        return Row(self.key, tuple(outpost for outpost in self.outposts if outpost.key in keys), self.dealt)
