"""Private panels that can still be taken away, so that Play renews a panel instead of putting another one below it.

Only the token of an interaction reaches a message that one person sees, and only for a quarter of an hour: it is kept here, in memory,
as long as it is valid and nowhere else.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord

Interaction = discord.Interaction[Any]
Place = tuple[int, int]
"""A user in a channel or thread."""


class Panels:
    """The newest panel that Play has opened for each person in each place."""

    def __init__(self) -> None:
        self._newest: dict[Place, tuple[int, Interaction]] = {}

    async def opened(self, interaction: Interaction, message: int) -> None:
        """Play has shown a panel with this id; the one before goes once the new one is there."""
        self._newest = {place: kept for place, kept in self._newest.items() if not kept[1].is_expired()}
        before = self._newest.get(_place(interaction))
        self._newest[_place(interaction)] = message, interaction
        if before is not None:
            # The player may have dismissed it, or it shows another game by now: it is one panel all the same.
            with suppress(discord.HTTPException):
                await before[1].delete_original_response()

    def used(self, interaction: Interaction) -> None:
        """Something on a message was clicked: a panel can be taken away by that click's token, which is valid for longer."""
        kept, message = self._newest.get(_place(interaction)), interaction.message
        if kept is not None and message is not None and kept[0] == message.id:
            self._newest[_place(interaction)] = message.id, interaction


def _place(interaction: Interaction) -> Place:
    return interaction.user.id, interaction.channel_id or 0
