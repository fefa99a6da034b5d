"""What an expansion lays beside the map: rows of outposts, each a track of its own with room for settlements of players."""

from __future__ import annotations

import msgspec


class Outpost(msgspec.Struct, frozen=True):
    """A track from 0 to `end`; its marker begins at `start`, and as many players as there is `room` for settle there."""

    key: str
    end: int = 6
    start: int = 1
    room: int = 3


class Row(msgspec.Struct, frozen=True):
    """Outposts that lie side by side, under one name."""

    key: str
    outposts: tuple[Outpost, ...]
