"""Words to write screens with. Everything clickable is a `DynamicItem`: no View lives in memory, every button works for ever.

A custom id is `m:<game>:<token>:<what>`, with another letter for a menu or on a message of the whole table; `what` is a route such as
`pick/space:E5`, read in bot/routes/dispatch.py.
"""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, NamedTuple, Protocol

import discord
from discord import ButtonStyle, ui

from bot import limits
from bot.speech import markdown, plain

GREY, BLUE, GREEN, RED = ButtonStyle.secondary, ButtonStyle.primary, ButtonStyle.success, ButtonStyle.danger
COLOURS: Final = (0xE44E18, 0x45A0FF, 0xFFEE66, 0xF4BAEC, 0x30CC8A)
"""Of the players, by seat: what the board uses."""
QUIET: Final = 0x4E5058
CALM: Final = 0x6A7CFF
KINDS: Final = {"event": 0xD0532E, "automated": 0x2F8F57, "active": 0x2A78C8, "corporation": 0x8C8F96}
NB: Final = "\u00a0"

OWN: Final = "m"
"""Begins the id of a button on a screen that only its reader has."""
TABLE: Final = "p"
"""Begins the id of a button on a message of the whole table: its answer never takes the place of that message."""
_SHOWN: Final = count()
_ID: Final = r"(?P<game>[0-9a-z]*):(?P<token>[0-9]{1,15}):(?P<what>[^~]*)(?:~[0-9]+)?"
"""What follows the first letter; a number of more digits would not fit into the store."""
_UNITS: Final = (
    r"M€|°C|%|VP|TR|steel|titanium|plants?|energy|heat|h\b|cards?\b|actions?\b|corporations?\b|players?\b|short\b|"
    r"hours?\b|days?\b"
)


class Drawn(Protocol):
    """A picture as the renderer gives it."""

    @property
    def data(self) -> bytes: ...
    @property
    def name(self) -> str: ...
    @property
    def alt(self) -> str: ...


class Click(NamedTuple):
    """What was clicked: the game, the token of the question, the route, and what a menu chose."""

    game: str
    token: int
    what: str
    values: tuple[str, ...] = ()

    @classmethod
    def read(cls, custom_id: str, values: Iterable[str] = ()) -> Click | None:
        """What a custom id asks for, behind its first letter; None where it is none of ours."""
        match = re.fullmatch(f"[a-z]:{_ID}", custom_id)
        return cls(match["game"], int(match["token"]), match["what"], tuple(values)) if match else None


NOWHERE: Final = Click("", 0, "")
"""A click of which nothing can be read."""


def written(text: str) -> str:
    """A text as Discord reads it: markdown, in which names stay as they are."""
    return glued(markdown(text))


def labelled(text: str, most: int) -> str:
    """The words of something clickable, where nothing is markdown; at most so many units of UTF-16."""
    return short(glued(plain(text)), most)


def glued(text: str) -> str:
    """`26 M€` and `● Ann` never break over a line, and no line begins with a dot."""
    text = re.sub(r"([●■▲◆★]) (?=\S)", rf"\1{NB}", text)
    text = text.replace(" · ", f"{NB}· ")
    text = text.replace("M€ production", f"M€{NB}production")
    text = re.sub(r"(?<=\d) of (?=\d)", f"{NB}of{NB}", text)
    text = re.sub(r"(\d) → (?=[−+]?\d)", rf"\1{NB}→{NB}", text)
    return re.sub(rf"(?<=\d) (?=(?:{_UNITS}))", NB, text)


def short(text: str, most: int) -> str:
    """The text, or its beginning with an ellipsis; at most so many units of UTF-16, and no character is halved."""
    if limits.units(text) <= most:
        return text
    return text.encode("utf-16-le")[: 2 * (most - 1)].decode("utf-16-le", "ignore").rstrip() + "…"


@dataclass(frozen=True, slots=True)
class Keys:
    """Makes custom ids for one question of one game."""

    game: str
    token: int
    letter: str = OWN

    def id(self, what: str) -> str:
        return f"{self.letter}:{self.game}:{self.token}:{what}"

    def tap(self, label: str, what: str, style: ButtonStyle = GREY, *, emoji: Any = None) -> Tap:
        """A button."""
        return Tap(ui.Button(label=labelled(label, limits.LABEL), custom_id=self.id(what), style=style, emoji=emoji))

    def menu(self, placeholder: str, what: str, options: Sequence[Option], least: int = 1, most: int = 1) -> Menu:
        """A menu of at most 25 options; what was chosen arrives as `Click.values`."""
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
                # discord.py says that every menu is required; Discord refuses that where none may be chosen (50035).
                required=least > 0,
            )
        )

    def menus(
        self, placeholder: str, what: str, options: Sequence[Option], title: str = "{placeholder} · {first} to {last}"
    ) -> list[ui.ActionRow[Any]]:
        """As many menus as the options need, 25 in each; at most four, so search by `/answer` reaches what is beyond."""
        pages = [
            options[i : i + limits.OPTIONS] for i in range(0, min(len(options), 4 * limits.OPTIONS), limits.OPTIONS)
        ]
        if len(pages) == 1:
            return [row(self.menu(placeholder, what, pages[0]))]
        out: list[ui.ActionRow[Any]] = []
        for n, page in enumerate(pages):
            first = n * limits.OPTIONS + 1
            named = title.format(placeholder=placeholder, first=first, last=first + len(page) - 1)
            out.append(row(self.menu(named, what, page)))
        return out


class Option(NamedTuple):
    """One line of a menu."""

    label: str
    value: str
    hint: str = ""
    chosen: bool = False


