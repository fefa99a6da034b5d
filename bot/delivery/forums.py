"""Posts in forums, in which a game has its post from the beginning."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

import discord

from bot.components import Click, custom_ids
from bot.delivery.posting import only
from bot.screen import Screen


def demanded_tags(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """Return the tag that a post needs where the forum demands one, if possible one that not only moderators may give."""
    tags = sorted(forum.available_tags, key=lambda tag: tag.moderated) if forum.flags.require_tag else []
    return tags[:1]


async def post(forum: discord.ForumChannel, name: str, shown: Screen, minutes: Literal[10080]) -> tuple[int, int]:
    """Open a post; return its id and that of its first message. `minutes`: how long a silence it takes until Discord archives it."""
    made = await forum.create_thread(
        name=name,
        auto_archive_duration=minutes,
        view=shown.view(),
        files=shown.files(),
        allowed_mentions=only(shown.mentions),
        applied_tags=demanded_tags(forum),
    )
    return made.thread.id, made.message.id


async def earlier_post(
    forum: discord.ForumChannel, mine: discord.ClientUser | None, name: str, game: str
) -> int | None:
    """Return the post in which a game was announced before a crash, or None: Discord takes no nonce for a post."""
    for thread in forum.threads:
        if thread.name == name and mine is not None and thread.owner_id == mine.id:
            with suppress(discord.NotFound):
                first = await thread.fetch_message(thread.id)
                clicks = map(Click.read, custom_ids(first.components))
                if any(click is not None and click.game == game for click in clicks):
                    return thread.id
    return None
