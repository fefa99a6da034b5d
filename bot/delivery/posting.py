"""How messages come into being: said first as plain text, then as components, since a phone's notification shows only the former."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import discord
import structlog
from discord import ui

from bot import limits
from bot.components import Screen, short
from bot.speech import bare

log: Final = structlog.get_logger("announce")

REFUSED: Final = (discord.HTTPException, discord.RateLimited)
"""What Discord's answer to a request may end in; a connection that breaks is not among it."""
TOO_MANY: Final = 429
"""The status of an answer by which Discord asks for patience."""
MARKUP: Final = re.compile(r"\*\*|^(?:#+|-#|>) ", re.MULTILINE)
"""Of our own sentences: what emphasises, and what begins a line."""


def status_of(error: discord.HTTPException | discord.RateLimited) -> int:
    """The status of Discord's answer; where discord.py did not wait because it would take too long, it was this one."""
    return TOO_MANY if isinstance(error, discord.RateLimited) else error.status


def only(users: Iterable[int]) -> discord.AllowedMentions:
    """A message mentions these users and nobody else, whatever its words contain."""
    return discord.AllowedMentions(users=[discord.Object(u) for u in users], everyone=False, roles=False)


def plainly(sentence: str) -> str:
    """A sentence as a notification shows it, where no markup is read.

    What a name could make markup of is left out, since the sentence also stands in the channel for a moment.
    """
    return bare(MARKUP.sub("", sentence))


async def born(where: Any, sentence: str, users: Iterable[int], buttons: Iterable[Any], nonce: str) -> Any:
    """A plain message with its buttons: it mentions these users, and stands and works even if it never becomes more.

    Where it was sent already with this nonce some minutes ago, this is that message.
    """
    plain = ui.View(timeout=None)
    for button in buttons:
        plain.add_item(button)
    said = short(plainly(sentence), limits.PLAIN)
    return await where.send(said, view=plain, allowed_mentions=only(users), nonce=nonce)


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
    with suppress(*REFUSED):
        await where.get_partial_message(message).delete()


async def send(where: Any, shown: Screen, nonce: str) -> Any:
    """A message that is v2 from the first, since it notifies nobody; sent already with this nonce, it is that message."""
    return await where.send(view=shown.view(), files=shown.files(), allowed_mentions=only(shown.mentions), nonce=nonce)


async def change(message: Any, shown: Screen) -> None:
    """Change what a message shows; raises where that cannot be done.

    Discord reads anew whom a message mentions with every edit, and notifies nobody again.
    """
    await message.edit(
        content=None, view=shown.view(), attachments=shown.files(), allowed_mentions=only(shown.mentions)
    )