class _Route:
    """The one way on from anything clickable: to the client's `clicked`, with what Discord says was clicked and chosen."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.clicked(interaction, pressed(interaction) or NOWHERE)


class Tap(_Route, ui.DynamicItem[ui.Button[Any]], template=f"[{OWN}{TABLE}]:{_ID}"):
    """Every button."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str]) -> Tap:
        return cls(item)


class Menu(_Route, ui.DynamicItem[ui.Select[Any]], template=f"s:{_ID}"):
    """Every menu."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str]) -> Menu:
        return cls(item)


def pressed(interaction: discord.Interaction[Any]) -> Click | None:
    """The button or the line of a menu; None where the custom id is none of ours."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    return Click.read(custom_id, data.get("values") or ()) if custom_id[:1] in (OWN, TABLE, "s") else None


def row(*items: Any) -> ui.ActionRow[Any]:
    return ui.ActionRow(*items)


def rows(taps: Iterable[Tap], width: int = limits.BUTTONS) -> list[ui.ActionRow[Any]]:
    """Buttons in rows."""
    all_taps = list(taps)
    return [row(*all_taps[i : i + width]) for i in range(0, len(all_taps), width)]


def text(*lines: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(written("\n".join(line for line in lines if line)))


def rule() -> ui.Separator[Any]:
    return ui.Separator()


def link(label: str, url: str) -> ui.Button[Any]:
    return ui.Button(label=labelled(label, limits.LABEL), url=url, style=ButtonStyle.link)


def picture(*drawn: Drawn | None) -> list[ui.Item[Any]]:
    """Each picture in a gallery of its own, uncropped; nothing where drawing failed, since every screen is complete in words."""
    return [Gallery(one) for one in drawn if one is not None]


class Gallery(ui.MediaGallery[Any]):
    """One picture, with the file that has to travel along."""

    def __init__(self, drawn: Drawn, number: int = 1) -> None:
        self.drawn, self.file = drawn, drawn.name if number == 1 else f"{number}-{drawn.name}"
        alt = short(plain(drawn.alt), limits.ALT)
        super().__init__(discord.MediaGalleryItem(f"attachment://{self.file}", description=alt))


class Oversize(ValueError):
    """A screen breaks a limit of Discord: a defect."""


@dataclass(frozen=True, slots=True)
class Screen:
    """One screen: what stands above the container (the sentence of a notification), what in it, and its colour.

    `mentions` are the users whom its words call to something; an edit that did not name them again would take the mention back.
    """

    items: tuple[Any, ...]
    colour: int = QUIET
    above: str = ""
    mentions: tuple[int, ...] = ()

    def view(self) -> ui.LayoutView:
        """Built anew for each sending; raises `Oversize`."""
        view = ui.LayoutView(timeout=None)
        if self.above:
            view.add_item(text(self.above))
        box: ui.Container[Any] = ui.Container(accent_colour=self.colour)
        for item in self.items:
            box.add_item(item)
        view.add_item(box)
        seen: dict[str, int] = {}
        for child in view.walk_children():
            if isinstance(child, Tap | Menu):
                bare = child.custom_id.partition("~")[0]
                seen[bare] = n = seen.get(bare, 0) + 1
                child.custom_id = bare if n == 1 else f"{bare}~{n}"
            if isinstance(child, Menu):
                # Discord keeps what was chosen in a menu while its id stays the same, so that line could not be chosen again.
                child.custom_id = f"{child.custom_id.partition('~')[0]}~{n}{next(_SHOWN) % 1000:03}"
        if broken := limits.breaches(view):
            raise Oversize("; ".join(broken))
        return view

    def files(self) -> list[discord.File]:
        """New ones for each sending: discord.py uses a file up."""
        galleries = [item for item in self.items if isinstance(item, Gallery)]
        return [discord.File(io.BytesIO(g.drawn.data), filename=g.file) for g in galleries]

    def words(self) -> str:
        """All its text, for tests and for logs."""
        return "\n".join(c.content for c in self.view().walk_children() if isinstance(c, ui.TextDisplay))


def screen(*items: Any, colour: int = QUIET, above: str = "", mentions: Sequence[int] = ()) -> Screen:
    """A screen of items; lists among them are spread, and what is None is left out."""
    flat: list[Any] = []
    for item in items:
        if isinstance(item, list | tuple):
            flat += [i for i in item if i is not None]
        elif item is not None:
            flat.append(item)
    return Screen(tuple(_carried(flat, above)), colour, above, tuple(mentions))


def _carried(items: Sequence[Any], above: str) -> list[Any]:
    """The items, with as many pictures as one message takes; of any more their words, as far as there is room for them."""
    left = limits.carried([len(item.drawn.data) for item in items if isinstance(item, Gallery)])
    room = limits.TEXT - sum(limits.units(item.content) for item in items if isinstance(item, ui.TextDisplay))
    room -= limits.units(glued(above))
    # Files of one message need names of their own.
    numbers: Counter[str] = Counter()
    out: list[Any] = []
    for item in items:
        if not isinstance(item, Gallery):
            out.append(item)
        elif left:
            left -= 1
            numbers[item.drawn.name] += 1
            out.append(Gallery(item.drawn, numbers[item.drawn.name]))
        elif said := item.drawn.alt.strip():
            words = text(short(said, max(1, room)))
            room -= limits.units(words.content)
            if room >= 0:
                out.append(words)
    return out


def custom_ids(components: Iterable[Any]) -> list[str]:
    """The ids of all that can be clicked on a message, in order."""
    found: list[str] = []
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            found.append(custom_id)
        found += custom_ids(getattr(component, "children", ()))
    return found
