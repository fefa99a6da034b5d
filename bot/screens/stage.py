"""Where the answer to an interaction appears: in the panel that was clicked, else in a new one that only its reader sees."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from bot import limits
from bot.components import TABLE, Click, Screen, labelled

NOBODY: Final = discord.AllowedMentions.none()
MODAL: Final = "t"


class Stage:
    """Acknowledges at once, shows later; a form must come before any acknowledgement."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction

    @property
    def direct(self) -> bool:
        """In a direct message, where everything is private anyway."""
        return self.interaction.guild_id is None

    @property
    def in_place(self) -> bool:
        """The click came from a private panel, which becomes the next screen."""
        message = self.interaction.message
        if message is None or message.flags.ephemeral:
            return message is not None
        # A solo game may be played in direct messages, and then its lobby, its turns and its result stand there too.
        data: Any = self.interaction.data or {}
        return self.direct and not str(data.get("custom_id", "")).startswith(f"{TABLE}:")

    async def open(self) -> None:
        """Tell Discord that we have it: three seconds are all there is."""
        if self.interaction.response.is_done():
            return
        if self.in_place:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def show(self, screen: Screen) -> int:
        """The screen in place of what was there; the id of the message that shows it."""
        await self.open()
        shown = await self.interaction.edit_original_response(
            content=None, view=screen.view(), attachments=screen.files(), allowed_mentions=NOBODY
        )
        return shown.id

    async def form(self, click: Click, title: str, fields: dict[str, tuple[str, str]]) -> None:
        """A form; its answer arrives as a click with `name=value` for each field (label and present value by name)."""
        modal = ui.Modal(
            title=labelled(title, limits.MODAL_TITLE),
            custom_id=f"{MODAL}:{click.game}:{click.token}:{click.what}",
            timeout=900,
        )
        for name, (label, value) in fields.items():
            entry: ui.TextInput[Any] = ui.TextInput(custom_id=name, default=value, required=False, max_length=100)
            modal.add_item(ui.Label(text=labelled(label, limits.MODAL_LABEL), component=entry))
        await self.interaction.response.send_modal(modal)


def submitted(interaction: discord.Interaction[Any]) -> Click | None:
    """What was filled into a form of ours, read from the interaction itself, so that a restart in between loses nothing."""
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
