"""A cache of the private panels that Play has opened: Play replaces a panel instead of adding one below it, and none goes on saying
what is no longer so.

A private message can be edited and deleted only by the token of an interaction, which is valid for fifteen minutes. The token is
kept here in memory, and only while it is valid.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

import discord

from bot.components import Screen

Interaction = discord.Interaction[Any]
Place = tuple[int, int]
"""A user in a channel or thread."""
Since = Callable[[Interaction, str], Awaitable[Screen | None]]
"""Makes the screen that says what has happened in a game since a panel was shown; None where nothing has."""


@dataclass(frozen=True, slots=True)
class _Panel:
    message: int
    interaction: Interaction
    game: str
    momentary: bool
    """Whether it shows what is so only until others have played."""


class Panels:
    """The newest panel that Play has opened for each user in each place."""

    def __init__(self, now: Callable[[], datetime] = discord.utils.utcnow) -> None:
        self._now = now
        self._newest: dict[Place, _Panel] = {}

    async def opened(self, interaction: Interaction, message: int, game: str, shown: Screen) -> None:
        """Record the panel that Play has just shown, and delete the one before it."""
        self._newest = {place: kept for place, kept in self._newest.items() if self._reached(kept)}
        before = self._newest.get(_place(interaction))
        self._newest[_place(interaction)] = _Panel(message, interaction, game, shown.momentary)
        if before is not None:
            # The player may have dismissed it. If it shows another game by now it goes too: a place has one panel.
            with suppress(discord.HTTPException):
                await before.interaction.delete_original_response()

    def clicked(self, interaction: Interaction) -> None:
        """Record that a panel is about to show something else."""
        if (kept := self._of(interaction)) is not None:
            self._newest[_place(interaction)] = replace(kept, momentary=False)

    def used(self, interaction: Interaction, game: str, shown: Screen) -> None:
        """Record a click on a message: on a recorded panel, the click's token is valid for longer than the older one."""
        if (kept := self._of(interaction)) is not None:
            self._newest[_place(interaction)] = _Panel(kept.message, interaction, game, shown.momentary)

    def _of(self, interaction: Interaction) -> _Panel | None:
        kept, message = self._newest.get(_place(interaction)), interaction.message
        return kept if kept is not None and message is not None and kept.message == message.id else None

    def _reached(self, kept: _Panel) -> bool:
        """Whether Discord still lets the panel be changed."""
        return self._now() < kept.interaction.expires_at

    def wait(self, game: str) -> bool:
        """Whether a panel of this game waits for others."""
        return any(kept.momentary and kept.game == game for kept in self._newest.values())

    async def told(self, game: str, since: Since) -> None:
        """Let the panels of a game that wait for others say what has happened since."""
        for place, kept in list(self._newest.items()):
            if kept.game != game or not kept.momentary or not self._reached(kept):
                continue
            shown = await since(kept.interaction, game)
            # Meanwhile the player may have pressed a button.
            if shown is None or self._newest.get(place) is not kept:
                continue
            self._newest[place] = replace(kept, momentary=shown.momentary)
            with suppress(discord.HTTPException):  # the player may have dismissed it
                await kept.interaction.edit_original_response(view=shown.view(), attachments=shown.files())


def _place(interaction: Interaction) -> Place:
    return interaction.user.id, interaction.channel_id or 0
