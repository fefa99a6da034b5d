"""What is new to a player, read from the history as far back as their own last turn is."""

from __future__ import annotations

from typing import Final

from bot.screens.story import Fresh, fresh
from bot.tables import Status, Tables

STEPS: Final = (80, 10_000)
"""Entries of the history that are read at first, and where that does not reach far enough: more than a game has."""


async def new_to(tables: Tables, status: Status, seat: int, user: int | None = None) -> Fresh:
    """What came after the last turn of `seat`, as far as `user`, or anybody, may read it."""
    found = Fresh(seat, -1, ())
    for limit in STEPS:
        story = await tables.story(status.id, user, limit=limit)
        found = fresh(story, status, seat)
        if found.after >= 0 or len(story) < limit:
            break
    return found
