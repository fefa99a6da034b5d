"""Sending, editing and deleting messages. A message that mentions is sent as plain text and edited to components v2 at once."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final

import discord
import structlog
from discord import ui
from discord.utils import time_snowflake

from bot import limits
from bot.components import Click, custom_ids, short
from bot.delivery.intents import Intent
from bot.delivery.results import Undeliverable
from bot.screen import Attached, Screen, pictures_on
from bot.screens import plain
from bot.screens.stage import UNREACHED, whole
from bot.speech import bare

log: Final = structlog.get_logger("announce")

Put = Callable[[Any, Screen], Awaitable[None]]
"""Edits a message so that it shows a screen."""
REFUSED: Final = (discord.HTTPException, discord.RateLimited)
"""The exceptions by which discord.py reports a refusal; a broken connection is none of them."""
TOO_MANY_REQUESTS: Final = 429
"""The HTTP status of Discord's rate limit."""
SERVER_ERROR: Final = 500
"""The least HTTP status of a failure that is Discord's own."""
EDIT_RETRIES: Final = 2
"""Retries of an edit or deletion where Discord has a problem of its own: a mention may wait behind it."""
LASTING: Final = (400, TOO_MANY_REQUESTS)
"""The HTTP statuses of refusals that may last for hours: of an archived thread, of a message that was edited too often."""
UNKNOWN_CHANNEL: Final = 10003
"""Discord's error code for a channel or thread that was deleted."""
UNKNOWN_MESSAGE: Final = 10008
"""Discord's error code for a message that was deleted."""
MOST_ELSEWHERE: Final = 1000
"""Size of the caches of places that belong to shards of another process, and of edits that were refused."""
LOOK_BACK: Final = 100
"""How many messages are read to find one that may have been sent before a crash; Discord returns no more at once."""
CLOCKS_APART: Final = timedelta(minutes=1)
"""How much later than Discord's clock this machine's may be."""
MARKUP: Final = re.compile(r"\*\*|^(?:#+|-#|>) ", re.MULTILINE)
"""Markup in our own sentences: emphasis, and marks at the beginning of a line."""


def status_of(error: discord.HTTPException | discord.RateLimited) -> int:
    """Return the HTTP status of an error; 429 where discord.py did not wait for the rate limit because the pause is too long."""
    return TOO_MANY_REQUESTS if isinstance(error, discord.RateLimited) else error.status


def may_pass(error: discord.HTTPException | discord.RateLimited) -> bool:
    """Whether another attempt may succeed by itself: Discord has a problem of its own, or wants a pause."""
    return status_of(error) == TOO_MANY_REQUESTS or status_of(error) >= SERVER_ERROR


def edit_may_pass(error: discord.HTTPException | discord.RateLimited, attempts: int) -> bool:
    """Whether an edit or a deletion is worth another attempt: Discord has a problem of its own, which may pass soon."""
    return status_of(error) >= SERVER_ERROR and attempts < EDIT_RETRIES


def only(users: Iterable[int], roles: Iterable[int] = ()) -> discord.AllowedMentions:
    """Allow a message to mention these users and roles and nobody else, whatever its words contain."""
    called = [discord.Object(role) for role in roles]
    return discord.AllowedMentions(users=[discord.Object(u) for u in users], everyone=False, roles=called or False)


def why(error: BaseException) -> dict[str, Any]:
    """Return a failure as the log shows it: one sentence where Discord or the connection refused, else the traceback."""
    if isinstance(error, (Undeliverable, discord.DiscordException, *UNREACHED)):
        return {"why": " ".join(f"{type(error).__name__}: {error}".split())}
    return {"exc_info": error}


_refused: Final[dict[tuple[str, int], None]] = {}
"""The newest edits of which the log says that Discord refuses them: each message is named once, however often it is tried."""


def edit_refused(event: str, message: int, error: BaseException) -> None:
    """Log that an edit of a message was refused, once for each message."""
    about = event, message
    (log.debug if about in _refused else log.warning)(event, message=message, **why(error))
    _refused[about] = None
    while len(_refused) > MOST_ELSEWHERE:
        del _refused[next(iter(_refused))]


def plainly(sentence: str) -> str:
    """Return a sentence as a notification shows it, without markup.

    Letters of names that could be read as markup are removed, since the sentence also stands in the channel for a moment.
    """
    return bare(MARKUP.sub("", sentence))


async def send_plain(
    where: Any, sentence: str, users: Iterable[int], buttons: Iterable[Any], nonce: str, roles: Iterable[int] = ()
) -> Any:
    """Send a plain message with its buttons, which mentions these users and roles. It is complete even if the edit to v2 never happens.

    If a message with this nonce was sent some minutes ago, Discord returns that one.
    """
    view = ui.View(timeout=None)
    for button in buttons:
        view.add_item(button)
    said = short(plainly(sentence), limits.PLAIN)
    return await where.send(said, view=view, allowed_mentions=only(users, roles), nonce=nonce)


async def send_once(
    where: Any, sentence: str, users: Iterable[int], buttons: Iterable[Any], intent: Intent, roles: Iterable[int] = ()
) -> Any:
    """Send a plain message, as `send_plain` does, unless an attempt without a result has sent it; return the message."""
    said = short(plainly(sentence), limits.PLAIN)

    def is_it(message: Any) -> bool:
        first = message.content or next(iter(words_of(message.components)), "")
        # Nobody else's messages have such buttons.
        return short(plainly(first), limits.PLAIN) == said and any(map(Click.read, custom_ids(message.components)))

    there = await sent_before(where, intent, is_it)
    return there or await send_plain(where, sentence, users, buttons, intent.nonce, roles)


