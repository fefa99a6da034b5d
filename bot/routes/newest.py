"""A cache of the private panels that Play has opened, so that Play replaces a panel instead of adding one below it.

A private message can be deleted only by the token of an interaction, which is valid for fifteen minutes. The token is kept here
in memory, and only while it is valid.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord

Interaction = discord.Interaction[Any]
Place = tuple[int, int]
"""A user in a channel or thread."""


class Panels:
    """The newest panel that Play has opened for each user in each place."""

    def __init__(self) -> None:
        self._newest: dict[Place, tuple[int, Interaction]] = {}

    async def opened(self, interaction: Interaction, message: int) -> None:
        """Record the panel that Play has just shown, and delete the one before it."""
        self._newest = {place: kept for place, kept in self._newest.items() if not kept[1].is_expired()}
        before = self._newest.get(_place(interaction))
        self._newest[_place(interaction)] = message, interaction
        if before is not None:
            # The player may have dismissed it. If it shows another game by now it goes too: a place has one panel.
            with suppress(discord.HTTPException):
                await before[1].delete_original_response()

    def used(self, interaction: Interaction) -> None:
        """Record a click on a message: on a recorded panel, the click's token is valid for longer than the older one."""
        kept, message = self._newest.get(_place(interaction)), interaction.message
        if kept is not None and message is not None and kept[0] == message.id:
            self._newest[_place(interaction)] = message.id, interaction


def _place(interaction: Interaction) -> Place:
    return interaction.user.id, interaction.channel_id or 0
