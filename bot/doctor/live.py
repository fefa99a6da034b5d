"""`python -m bot doctor --live CHANNEL` makes each kind of call of the bot once, in a channel of a host's test server.

It reports what Discord refused and what that means, and removes everything it made, also after a failure. The database is not used.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, Final, TypeVar

import discord
from discord import app_commands, ui

from bot.commands import COGS
from bot.commands.translator import Translator
from bot.config import Settings, no_token
from bot.delivery.announce import ARCHIVE_MINUTES
from bot.delivery.forums import demanded_tags
from bot.delivery.posting import type_of_threads
from bot.doctor import refusals, sent
from bot.gateway import CONTEXTS, INSTALLS, RATE_LIMIT_SECONDS
from bot.screen import pictures_on

T = TypeVar("T")
Say = Callable[[str], None]
Interaction = discord.Interaction[Any]

PRESS_SECONDS: Final = 120.0
"""How long the doctor waits for each press."""
CONNECT_SECONDS: Final = 60.0
CLEAN_TRIES: Final = 3
"""How often it is tried to remove what was made."""
CLEAN_PAUSE_SECONDS: Final = 1.0
ID: Final = re.compile(r"(\d{15,20})\D*$")
"""The id at the end of what a host copies: the id itself, a mention, or the address of a channel."""
FAILURES: Final = (Exception,)
"""Whatever goes wrong with a call is told, and the others are made all the same."""
GONE: Final = (10003, 10008, 10015, 10062)
"""Discord's error codes for what is not there any more."""
SEND, READ, FILES = "Send Messages", "Read Message History", "Attach Files"
THREADS: Final = "Create Public Threads and Send Messages in Threads"
NOBODY: Final = discord.AllowedMentions.none()


class Stopped(Exception):
    """A refusal, already reported, after which the next steps cannot be tried."""


class Client(discord.AutoShardedClient):
    """A Discord client that passes clicks on to the step that waits for them."""

    def __init__(self, shards: int | None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=NOBODY,
            max_messages=None,
            max_ratelimit_timeout=RATE_LIMIT_SECONDS,
            shard_count=shards,
        )
        self.presses: asyncio.Queue[Interaction] = asyncio.Queue()
        self.up = asyncio.Event()
        """Set when all shards are connected."""
        self._shards_up: set[int] = set()

    async def on_shard_connect(self, shard: int) -> None:
        self._shards_up.add(shard)
        if len(self._shards_up) >= (self.shard_count or 1):
            self.up.set()

    async def on_interaction(self, interaction: Interaction) -> None:
        if str((interaction.data or {}).get("custom_id", "")).startswith(sent.PRESSED):
            self.presses.put_nowait(interaction)


async def live(settings: Settings, value: str, say: Say) -> int:
    """Try everything in the channel with this id; return the number of problems."""
    found = ID.search(value)
    if found is None:
        say(
            f"{value!r} is not a channel. Copy the id of a text channel or a forum: long-press or right-click it, then "
            f"choose Copy Channel ID."
        )
        return 1
    if settings.discord_token is None:
        say(f"{no_token()}. Copy the token from the developer portal.")
        return 1
    client = Client(settings.shards)
    trial = CheckRound(client, say)
    try:
        with suppress(Stopped):
            await trial.tried("Login", lambda: _login(client, settings))
            await trial.everything(int(found[1]))
    finally:
        await trial.clean()
        await client.close()
    say("Everything works." if not trial.problems else f"Problems: {trial.problems}.")
    return trial.problems


async def _login(client: Client, settings: Settings) -> None:
    assert settings.discord_token is not None
    await client.login(settings.discord_token.get_secret_value())


