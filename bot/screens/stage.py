"""Where the response to an interaction appears: in the private panel that was clicked, else in a new private message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Any, Final, TypeVar

import discord
from aiohttp import ClientError
from discord import InteractionResponseType, ui

from bot import interaction_log, limits, metrics
from bot.components import TABLE, Click, labelled
from bot.screen import Attached, Screen, pictures_on
from bot.tables.first import before_writing

NOBODY: Final = discord.AllowedMentions.none()
MODAL: Final = "t"
BAD_REQUEST: Final = 400
"""The HTTP status of an edit that names what its message does not have."""
TAKEN: Final = 40060
"""Discord's error code for an interaction that was acknowledged before."""
UNREACHED: Final = (ClientError, OSError)
"""The exceptions of a connection to Discord that is broken."""
TRIED_AGAIN_SECONDS: Final = 1.0
"""discord.py waits at least so long before it tries again what Discord's servers have failed to answer."""
PROMPT_SECONDS: Final = 0.15
"""How long an interaction waits for its screen before it is only acknowledged, and answered by a second request."""
FORM_SECONDS: Final = 2.0
"""How long an interaction waits for what its form shows. A form must be the first response, for which Discord allows three seconds."""
PROMPT_BYTES: Final = 128 * 1024
"""The most bytes of pictures that answer an interaction at once: a slow line sends more of them too late for Discord's three seconds."""
LINE: Final = 100
"""The most characters of a field of one line."""
T = TypeVar("T")


class AcknowledgedElsewhere(Exception):
    """Another process, which serves the server as well, has acknowledged the interaction and answers it."""


