"""How messages come into being: said first as plain text, then as components, since a phone's notification shows only the former."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import discord
import structlog

from bot.components import Screen

log: Final = structlog.get_logger("announce")

NOBODY: Final = discord.AllowedMentions.none()


async def become(message: Any, make: Callable[[], Awaitable[Screen]]) -> bool:
    """The same message as v2, with its picture; it was said already, so nothing that fails here may have it said again."""
    try:
        return await edit(message, await make())
    except Exception as error:
        log.warning("drawing", message=message.id, exc_info=error)
        return False


async def edit(message: Any, shown: Screen) -> bool:
    """Change what a message shows, where that can be done."""
    try:
        await message.edit(content=None, view=shown.view(), attachments=shown.files(), allowed_mentions=NOBODY)
    except Exception as error:
        log.warning("edit", message=message.id, exc_info=error)
        return False
    return True


def only(users: Iterable[int]) -> discord.AllowedMentions:
    """Mentions of these people and nobody else."""
    return discord.AllowedMentions(users=[discord.Object(u) for u in users], everyone=False, roles=False)