class CheckRound:
    """One round of calls, and what must be removed after it."""

    def __init__(self, client: Client, say: Say) -> None:
        self._client, self._say = client, say
        self._made: list[tuple[str, Callable[[], Awaitable[object]]]] = []
        """What was made, the newest last: what it is, and what removes it."""
        self._connecting: asyncio.Task[None] | None = None
        self.problems = 0

    async def tried(self, what: str, call: Callable[[], Awaitable[T]], needs: str = "") -> T:
        """Make a call and report its result. Raises `Stopped` where it was refused."""
        try:
            result = await call()
        except FAILURES as error:
            self._problem(what, refusals.told(error, needs))
            raise Stopped from None
        self._say(f"{what}: OK.")
        return result

    async def also(self, what: str, call: Callable[[], Awaitable[T]], needs: str = "") -> T | None:
        """Make a call as `tried` does, but return None where it was refused: the next steps do not depend on it."""
        with suppress(Stopped):
            return await self.tried(what, call, needs)
        return None

    def _problem(self, what: str, said: str) -> None:
        self.problems += 1
        self._say(f"{what}: {said}")

    def _remove(self, what: str, remove: Callable[[], Awaitable[object]]) -> None:
        self._made.append((what, remove))

    async def clean(self) -> None:
        """Remove everything that was made, the newest first."""
        for what, remove in reversed(self._made):
            for left in reversed(range(CLEAN_TRIES)):
                try:
                    await remove()
                    break
                except FAILURES as error:
                    if isinstance(error, discord.HTTPException) and error.code in GONE:
                        break
                    if not left:
                        self._problem(f"{what} is left behind", f"{refusals.told(error)} Remove it by hand.")
                await asyncio.sleep(CLEAN_PAUSE_SECONDS)
        self._made.clear()
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)

    # --- one kind of call after another ------------------------------------------------------------------------------

    async def everything(self, id: int) -> None:
        """Make all calls. Raises `Stopped` where the next steps cannot be tried."""
        client = self._client
        await self.also("Connections left today", client.fetch_session_start_limits)
        channel = await self.tried("The channel", lambda: client.fetch_channel(id), "View Channels")
        if not isinstance(channel, discord.TextChannel | discord.ForumChannel):
            self._problem("The channel", "it is neither a text channel nor a forum. Choose another one.")
            return
        host = await self._host()
        await self.also("The server", lambda: client.fetch_guild(channel.guild.id))
        await self.also("A member of the server", lambda: client.http.get_member(channel.guild.id, host))
        await self.also("Commands", lambda: self._commands(channel.guild))
        await self.also(
            "The commands of all servers", lambda: client.http.get_global_commands(client.application_id or 0)
        )
        place = await self._place(channel)
        with suppress(Stopped):
            await self._messages(place, host)
        with suppress(Stopped):
            await self._direct(host)
        with suppress(Stopped):
            await self._presses(place)

    async def _host(self) -> int:
        """Return the id of the application's owner."""
        about = self._client.application
        assert about is not None
        return (about.team.owner_id if about.team is not None else None) or about.owner.id

    async def _commands(self, guild: discord.Guild) -> None:
        """Register the bot's commands for this server alone; they vanish again at the end."""
        tree = app_commands.CommandTree[Any](self._client, allowed_installs=INSTALLS, allowed_contexts=CONTEXTS)
        for kind in COGS:
            cog: Any = kind(SimpleNamespace(tree=tree), None)  # pyright: ignore[reportArgumentType]  # no command is used here
            for command in cog.get_app_commands():
                tree.add_command(command)
            await cog.cog_load()
        await tree.set_translator(Translator())
        tree.copy_global_to(guild=guild)

        async def forget() -> None:
            tree.clear_commands(guild=guild)
            await tree.sync(guild=guild)

        self._remove("The list of commands in this server", forget)
        await tree.sync(guild=guild)

    async def _place(self, channel: Any) -> Any:
        """Return where to post: the channel, or a new post of the forum. Raises `Stopped` where there is none."""
        if isinstance(channel, discord.TextChannel):
            await self._threads(channel)
            return channel
        whole = sent.everything(sent.PICTURE)
        made = await self.tried(
            "A post in the forum",
            lambda: channel.create_thread(
                name=sent.NAME,
                auto_archive_duration=ARCHIVE_MINUTES,
                view=whole,
                files=sent.files(whole),
                allowed_mentions=NOBODY,
                applied_tags=demanded_tags(channel),
            ),
            f"{SEND}, {FILES} and {THREADS}",
        )
        self._remove("The post in the forum", lambda: self._remove_thread(made.thread))
        await self._reopened(channel.guild, made.thread)
        return made.thread

    async def _threads(self, channel: discord.TextChannel) -> None:
        """Create a thread of a message and one without, archive and reopen them."""
        with suppress(Stopped):
            message = await self._posted(
                channel, "A message", lambda: channel.send(sent.NAME, allowed_mentions=NOBODY), SEND
            )
            thread = await self.tried(
                "A thread from a message",
                lambda: channel.get_partial_message(message.id).create_thread(
                    name=sent.NAME, auto_archive_duration=ARCHIVE_MINUTES
                ),
                THREADS,
            )
            self._remove("A thread", lambda: self._remove_thread(thread))
            await self.also("A message in the thread", lambda: thread.send(sent.NAME, allowed_mentions=NOBODY), THREADS)
            await self._reopened(channel.guild, thread)
        with suppress(Stopped):
            alone = await self.tried(
                "A thread without a message",
                lambda: channel.create_thread(
                    name=sent.NAME, auto_archive_duration=ARCHIVE_MINUTES, type=type_of_threads(channel)
                ),
                THREADS,
            )
            self._remove("A thread", lambda: self._remove_thread(alone))

    async def _reopened(self, guild: discord.Guild, thread: discord.Thread) -> None:
        await self.also("Archiving a thread", lambda: thread.edit(archived=True), THREADS)
        with suppress(Stopped):
            found = await self.tried("Looking for the thread", lambda: guild.fetch_channel(thread.id), "View Channels")
            assert isinstance(found, discord.Thread)
            await self.tried("Opening it again", lambda: found.edit(archived=False), THREADS)

    async def _remove_thread(self, thread: discord.Thread) -> None:
        """Delete a thread, or archive it without the permission for that, which the bot does not need otherwise."""
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
            self._say(
                f"A thread named {sent.NAME} remains, archived: without Manage Threads a bot cannot delete it. Delete it by hand."
            )

    async def _posted(self, place: Any, what: str, call: Callable[[], Awaitable[Any]], needs: str) -> Any:
        message = await self.tried(what, call, needs)
        self._remove("A message", lambda: place.get_partial_message(message.id).delete())
        return message

    async def _messages(self, place: Any, host: int) -> None:
        """Send a message like one about a turn: as text with a mention, once more, edited, read, and deleted."""
        nonce = secrets.token_hex(12)
        calls = discord.AllowedMentions(users=[discord.Object(host)], everyone=False, roles=False)
        sentence = f"<@{host}>: this message of the doctor mentions you, and goes again in a moment."

        async def send() -> Any:
            return await place.send(sentence, view=sent.plain(), allowed_mentions=calls, nonce=nonce)

        message = await self._posted(place, "A message with a mention", send, SEND)
        again = await self.also("The same message once more", send, SEND)
        if again is not None and again.id != message.id:
            self._remove("A message", lambda: place.get_partial_message(again.id).delete())
            self._problem(
                "The same message once more", "it was posted twice. After a crash, messages may appear twice."
            )
        shown = sent.everything(sent.PICTURE, above=sentence)
        await self.also(
            "Editing it to one with a picture",
            lambda: place.get_partial_message(message.id).edit(
                content=None, view=shown, attachments=sent.files(shown), allowed_mentions=calls
            ),
            FILES,
        )
        seen = await self.also("Reading it", lambda: place.fetch_message(message.id), READ)
        if seen is not None and host not in {user.id for user in seen.mentions}:
            self._problem("Reading it", "the edit has removed the mention. Whoever is asked may overlook it.")
        whole = sent.everything(sent.PICTURE, f"2-{sent.PICTURE}", attached="game.json")
        await self._posted(
            place,
            "A message with files",
            lambda: place.send(
                view=whole, files=sent.files(whole), allowed_mentions=NOBODY, nonce=secrets.token_hex(12)
            ),
            f"{SEND} and {FILES}",
        )
        await self._posted(
            place, "Every kind of menu", lambda: place.send(view=sent.menus(), allowed_mentions=NOBODY), SEND
        )
        await self.also("Deleting a message", lambda: place.get_partial_message(message.id).delete())

    async def _direct(self, host: int) -> None:
        """Send, edit and delete a direct message to the host."""
        direct = await self.tried("A channel for direct messages", lambda: self._client.create_dm(discord.Object(host)))
        message = await self._posted(
            direct,
            "A direct message to you",
            lambda: direct.send("The doctor says hello.", allowed_mentions=NOBODY, nonce=secrets.token_hex(12)),
            "",
        )
        await self.also(
            "Editing it",
            lambda: direct.get_partial_message(message.id).edit(
                content="It is deleted again.", allowed_mentions=NOBODY
            ),
        )

    # --- presses -----------------------------------------------------------------------------------------------------

    async def _presses(self, place: Any) -> None:
        """Test everything that answers a click: somebody has to press four buttons and submit a form."""
        await self.tried("The connection", self._connect)
        await self._posted(
            place,
            "A button",
            lambda: place.send(view=sent.button("Press this", "first"), allowed_mentions=NOBODY),
            SEND,
        )
        first = await self._pressed(
            "first", f"Press the button in the channel now; the doctor waits for {PRESS_SECONDS:.0f} seconds."
        )
        await self.tried("Answering a press", lambda: first.response.defer(ephemeral=True, thinking=True))
        self._remove("A private message", first.delete_original_response)
        await self.tried(
            "A private panel with a picture",
            lambda: _show(first, sent.button("Then this", "second", picture=True)),
            FILES,
        )
        second = await self._pressed("second", "Press the button in the message that only you see.")
        await self.tried("Answering a press in the panel", second.response.defer)
        await self.tried(
            "Another screen in its place", lambda: _show(second, sent.button("And this", "third", picture=True))
        )
        third = await self._pressed("third", "Press the next button.")
        await self.tried("Answering a press at once", lambda: _replace(third))
        fourth = await self._pressed("fourth", "Press the next button, and submit the form.")
        await self.tried("A form", lambda: fourth.response.send_modal(sent.form()))
        fifth = await self._pressed("form")
        above = sent.button("Without effect", "none", picture=True)
        await self.tried(
            "A second private message",
            lambda: fifth.response.send_message(
                view=above, files=sent.files(above), ephemeral=True, allowed_mentions=NOBODY
            ),
        )
        self._remove("A private message", fifth.delete_original_response)
        await self.also("Deleting a private message", fifth.delete_original_response)

    async def _connect(self) -> None:
        self._connecting = connecting = asyncio.create_task(self._client.connect(reconnect=False))
        ready = asyncio.create_task(self._client.up.wait())
        try:
            await asyncio.wait({connecting, ready}, timeout=CONNECT_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if connecting.done():
                await connecting
            if not ready.done():
                raise TimeoutError
        finally:
            ready.cancel()

    async def _pressed(self, which: str, asks: str = "") -> Interaction:
        """Wait for a press on the button, or for the form, of this name. Raises `Stopped` where none comes in time."""
        if asks:
            self._say(asks)
        try:
            async with asyncio.timeout(PRESS_SECONDS):
                while True:
                    pressed = await self._client.presses.get()
                    if (pressed.data or {}).get("custom_id") == sent.PRESSED + which:
                        return pressed
        except TimeoutError:
            self._say("Nobody did, so what follows a press was not checked.")
            raise Stopped from None


async def _replace(interaction: Interaction) -> None:
    """Replace the pressed panel by the first response, which keeps its picture."""
    view = sent.button("And this: it opens a form", "fourth", picture=True)
    kept: list[Any] = [*pictures_on(interaction.message).values()]
    given = await interaction.response.edit_message(content=None, view=view, attachments=kept, allowed_mentions=NOBODY)
    if given is None or given.resource is None:
        await interaction.original_response()


async def _show(interaction: Interaction, view: ui.LayoutView) -> None:
    await interaction.edit_original_response(
        content=None, view=view, attachments=sent.files(view), allowed_mentions=NOBODY
    )
