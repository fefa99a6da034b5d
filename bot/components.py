"""The parts of screens: buttons, menus, texts.

Everything that can be clicked is a `DynamicItem`: no View is kept in memory, so every button works after any restart. A custom id
is `m:<game>:<token>:<what>`, with another first letter for a menu or on a public message; `what` is a route such as
`pick/space:E5`, which bot/routes/dispatch.py declares.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, pairwise
from typing import Any, Final, NamedTuple, TypeVar

import discord
from discord import ButtonStyle, ui

from bot import limits
from bot.button_rows import shared_out
from bot.speech import _, dots, markdown, plain, plural, production

GREY, BLUE, GREEN, RED = ButtonStyle.secondary, ButtonStyle.primary, ButtonStyle.success, ButtonStyle.danger
NB: Final = "\u00a0"
T = TypeVar("T")
LABELS: Final = 4096
"""How many labels are kept: menus show the same cards again and again."""
MENUS: Final = 4
"""The most menus of one kind on a screen."""

OWN: Final = "m"
"""First letter of a button's custom id on a private screen."""
TABLE: Final = "p"
"""First letter of a button's custom id on a public message, which the reply must not replace."""
_ID: Final = r"(?P<game>[0-9a-z]*):(?P<token>[0-9]{1,15}):(?P<what>[^~]*)(?:~[0-9]+)?"
"""Pattern of a custom id after its first letter. A longer number would not fit into the database."""


class Click(NamedTuple):
    """A click: the game, the token of the question, the route, and the values chosen in a menu."""

    game: str
    token: int
    what: str
    values: tuple[str, ...] = ()

    @classmethod
    def read(cls, custom_id: str, values: Iterable[str] = ()) -> Click | None:
        """Parse a custom id with any first letter; None where it is not one of the bot's."""
        match = re.fullmatch(f"[a-z]:{_ID}", custom_id)
        return cls(match["game"], int(match["token"]), match["what"], tuple(values)) if match else None


NOWHERE: Final = Click("", 0, "")
"""Stands for a click that cannot be parsed."""


def written(text: str) -> str:
    """Return a text as Discord markdown, with markup in it escaped."""
    return glued(markdown(text))


def labelled(text: str, most: int) -> str:
    """Return a plain text for a label, cut to at most `most` UTF-16 units."""
    return _labelled(text, most, production("mc"))


@lru_cache(LABELS)
def _labelled(text: str, most: int, name: str) -> str:
    return short(_glued(plain(text), name), most)


def glued(text: str) -> str:
    """Replace spaces by non-breaking ones where a line must not break: a number and its unit, `3 of 5`, `● Ann`, a dot.

    These are rules of typography, which know no word of any language: words of two or three letters are rarely units.
    """
    return _glued(text, production("mc"))


def _glued(text: str, name: str) -> str:
    text = re.sub(r"([●■▲◆★]) (?=\S)", rf"\1{NB}", text)
    text = text.replace(" · ", f"{NB}· ")
    text = text.replace(name, name.replace(" ", NB))
    text = re.sub(r"(?<=\d) (\w{1,3}|→) (?=[−+]?\d)", rf"{NB}\1{NB}", text)
    return re.sub(r"(?<=\d) (?=[A-Z€°%]|[^\W\d_]\b|[^\W\d_]{4})", NB, text)


def short(text: str, most: int) -> str:
    """Return the text, or its beginning with an ellipsis: at most `most` UTF-16 units, and no character is halved."""
    if limits.units(text) <= most:
        return text
    return text.encode("utf-16-le")[: 2 * (most - 1)].decode("utf-16-le", "ignore").rstrip() + "…"


