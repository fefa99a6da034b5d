"""Discord's limits on sizes, and the permissions that the bot needs. Every screen is checked against them before it is sent.

Lengths are in UTF-16 units, as Discord's clients count; most emoji have two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

COMPONENTS: Final = 40
"""Components in a message, nested ones included."""
TEXT: Final = 4000
"""Characters in all texts of a components-v2 message together."""
PLAIN: Final = 2000
"""Characters in a plain message."""
OPTIONS: Final = 25
"""Options in a menu."""
BUTTONS: Final = 5
"""Buttons in a row."""
CHOICES: Final = 25
"""Choices that an autocomplete offers."""
CHOICE: Final = 100
"""Characters in the name and in the value of an autocomplete choice."""
CUSTOM_ID: Final = 100
LABEL: Final = 80
"""Characters on a button; a phone shows about 25."""
LINE: Final = 30
"""Characters on a button that fit in one line on a phone."""
OPTION: Final = 100
"""Characters in the label, in the value and in the description of a menu's option."""
PLACEHOLDER: Final = 150
ALT: Final = 1024
MODAL_FIELDS: Final = 5
MODAL_TITLE: Final = 45
MODAL_LABEL: Final = 45
LOG_PAGE: Final = 3500
"""Characters of log on one screen, which leaves room for the rest of the screen."""
THREAD_NAME: Final = 100
FILES: Final = 10
"""Files in a message."""
FILE: Final = 10 * 2**20
"""Bytes in a file, on a server that has not paid for more."""
UPLOAD: Final = 25 * 2**20
"""Bytes in all files of a message together."""
PERMISSIONS: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""The permissions that the bot needs, by discord.py's names."""


def units(text: str | None) -> int:
    """Return the length of a text as Discord counts it."""
    return len((text or "").encode("utf-16-le")) // 2


def carried(sizes: Sequence[int]) -> int:
    """Return how many of the first files fit into one message. `sizes`: the size of each file in bytes, in order."""
    total = 0
    for n, size in enumerate(sizes[:FILES]):
        total += size
        if size > FILE or total > UPLOAD:
            return n
    return min(len(sizes), FILES)


def breaches(view: ui.LayoutView) -> list[str]:
    """Return one sentence for each limit that a screen breaks."""
    found: list[str] = []
    if view.total_children_count > COMPONENTS:
        found.append(f"{view.total_children_count} components")
    texts = sum(units(child.content) for child in view.walk_children() if isinstance(child, ui.TextDisplay))
    if texts > TEXT:
        found.append(f"{texts} characters of text")
    files = sum(len(child.items) for child in view.walk_children() if isinstance(child, ui.MediaGallery))
    if files > FILES:
        found.append(f"{files} files")
    seen: set[str] = set()
    for child in view.walk_children():
        item = child.item if isinstance(child, ui.DynamicItem) else child
        if isinstance(item, ui.Button | ui.Select) and item.custom_id is not None:
            found += _of_id(item.custom_id, seen)
        match item:
            case ui.Button() if units(item.label) > LABEL:
                found.append(f"button {item.label!r}")
            case ui.Select():
                found += _of_menu(item)
            case ui.MediaGallery():
                found += [f"alt text of {units(i.description)}" for i in item.items if units(i.description) > ALT]
            case ui.TextDisplay() if not item.content.strip():
                found.append("an empty text")
            case ui.ActionRow() if not item.children:
                found.append("an empty row")
            case _:
                pass
    return found


def _of_id(custom_id: str, seen: set[str]) -> list[str]:
    twice = [f"{custom_id} twice"] if custom_id in seen else []
    seen.add(custom_id)
    return twice + ([f"id of {units(custom_id)} characters"] if units(custom_id) > CUSTOM_ID else [])


def _of_menu(menu: ui.Select) -> list[str]:
    found: list[str] = []
    if not 1 <= len(menu.options) <= OPTIONS:
        found.append(f"{len(menu.options)} options")
    if len({option.value for option in menu.options}) != len(menu.options):
        found.append(f"an option twice in {menu.placeholder!r}")
    if units(menu.placeholder) > PLACEHOLDER:
        found.append(f"placeholder of {units(menu.placeholder)}")
    if not menu.min_values <= menu.max_values <= len(menu.options):
        found.append(f"{menu.min_values} to {menu.max_values} of {len(menu.options)}")
    if menu.required and menu.min_values == 0:
        found.append(f"{menu.placeholder!r} is required and none may be chosen")
    for option in menu.options:
        if max(units(option.label), units(option.value), units(option.description)) > OPTION or not option.label:
            found.append(f"option {option.label!r}")
    return found


def lacking(has: discord.Permissions, place: object = None) -> list[str]:
    """Return the permissions that the bot needs and lacks in a place, by discord.py's names."""
    missing = [name for name in PERMISSIONS if not getattr(has, name)]
    # Without it Discord refuses the messages of a voice channel as well (50001).
    spoken = isinstance(place, discord.VoiceChannel | discord.StageChannel)
    return [*missing, "connect"] if spoken and not has.connect else missing
