"""Edits late pictures into the private messages that were answered without them, and never over a newer state of such a message.

What is pending is kept in memory only: after a restart a message stays as it is, and the next click on it shows the picture.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import discord
import structlog

from bot.screen import Screen, pictures_on
from bot.screens.stage import Stage, respond

log: Final = structlog.get_logger("pictures")

MOST_KNOWN: Final = 4096
"""How many messages that were changed last are known. Pictures that are late for others are dropped."""


class _Message:
    """How often a message was changed or is about to be, and the lock under which it is edited."""

    def __init__(self) -> None:
        self.version = 0
        self.lock = asyncio.Lock()


class LateEdits:
    """The late pictures of this process."""

    def __init__(self) -> None:
        self.leaving = False
        """Whether the process ends: another one may answer clicks already, of which this one does not hear."""
        self._messages: OrderedDict[int, _Message] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def replaced(self, message: int) -> None:
        """Drop the late pictures of a message, which is about to show something else."""
        self._of(message).version += 1

    @asynccontextmanager
    async def changing(self, message: int) -> AsyncIterator[int]:
        """Edit a message within this context, which late pictures of older states wait for; return the number of its new state."""
        known = self._of(message)
        async with known.lock:
            known.version += 1
            yield known.version

    async def show(self, stage: Stage, screen: Screen) -> tuple[discord.InteractionMessage, int]:
        """Show a screen as `Stage.show`; return the message and the number of its state."""
        clicked = stage.interaction.message
        if clicked is None or not stage.in_place:
            # Nobody knew of the message before, so a click that came meanwhile makes its number another one.
            return await stage.show(screen), 0
        async with self.changing(clicked.id) as version:
            return await stage.show(screen), version

    def follow(
        self, interaction: discord.Interaction[Any], message: discord.InteractionMessage, version: int, shown: Screen
    ) -> None:
        """Edit the late pictures of a screen into its message as soon as they are there, if that still shows it."""
        if shown.whole:
            work = self._complete(interaction, message, version, shown)
            task = asyncio.create_task(work, name=f"pictures of {message.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Drop all late pictures."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _complete(
        self, interaction: discord.Interaction[Any], message: discord.InteractionMessage, version: int, shown: Screen
    ) -> None:
        known = self._of(message.id)
        try:
            whole = await shown.complete(pictures_on(message))
            async with known.lock:
                newest = known.version == version and self._messages.get(message.id) is known
                if newest and not self.leaving and not interaction.is_expired():
                    await respond(interaction, whole)
        except (discord.HTTPException, discord.RateLimited, OSError) as error:
            # The player may have dismissed it.
            log.info("late picture not shown", message=message.id, why=f"{type(error).__name__}: {error}")
        except Exception as error:
            log.error("late picture not shown", message=message.id, exc_info=error)

    def _of(self, message: int) -> _Message:
        known = self._messages.setdefault(message, _Message())
        self._messages.move_to_end(message)
        while len(self._messages) > MOST_KNOWN:
            self._messages.popitem(last=False)
        return known
