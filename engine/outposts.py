"""Rows of outposts that an expansion lays beside the map; each outpost has a track and room for settlements."""

from __future__ import annotations

import msgspec


class Outpost(msgspec.Struct, frozen=True):
    """An outpost: a track from 0 to `end` whose marker begins at `start`, and `room` for so many settlements."""

    key: str
    end: int = 6
    start: int = 1
    room: int = 3


class Row(msgspec.Struct, frozen=True):
    """Outposts that lie side by side, under one key."""

    key: str
    outposts: tuple[Outpost, ...]