@dataclass(frozen=True, slots=True)
class Keys:
    """Makes the custom ids, buttons and menus of one question in one game."""

    game: str
    token: int
    letter: str = OWN

    def id(self, what: str) -> str:
        return f"{self.letter}:{self.game}:{self.token}:{what}"

    def tap(self, label: str, what: str, style: ButtonStyle = GREY) -> Tap:
        """Make a button."""
        return Tap(ui.Button(label=labelled(label, limits.LABEL), custom_id=self.id(what), style=style))

    def paged(self, lines: Sequence[T], page: int, size: int, route: str) -> tuple[Sequence[T], list[Tap]]:
        """Return a page of a list, and the button to the next one; no button where one page is enough."""
        pages = max(1, -(-len(lines) // size))
        page %= pages
        after = (page + 1) % pages
        more = self.tap(_("Next, {n} of {all}", n=after + 1, all=pages), f"{route}/{after}")
        return lines[page * size : (page + 1) * size], [more] if pages > 1 else []

    def menu(self, placeholder: str, what: str, options: Sequence[Option], least: int = 1, most: int = 1) -> Menu:
        """Make a menu of at most 25 options; the chosen values arrive as `Click.values`."""
        made = [
            discord.SelectOption(
                label=labelled(o.label, limits.OPTION),
                value=o.value,
                description=labelled(o.hint, limits.OPTION) if o.hint else None,
                default=o.chosen,
            )
            for o in options
        ]
        return Menu(
            ui.Select(
                custom_id="s" + self.id(what)[1:],
                placeholder=labelled(placeholder, limits.PLACEHOLDER),
                options=made,
                min_values=least,
                max_values=min(most, len(made)),
                # discord.py makes every menu required; Discord refuses that where nothing may be chosen (50035).
                required=least > 0,
            )
        )

    def menus(
        self, placeholder: str, what: str, options: Sequence[Option], named: Callable[[int, int], str] | None = None
    ) -> list[ui.ActionRow[Any]]:
        """Make menus of up to 25 options each, at most four: autocomplete of `/answer` finds the options beyond.

        `named` says which options one of several menus has, from the numbers of its first and its last one.
        """
        pages = shared(options)
        if len(pages) == 1:
            return [row(self.menu(placeholder, what, pages[0]))]
        out: list[ui.ActionRow[Any]] = []
        last = 0
        for page in pages:
            first, last = last + 1, last + len(page)
            which = named(first, last) if named else dots((placeholder, _("{first} to {last}", first=first, last=last)))
            out.append(row(self.menu(which, what, page)))
        return out


class Option(NamedTuple):
    """One option of a menu."""

    label: str
    value: str
    hint: str = ""
    chosen: bool = False


def shared(options: Sequence[T]) -> list[Sequence[T]]:
    """Divide options evenly among as few menus as hold them; options beyond the last menu are left out."""
    options = options[: MENUS * limits.OPTIONS]
    menus = -(-len(options) // limits.OPTIONS)
    ends = [len(options) * n // max(menus, 1) for n in range(menus + 1)]
    return [options[first:last] for first, last in pairwise(ends)]


class _Route:
    """The base of items that pass every click to the client's `clicked`."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.clicked(interaction, pressed(interaction) or NOWHERE)


class Tap(_Route, ui.DynamicItem[ui.Button[Any]], template=f"[{OWN}{TABLE}]:{_ID}"):
    """A button; its pattern matches every button of the bot."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str]) -> Tap:
        return cls(item)


def leading(taps: Sequence[Tap]) -> list[Tap]:
    """Return buttons with the first one marked as the main way on."""
    for tap in taps[:1]:
        tap.item.style = BLUE
    return [*taps]


class Menu(_Route, ui.DynamicItem[ui.Select[Any]], template=f"s:{_ID}"):
    """A menu; its pattern matches every menu of the bot."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str]) -> Menu:
        return cls(item)


def pressed(interaction: discord.Interaction[Any]) -> Click | None:
    """Parse a press on a button or a choice in a menu; None where the custom id is not one of the bot's."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    return Click.read(custom_id, data.get("values") or ()) if custom_id[:1] in (OWN, TABLE, "s") else None


def row(*items: Any) -> ui.ActionRow[Any]:
    return ui.ActionRow(*items)


def rows(taps: Iterable[Tap | ui.Button[Any]], width: int = limits.BUTTONS) -> list[ui.ActionRow[Any]]:
    """Arrange buttons in rows, so that a phone shows them in few lines (`bot.button_rows`)."""
    left = iter(all_taps := list(taps))
    labels = [limits.units((tap.item if isinstance(tap, Tap) else tap).label) for tap in all_taps]
    return [row(*islice(left, n)) for n in shared_out(labels, width)]


def text(*lines: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(written("\n".join(line for line in lines if line)))


def fitting(entries: Sequence[str], room: int = limits.LOG_PAGE) -> list[str]:
    """Return the first entries of a list that fit into `room` characters of a text, and how many more there are."""
    for n, entry in enumerate(entries):
        room -= limits.units(written(entry)) + 1
        if room < 0:
            more = len(entries) - n
            return [*entries[:n], "-# " + plural("{n} more", "{n} more", more)]
    return [*entries]


def rule() -> ui.Separator[Any]:
    return ui.Separator()


def link(label: str, url: str) -> ui.Button[Any]:
    return ui.Button(label=labelled(label, limits.LABEL), url=url, style=ButtonStyle.link)


def custom_ids(components: Iterable[Any]) -> list[str]:
    """Return the custom ids of all that can be clicked on a message, in order."""
    found: list[str] = []
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            found.append(custom_id)
        found += custom_ids(getattr(component, "children", ()))
    return found
