"""Where the response to an interaction appears: in the private panel that was clicked, else in a new private message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Any, Final, TypeVar

import discord
from aiohttp import ClientError
from discord import InteractionResponseType, ui

from bot import interaction_log, limits, metrics
from bot.components import TABLE, Click, labelled
from bot.screen import Attached, Screen, pictures_on

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
LINE: Final = 100
"""The most characters of a field of one line."""
T = TypeVar("T")


class AcknowledgedElsewhere(Exception):
    """Another process, which serves the server as well, has acknowledged the interaction and answers it."""


class Stage:
    """Responds to one interaction: acknowledges it at once and shows a screen later. A form must come before the acknowledgement."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction

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
        if response.is_done():
            return
        if self.in_place:
            await self._first(InteractionResponseType.deferred_message_update, response.defer)
        else:
            thinking = InteractionResponseType.deferred_channel_message
            await self._first(thinking, lambda: response.defer(ephemeral=True, thinking=True))
        interaction_log.acknowledged()

    @property
    def shown(self) -> Mapping[str, Attached]:
        """The pictures on the clicked panel, which its next screen may keep."""
        message = self.interaction.message
        return pictures_on(message) if message is not None and self.in_place else {}

    async def show(self, screen: Screen) -> discord.InteractionMessage:
        """Show a screen, in place of the panel that was clicked; return the message."""
        await self.open()
        return await respond(self.interaction, screen)

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
        if error.status != BAD_REQUEST or not screen.kept:
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