async def sent_before(where: Any, intent: Intent, is_it: Callable[[Any], bool]) -> Any:
    """Return the message that an attempt without a result, as in a crash, has sent; None where there is none, or nobody can tell.

    It is looked for among the newest there that no other intent has sent.
    """
    if intent.tried_from is None:
        return None
    after = discord.Object(time_snowflake(intent.tried_from - CLOCKS_APART))
    try:
        async for message in where.history(limit=LOOK_BACK, after=after, oldest_first=False):
            if message.id not in intent.others and is_it(message):
                return message
    except REFUSED as error:
        if may_pass(error):
            raise
    return None


async def edit_to_v2(
    message: Any, make: Callable[[], Awaitable[Screen]], attempts: int = EDIT_RETRIES, *, put: Put | None = None
) -> bool:
    """Edit a plain message to v2 with its picture; return whether that worked. An error is logged.

    `attempts`: how often it was sent before; `put`: what edits, `change` by default. Raises a failure of Discord's own, unless there
    were too many: sent once more at once, it is the same message.
    """
    try:
        await (put or change)(message, await make())
    except Exception as error:
        if isinstance(error, REFUSED) and edit_may_pass(error, attempts):
            raise
        edit_refused("edit to v2 failed", message.id, error)
        return False
    return True


async def edit(message: Any, shown: Screen) -> bool:
    """Edit a message; return whether Discord allowed it."""
    try:
        await change(message, shown)
    except Exception as error:
        edit_refused("edit refused", message.id, error)
        return False
    return True


async def remove(where: Any, message: int) -> None:
    """Delete a message that another one replaces; it may be gone already."""
    with suppress(*REFUSED):
        await where.get_partial_message(message).delete()


async def send(where: Any, shown: Screen, nonce: str) -> Any:
    """Send a message as v2, without a notification.

    If one with this nonce was sent some minutes ago, Discord returns that one; it is edited where it says something else.
    """
    view = shown.view()
    sent = await where.send(view=view, files=shown.files(), allowed_mentions=only(shown.mentions), nonce=nonce)
    if words_of(sent.components) != words_of(view.children):
        await change(sent, shown)
    return sent


def words_of(components: Iterable[Any]) -> list[str]:
    """Return the texts of a message or a view, in order."""
    found: list[str] = []
    for component in components:
        if isinstance(component, ui.TextDisplay | discord.TextDisplay):
            found.append(component.content.strip())
        found += words_of(getattr(component, "children", ()))
    return found


async def change(message: Any, shown: Screen) -> None:
    """Edit a message. Raises where Discord refuses.

    Every edit sets the message's mentions anew, and notifies nobody.
    """

    async def put(shown: Screen) -> Any:
        return await message.edit(
            content=None, view=shown.view(), attachments=shown.attachments(), allowed_mentions=only(shown.mentions)
        )

    _pictures.pop(message.id, None)
    if found := pictures_on(await whole(shown, put)):
        _pictures[message.id] = found
        while len(_pictures) > MOST_ELSEWHERE:
            del _pictures[next(iter(_pictures))]


async def change_at_least_words(message: Any, shown: Screen) -> None:
    """Edit a message, without its pictures where the bot may attach no files. Raises where Discord refuses the words too."""
    try:
        await change(message, shown)
    except discord.Forbidden as error:
        if not shown.size:
            raise
        edit_refused("picture refused", message.id, error)
        await change(message, plain.without_files(shown))


async def change_meanwhile(message: Any, shown: Screen, in_words: Screen) -> None:
    """Edit a message. Raises where Discord refuses, and where the bot may attach no files shows what the screen is in words meanwhile."""
    try:
        await change(message, shown)
    except discord.Forbidden:
        if shown.size:
            await edit(message, plain.without_files(in_words))
        raise


_pictures: Final[dict[int, Mapping[str, Attached]]] = {}
"""A cache of what the newest messages show, which their next edit may keep."""


def pictures_of(message: int | None) -> Mapping[str, Attached]:
    """Return the pictures on a message that this process has edited, as far as it still knows them."""
    return _pictures.get(message or 0, {})


class Places:
    """Finds threads and channels.

    Those of another process's shards are not in discord.py's cache: Discord is asked for them once.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._elsewhere: dict[int, Any] = {}

    async def find(self, place: int) -> Any:
        """Return a thread or channel. Raises where Discord does not return it."""
        found: Any = self._client.get_channel(place) or self._elsewhere.get(place)
        if found is None:
            found = await self._client.fetch_channel(place)
            if len(self._elsewhere) >= MOST_ELSEWHERE:
                self._elsewhere.clear()
            self._elsewhere[place] = found
        return found

    def forget(self, place: int) -> None:
        """Remove a place that was not found from the cache, so that Discord is asked for it again."""
        self._elsewhere.pop(place, None)


async def still_there(client: discord.Client, thread: int) -> bool:
    """Ask a second time whether a thread exists, where Discord has answered once that it does not."""
    try:
        await client.fetch_channel(thread)
    except discord.NotFound as error:
        return error.code != UNKNOWN_CHANNEL
    return True


def type_of_threads(channel: discord.TextChannel) -> Any:
    """Return the type of the threads that everybody can read in this channel: announcement channels have one of their own."""
    return discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread


async def message_thread(client: discord.Client, channel: Any, message: int | None, name: str, minutes: int) -> Any:
    """Return the thread of a message, opened if there is none; None where the message or its thread was deleted.

    `minutes`: how long a silence it takes until Discord archives the thread. Raises failures that may pass.
    """
    if message is None:
        return None
    try:
        try:
            return await channel.get_partial_message(message).create_thread(name=name, auto_archive_duration=minutes)
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            # The thread was opened before a crash: its id is the message's.
            return client.get_channel(message) or await client.fetch_channel(message)
    except discord.HTTPException as error:
        if may_pass(error):
            raise
    return None
