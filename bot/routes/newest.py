"""A cache of the private panels opened by Play, so that Play replaces a panel instead of adding another, and none is out of date.

A private message can be edited and deleted only by the token of an interaction, which is valid for fifteen minutes. The token is kept in
memory only, and only while it is valid.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import discord

from bot.routes.late import LateEdits
from bot.screen import Attached, Screen, pictures_on
from bot.screens.pictures import keeping
from bot.screens.stage import respond

Interaction = discord.Interaction[Any]
Place = tuple[int, int]
"""A user in a channel or thread."""


class News(NamedTuple):
    """The update of a panel that waited for others, once they have played."""

    screen: Screen
    entry: int
    """The newest entry of the history that it tells of."""


Since = Callable[[Interaction, str], Awaitable[News | None]]
"""Says what has happened in a game since a panel was shown; None where nothing has."""


@dataclass(frozen=True, slots=True)
class _Panel:
    message: int
    interaction: Interaction
    game: str
    momentary: bool
    """Whether it shows what is so only until others have played."""
    pictures: Mapping[str, Attached]
    entry: int = -1
    """The newest entry of the history that it has told of."""
    says: tuple[dict[str, Any], ...] = ()
    """What it has told."""

    def waits(self, game: str, entry: int | None) -> bool:
        """Whether the panel waits for others in this game and is not up to date with the entry, if only one is new."""
        return self.momentary and self.game == game and (entry is None or self.entry < entry)


class Panels:
    """The newest panel that Play has opened for each user in each place."""

    def __init__(self, now: Callable[[], datetime] = discord.utils.utcnow) -> None:
        self._now, self.late = now, LateEdits()
        self._newest: OrderedDict[Place, _Panel] = OrderedDict()
        """By place; those whose token was given first come first."""
        self._telling: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def opened(self, interaction: Interaction, message: discord.Message, game: str, shown: Screen) -> None:
        """Record the panel that Play has just shown, and delete the one before it."""
        # Not all are looked at: there are as many as were opened in fifteen minutes.
        while self._newest and not self._reached(next(iter(self._newest.values()))):
            self._newest.popitem(last=False)
        before = self._newest.get(_place(interaction))
        self._renew(interaction, message, game, shown)
        if before is not None:
            self.late.replaced(before.message)
            # The player may have dismissed it. If it shows another game by now it goes too: a place has one panel.
            with suppress(discord.HTTPException):
                await before.interaction.delete_original_response()

    def clicked(self, interaction: Interaction) -> None:
        """Record that the clicked panel is about to be replaced by another screen."""
        if interaction.message is not None:
            self.late.replaced(interaction.message.id)
        if (kept := self._of(interaction)) is not None:
            self._newest[_place(interaction)] = replace(kept, momentary=False)

    def used(self, interaction: Interaction, message: discord.Message, game: str, shown: Screen) -> None:
        """Record a click on a message: on a known panel, the click's newer token replaces the older one."""
        if self._of(interaction) is not None:
            self._renew(interaction, message, game, shown)

    def _renew(self, interaction: Interaction, message: discord.Message, game: str, shown: Screen) -> None:
        self._newest[_place(interaction)] = _panel(message, interaction, game, shown)
        self._newest.move_to_end(_place(interaction))

    def _of(self, interaction: Interaction) -> _Panel | None:
        kept, message = self._newest.get(_place(interaction)), interaction.message
        return kept if kept is not None and message is not None and kept.message == message.id else None

    def _reached(self, kept: _Panel) -> bool:
        """Whether Discord still lets the panel be edited."""
        return self._now() < kept.interaction.expires_at

    def wait(self, game: str, entry: int | None) -> bool:
        """Return whether a panel needs the update of `told`."""
        return any(kept.waits(game, entry) for kept in self._newest.values())

    async def told(self, game: str, entry: int | None, since: Since) -> None:
        """Update the panels of a game that wait for others.

        `entry`: the only new entry of the history, with which some panels may be up to date already; None: more may be new.
        """
        # One at a time: the first of several messages tells of what all of them are about.
        async with self._telling.setdefault(game, asyncio.Lock()):
            for place, kept in list(self._newest.items()):
                if not kept.waits(game, entry) or not self._reached(kept):
                    continue
                with keeping(kept.pictures):
                    news = await since(kept.interaction, game)
                # Meanwhile the player may have pressed a button.
                if news is None or self._newest.get(place) is not kept:
                    continue
                says = tuple(news.screen.view().to_components())
                told = replace(kept, momentary=news.screen.momentary, entry=news.entry, says=says)
                self._newest[place] = told
                if says == kept.says:
                    continue
                with suppress(discord.HTTPException):  # the player may have dismissed it
                    async with self.late.changing(kept.message):
                        if self._newest.get(place) is not told:
                            continue
                        message = await respond(kept.interaction, news.screen)
                    if self._newest.get(place) is told:
                        self._newest[place] = replace(told, pictures=pictures_on(message))


def _panel(message: discord.Message, interaction: Interaction, game: str, shown: Screen) -> _Panel:
    return _Panel(message.id, interaction, game, shown.momentary, pictures_on(message))


def _place(interaction: Interaction) -> Place:
    return interaction.user.id, interaction.channel_id or 0
