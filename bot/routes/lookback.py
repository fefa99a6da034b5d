"""Reads what is new to a player: the history back to their own last turn."""

from __future__ import annotations

from typing import Final

from bot.screens.story import Fresh, fresh
from bot.tables import Status, services

BATCHES: Final = (80, 10_000)
"""Entries of the history to read at first, and if that does not reach far enough: more than a game has."""


async def new_to(history: services.History, status: Status, seat: int, user: int | None = None) -> Fresh:
    """Return what came after the last turn of `seat`, as far as `user`, or anybody (None), may read it."""
    found = Fresh(seat, -1, ())
    for limit in BATCHES:
        story = await history.story(status.id, user, limit=limit)
        found = fresh(story, status, seat)
        if found.after >= 0 or len(story) < limit:
            break
    return found
