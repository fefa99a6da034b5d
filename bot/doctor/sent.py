"""The messages that the doctor sends, with each component that the bot uses."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

PRESSED: Final = "doctor:"
"""How the custom ids begin of what can be pressed in the doctor's messages."""
NAME: Final = "The doctor was here"
"""The name of threads, and the text of messages that need none."""
PICTURE: Final = "board.jpg"
ALT: Final = "The board of a new game"
STYLES: Final = (ButtonStyle.primary, ButtonStyle.secondary, ButtonStyle.success, ButtonStyle.danger)
ADDRESS: Final = "https://discordstatus.com"


@cache
def _board() -> bytes:
    from engine import Options, new_game, view
    from renderer.overview.table import table

    return table(view(new_game(Options(players=2), "doctor"), None), ["Ann", "Ben"]).data


def files(view: ui.LayoutView) -> list[discord.File]:
    """Open the files that a message names, for one sending."""
    return [discord.File(io.BytesIO(data), filename=name) for name, data in _named(view)]


def _named(view: ui.LayoutView) -> Iterator[tuple[str, bytes]]:
    for child in view.walk_children():
        if isinstance(child, ui.MediaGallery):
            yield from ((item.media.url.removeprefix("attachment://"), _board()) for item in child.items)
        elif isinstance(child, ui.File):
            yield child.media.url.removeprefix("attachment://"), b"Mars"


def plain() -> ui.View:
    """Return the button under a message with a text."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Without effect", custom_id=f"{PRESSED}none"))
    return view


def everything(*pictures: str, above: str = "", attached: str = "") -> ui.LayoutView:
    """Return a message with every component of the bot but the special menus of `menus`."""
    view = ui.LayoutView(timeout=None)
    if above:
        view.add_item(ui.TextDisplay(above))
    box: ui.Container[Any] = ui.Container(accent_colour=0xE44E18)
    box.add_item(ui.TextDisplay(f"**{NAME}.** It removes this message in a moment."))
    for name in pictures:
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=ALT)))
    if attached:
        box.add_item(ui.File(f"attachment://{attached}"))
    box.add_item(ui.Separator())
    buttons = [ui.Button[Any](label=style.name, style=style, custom_id=f"{PRESSED}{style.name}") for style in STYLES]
    box.add_item(ui.ActionRow(*buttons, ui.Button(label="Discord's state", url=ADDRESS)))
    options = [discord.SelectOption(label=word, value=word, description=word) for word in ("one", "two", "three")]
    menu = ui.Select[Any](custom_id=f"{PRESSED}menu", placeholder="None to three", options=options)
    menu.min_values, menu.max_values, menu.required = 0, len(options), False
    box.add_item(ui.ActionRow(menu))
    view.add_item(box)
    return view


def menus() -> ui.LayoutView:
    """Return a message with a menu of each kind that Discord has."""
    view = ui.LayoutView(timeout=None)
    kinds = (ui.UserSelect, ui.RoleSelect, ui.MentionableSelect, ui.ChannelSelect)
    for kind in kinds:
        view.add_item(ui.ActionRow(kind(custom_id=f"{PRESSED}{kind.__name__}", placeholder="Without effect")))
    return view


def button(label: str, custom_id: str, *, picture: bool = False) -> ui.LayoutView:
    """Return a message with one button."""
    view = ui.LayoutView(timeout=None)
    if picture:
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{PICTURE}", description=ALT)))
    view.add_item(ui.ActionRow(ui.Button(label=label, custom_id=PRESSED + custom_id, style=ButtonStyle.primary)))
    return view


def form() -> ui.Modal:
    """Return a form with one field."""
    made = ui.Modal(title="The doctor", custom_id=f"{PRESSED}form", timeout=None)
    made.add_item(ui.Label(text="Anything", component=ui.TextInput(custom_id=f"{PRESSED}text", required=False)))
    return made