class Stage:
    """Responds to one interaction: with a screen, or with an acknowledgement first and the screen later. A form must come before both."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self._responding = asyncio.Lock()
        self._unclaimed: Exception | None = None
        """Why the interaction could not be acknowledged for work that would have written."""
        self._prepared = False
        self._opening_form = False

    @property
    def direct(self) -> bool:
        """Whether the interaction came from a direct message, where everything is private."""
        return self.interaction.guild_id is None

    @property
    def in_place(self) -> bool:
        """Whether the click came from a private panel, which the next screen then replaces."""
        message = self.interaction.message
        if message is None or message.flags.ephemeral:
            return message is not None
        # A solo game may be played in direct messages; its lobby, turns and result are there too and must stay.
        data: Any = self.interaction.data or {}
        return self.direct and not str(data.get("custom_id", "")).startswith(f"{TABLE}:")

    async def open(self) -> None:
        """Acknowledge the interaction; Discord allows three seconds for that. Raises `AcknowledgedElsewhere`."""
        response = self.interaction.response
        async with self._responding:
            if response.is_done():
                return
            if self.in_place:
                await self._first(InteractionResponseType.deferred_message_update, response.defer)
            else:
                thinking = InteractionResponseType.deferred_channel_message
                await self._first(thinking, lambda: response.defer(ephemeral=True, thinking=True))
            interaction_log.acknowledged()

    async def prepared(self, work: Callable[[], Awaitable[Screen]]) -> Screen:
        """Return the screen that `work` makes; acknowledge the interaction before it writes anything, and if it takes long.

        What is ready at once, and only read, so reaches the player by one request instead of two. Raises `AcknowledgedElsewhere`.
        """
        with before_writing(self._claim):
            made = asyncio.ensure_future(work())
        try:
            await asyncio.wait({made}, timeout=PROMPT_SECONDS)
            if not made.done():
                await self.open()
            return await made
        except asyncio.CancelledError:
            if self._unclaimed is not None:
                raise self._unclaimed from None
            raise
        finally:
            self._prepared = True
            made.cancel()

    async def formed(self, work: Callable[[], Awaitable[bool]]) -> bool | None:
        """Return whether `work` has opened a form; None where it would have come too late, and the interaction is acknowledged instead.

        Raises `AcknowledgedElsewhere`.
        """
        made = asyncio.ensure_future(work())
        try:
            await asyncio.wait({made}, timeout=FORM_SECONDS)
            if made.done() or self._opening_form:
                return await made
        finally:
            made.cancel()
        await self.open()
        return None

    async def _claim(self) -> None:
        """Acknowledge the interaction for work that is about to write; where that fails, end the work, which has nobody to tell."""
        if self._prepared:  # what the work has left running in the background answers nobody
            return
        try:
            await self.open()
        except Exception as error:
            self._unclaimed = error
            raise asyncio.CancelledError from error

    @property
    def shown(self) -> Mapping[str, Attached]:
        """The pictures on the clicked panel, which its next screen may keep."""
        message = self.interaction.message
        return pictures_on(message) if message is not None and self.in_place else {}

    async def show(self, screen: Screen) -> discord.InteractionMessage:
        """Show a screen, in place of the panel that was clicked; return the message. Raises `AcknowledgedElsewhere`."""
        if screen.size > PROMPT_BYTES:
            await self.open()
        async with self._responding:
            if self.interaction.response.is_done():
                return await respond(self.interaction, screen)
            return await self._at_once(screen)

    async def _at_once(self, screen: Screen) -> discord.InteractionMessage:
        """Show a screen by the first response."""
        response, shown = self.interaction.response, list[discord.InteractionMessage]()

        async def put(screen: Screen) -> None:
            if self.in_place:
                given = await response.edit_message(
                    content=None, view=screen.view(), attachments=screen.attachments(), allowed_mentions=NOBODY
                )
            else:
                given = await response.send_message(
                    view=screen.view(), files=screen.files(), ephemeral=True, allowed_mentions=NOBODY
                )
            if given is not None and isinstance(given.resource, discord.InteractionMessage):
                shown.append(given.resource)

        kind = InteractionResponseType.message_update if self.in_place else InteractionResponseType.channel_message
        await self._first(kind, lambda: whole(screen, put))
        interaction_log.acknowledged()
        return shown[0] if shown else await self.interaction.original_response()

    async def beside(self, screen: Screen) -> None:
        """Show a screen in a new private message as the first response, and leave the panel that was clicked as it is.

        Raises `AcknowledgedElsewhere`.
        """
        await self._first(
            InteractionResponseType.channel_message,
            lambda: self.interaction.response.send_message(
                view=screen.view(), ephemeral=not self.direct, allowed_mentions=NOBODY
            ),
        )

    async def form(self, click: Click, title: str, fields: dict[str, tuple[str, str]], *, most: int = LINE) -> None:
        """Show a form. It is submitted as a click with `name=value` per field; `fields` gives label and present value by name.

        Where a field takes more than one line of text, it is shown as a large one. Raises `AcknowledgedElsewhere`.
        """
        style = discord.TextStyle.short if most <= LINE else discord.TextStyle.paragraph
        modal = ui.Modal(
            title=labelled(title, limits.MODAL_TITLE),
            custom_id=f"{MODAL}:{click.game}:{click.token}:{click.what}",
            timeout=900,
        )
        for name, (label, value) in fields.items():
            entry: ui.TextInput[Any] = ui.TextInput(
                custom_id=name, default=value, required=False, max_length=most, style=style
            )
            modal.add_item(ui.Label(text=labelled(label, limits.MODAL_LABEL), component=entry))
        self._opening_form = True
        await self._first(InteractionResponseType.modal, lambda: self.interaction.response.send_modal(modal))

    async def _first(self, kind: InteractionResponseType, respond: Callable[[], Awaitable[object]]) -> None:
        """Give the first response, of this kind. Raises `AcknowledgedElsewhere`.

        Where the answer to an attempt was lost, Discord may refuse the next one because it took the first; then it is given.
        """
        began, broke = monotonic(), False
        while True:
            try:
                await respond()
                return
            except UNREACHED:
                if broke:
                    raise
                broke = True
            except discord.HTTPException as error:
                if error.code != TAKEN:
                    raise
                repeated = broke or monotonic() - began >= TRIED_AGAIN_SECONDS
                if not (repeated and self.interaction.client.alone):
                    raise AcknowledgedElsewhere from None
                self.interaction.response._response_type = kind
                return


async def respond(interaction: discord.Interaction[Any], screen: Screen) -> discord.InteractionMessage:
    """Replace the first response to an interaction by a screen."""

    async def put(screen: Screen) -> discord.InteractionMessage:
        return await interaction.edit_original_response(
            content=None, view=screen.view(), attachments=screen.attachments(), allowed_mentions=NOBODY
        )

    try:
        return await whole(screen, put)
    except UNREACHED:  # a second time it is the same answer
        return await whole(screen, put)


async def whole(screen: Screen, put: Callable[[Screen], Awaitable[T]]) -> T:
    """Edit a message with `put`; where a picture to be kept is no longer there, a second time with all pictures."""
    try:
        return await put(screen)
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST or error.code == TAKEN or not screen.kept:
            raise
        metrics.PICTURES.labels("any", "lost").inc(len(screen.kept))
        return await put(await screen.anew())


def submitted(interaction: discord.Interaction[Any]) -> Click | None:
    """Parse a submitted form of the bot, by the interaction alone, so that a restart in between loses nothing."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    return Click.read(custom_id, _values(data.get("components", []))) if custom_id[:1] == MODAL else None


def _values(components: Any) -> list[str]:
    found: list[str] = []
    for component in components:
        if "value" in component:
            found.append(f"{component['custom_id']}={component['value']}")
        found += _values(component.get("components", []))
        if "component" in component:
            found += _values([component["component"]])
    return found
