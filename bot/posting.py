"""How messages come into being: said first as plain text, then as components, since a phone's notification shows only the former."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import discord
import structlog
from discord import ui

from bot import limits
from bot.components import Screen

log: Final = structlog.get_logger("announce")


def only(users: Iterable[int]) -> discord.AllowedMentions:
    """A message mentions these users and nobody else, whatever its words contain."""
    return discord.AllowedMentions(users=[discord.Object(u) for u in users], everyone=False, roles=False)


async def born(where: Any, sentence: str, users: Iterable[int], buttons: Iterable[Any]) -> Any:
    """A plain message with its buttons: it mentions these users, and stands and works even if it never becomes more."""
    plain = ui.View(timeout=None)
    for button in buttons:
        plain.add_item(button)
    return await where.send(sentence[: limits.PLAIN], view=plain, allowed_mentions=only(users))


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
        await change(message, shown)
    except Exception as error:
        log.warning("edit", message=message.id, exc_info=error)
        return False
    return True


async def remove(where: Any, message: int) -> None:
    """Take a message away for which another stands now."""
    with suppress(discord.HTTPException):
        await where.get_partial_message(message).delete()


async def change(message: Any, shown: Screen) -> None:
    """Change what a message shows; raises where that cannot be done.

    Discord reads anew whom a message mentions with every edit, and notifies nobody again.
    """
    await message.edit(
        content=None, view=shown.view(), attachments=shown.files(), allowed_mentions=only(shown.mentions)
    )
