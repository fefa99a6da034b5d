"""The parts of screens: buttons, menus, texts, pictures.

Everything that can be clicked is a `DynamicItem`: no View is kept in memory, so every button works after any restart. A custom id
is `m:<game>:<token>:<what>`, with another first letter for a menu or on a public message; `what` is a route such as
`pick/space:E5`, which bot/routes/dispatch.py declares.
"""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from itertools import count, islice, pairwise
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import discord
from discord import ButtonStyle, ui

from bot import limits, metrics
from bot.button_rows import shared_out
from bot.speech import _, dots, markdown, plain, plural, production

GREY, BLUE, GREEN, RED = ButtonStyle.secondary, ButtonStyle.primary, ButtonStyle.success, ButtonStyle.danger
COLOURS: Final = (0xE44E18, 0x45A0FF, 0xFFEE66, 0xF4BAEC, 0x30CC8A)
"""The players' colours by seat, as on the board."""
QUIET: Final = 0x4E5058
CALM: Final = 0x6A7CFF
KINDS: Final = {
    "event": 0xD0532E,
    "automated": 0x2F8F57,
    "active": 0x2A78C8,
    "corporation": 0x8C8F96,
    "prelude": 0xC66A9E,
}
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
_SHOWN: Final = count()
_ID: Final = r"(?P<game>[0-9a-z]*):(?P<token>[0-9]{1,15}):(?P<what>[^~]*)(?:~[0-9]+)?"
"""Pattern of a custom id after its first letter. A longer number would not fit into the database."""


class Drawn(Protocol):
    """A picture drawn by the renderer."""

    @property
    def data(self) -> bytes: ...
    @property
    def name(self) -> str: ...
    @property
    def alt(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Attached:
    """A picture that is attached to a message: its file as Discord knows it, and its description there."""

    id: int
    name: str
    size: int
    alt: str

    def to_dict(self) -> dict[str, Any]:
        """Name the file in an edit that leaves it attached, for discord.py."""
        return {"id": str(self.id), "filename": self.name}


@dataclass(frozen=True, slots=True)
class KeptPicture:
    """A picture that the edited message shows already. It is neither drawn nor sent; `again` draws it, should Discord not find it."""

    attached: Attached
    again: Callable[[], Awaitable[Drawn | None]]
    data: bytes = b""

    @property
    def name(self) -> str:
        return self.attached.name

    @property
    def alt(self) -> str:
        return self.attached.alt


@dataclass(frozen=True, slots=True)
class LatePicture:
    """A picture that is still being drawn when its screen is shown, and is edited in later."""

    drawing: Callable[[], Awaitable[Drawn | None]]
    """Waits for the picture; None where it cannot be drawn."""
    fellows: tuple[Drawn, ...] = ()
    """Pictures that are shown already, and not without this one."""
    data: bytes = b""
    name: str = ""
    alt: str = ""


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


def picture(*drawn: Drawn | None) -> list[ui.Item[Any]]:
    """Return each picture in a gallery of its own, uncropped. One that failed to draw is left out: screens are complete without."""
    return [Gallery(one) for one in drawn if one is not None]


@dataclass(frozen=True, slots=True)
class Depending:
    """Items that depend on whether pictures can be drawn that are still being drawn."""

    on: tuple[LatePicture, ...]
    drawn: tuple[Any, ...]
    failed: tuple[Any, ...]
    meanwhile: tuple[Any, ...]


def depending(
    drawn: Drawn | Sequence[Any] | None, items: Callable[[bool], Sequence[Any]], *, meanwhile: bool = False
) -> Sequence[Any]:
    """Return items that depend on whether pictures were drawn: `items(True)`, or else `items(False)`.

    `drawn`: the pictures, or their galleries. While some of them are still being drawn, the items are `items(meanwhile)`.
    """
    shown = [drawn] if not isinstance(drawn, list | tuple) else drawn
    late = [one for one in (getattr(each, "drawn", each) for each in shown) if isinstance(one, LatePicture)]
    if not late:
        return items(any(each is not None for each in shown))
    found = {seen: tuple(item for item in items(seen) if item is not None) for seen in (True, False)}
    return [Depending(tuple(late), found[True], found[False], found[meanwhile])]


class Gallery(ui.MediaGallery[Any]):
    """One picture, with the file that is sent along."""

    def __init__(self, drawn: Drawn, number: int = 1) -> None:
        kept = isinstance(drawn, KeptPicture)
        self.drawn, self.file = drawn, drawn.name if number == 1 or kept else f"{number}-{drawn.name}"
        alt = drawn.alt if kept else short(plain(drawn.alt), limits.ALT)
        super().__init__(discord.MediaGalleryItem(f"attachment://{self.file}", description=alt))


def pictures_on(message: Any) -> Mapping[str, Attached]:
    """Return the pictures on a message of the bot by their file names."""
    files = {file.id: file for file in message.attachments}
    found = ((files.get(item.media.attachment_id or 0), item.description) for item in _media(message.components))
    return {file.filename: Attached(file.id, file.filename, file.size, alt or "") for file, alt in found if file}


def _media(components: Iterable[Any]) -> Iterator[discord.MediaGalleryItem]:
    for component in components:
        if isinstance(component, discord.MediaGalleryComponent):
            yield from component.items
        yield from _media(getattr(component, "children", ()))


class Attachment(ui.File[Any]):
    """A file that is offered for download."""

    def __init__(self, name: str, data: bytes) -> None:
        self.data, self.name = data, name
        super().__init__(f"attachment://{name}")


class Oversize(ValueError):
    """A screen breaks a limit of Discord, which is a defect."""


@dataclass(frozen=True, slots=True)
class Screen:
    """One screen: the text above the container (the sentence of a notification), the container's items, and its colour.

    `mentions` are the users whom the text mentions; an edit that does not name them again would remove the mention.
    """

    items: tuple[Any, ...]
    colour: int = QUIET
    above: str = ""
    mentions: tuple[int, ...] = ()
    momentary: bool = False
    """Whether it waits for others: once they have played, the bot says so in its place."""
    whole: tuple[Any, ...] = ()
    """Its items with those that wait for pictures, of which `items` shows what there is so far; empty where none is awaited."""
    edits: bool = False
    """Whether it is edited into the message that shows it without some pictures. Open menus then stay as they are."""
    _checked: list[ui.LayoutView] = field(default_factory=list, init=False, repr=False, compare=False)
    """The view that `check` has built, until it is sent."""

    def check(self) -> None:
        """Build the view for the first sending ahead, so that who has another screen to show meets errors here. Raises `Oversize`."""
        if not self._checked:
            self._checked.append(self._built())

    def view(self) -> ui.LayoutView:
        """Return a new view for one sending. Raises `Oversize`."""
        return self._checked.pop() if self._checked else self._built()

    def _built(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        if self.above:
            view.add_item(text(self.above))
        box: ui.Container[Any] = ui.Container(accent_colour=self.colour)
        for item in self.items:
            box.add_item(item)
        view.add_item(box)
        seen: dict[str, int] = {}
        for child in view.walk_children():
            if isinstance(child, Menu) and self.edits and "~" in child.custom_id:
                continue
            if isinstance(child, Tap | Menu):
                bare = child.custom_id.partition("~")[0]
                seen[bare] = n = seen.get(bare, 0) + 1
                child.custom_id = bare if n == 1 else f"{bare}~{n}"
            if isinstance(child, Menu):
                # Discord remembers the choice in a menu while its id stays the same; then that option could not be chosen again.
                child.custom_id = f"{child.custom_id.partition('~')[0]}~{n}{next(_SHOWN) % 1000:03}"
        if broken := limits.breaches(view):
            raise Oversize("; ".join(broken))
        return view

    def files(self) -> list[discord.File]:
        """Open the files of pictures and attachments for one sending, without pictures that are kept: discord.py closes them."""
        galleries = [
            item for item in self.items if isinstance(item, Gallery) and not isinstance(item.drawn, KeptPicture)
        ]
        sent = [(g.file, g.drawn.data) for g in galleries]
        sent += [(item.name, item.data) for item in self.items if isinstance(item, Attachment)]
        metrics.UPLOADED.inc(sum(len(data) for _name, data in sent))
        return [discord.File(io.BytesIO(data), filename=name) for name, data in sent]

    def attachments(self) -> list[Any]:
        """Return what an edit leaves attached to its message, and opens the files that it adds, for one sending."""
        return [*{kept.name: kept.attached for kept in self.kept}.values(), *self.files()]

    @property
    def kept(self) -> list[KeptPicture]:
        """The pictures that the edited message shows already."""
        return [item.drawn for item in self.items if isinstance(item, Gallery) and isinstance(item.drawn, KeptPicture)]

    async def anew(self) -> Screen:
        """Return the screen with all pictures drawn again, for a message that lost those to be kept."""
        items: list[Any] = []
        for item in self.items:
            if isinstance(item, Gallery) and isinstance(kept := item.drawn, KeptPicture):
                items += picture(await kept.again())
            else:
                items.append(item)
        return replace(self, items=tuple(_carried(items, self.above)))

    async def complete(self, shown: Mapping[str, Attached]) -> Screen:
        """Wait for the late pictures; return the screen with them, or with what it says where they cannot be drawn.

        `shown`: the pictures that its message has by now, by their file names, which stay attached.
        """
        found: dict[int, Drawn | None] = {}
        for late in _late(self.whole):
            found[id(late)] = await late.drawing()
        gone = {id(one) for late in _late(self.whole) if not found[id(late)] for one in late.fellows}
        items: list[Any] = []
        for item in self.whole:
            if isinstance(item, Depending):
                items += item.drawn if all(found[id(late)] for late in item.on) else item.failed
            else:
                items.append(item)
        out: list[Any] = []
        for item in items:
            if not isinstance(item, Gallery):
                out.append(item)
            elif isinstance(item.drawn, LatePicture):
                out += picture(found[id(item.drawn)])
            elif id(item.drawn) not in gone:
                kept = shown.get(item.file)
                out += picture(item.drawn if kept is None else KeptPicture(kept, partial(_given, item.drawn)))
        return replace(self, items=tuple(_carried(out, self.above)), whole=(), edits=True)

    def below(self, *items: Any) -> Screen:
        """Return the screen with further items at its end."""
        whole = (*self.whole, *items) if self.whole else ()
        return replace(self, items=(*self.items, *items), whole=whole)

    def words(self) -> str:
        """Return all texts of the screen, for tests and logs."""
        return "\n".join(c.content for c in self._built().walk_children() if isinstance(c, ui.TextDisplay))


def screen(*items: Any, colour: int = QUIET, above: str = "", mentions: Sequence[int] = ()) -> Screen:
    """Build a screen. Lists among the items are flattened, None is left out."""
    flat: list[Any] = []
    for item in items:
        if isinstance(item, list | tuple):
            flat += [i for i in item if i is not None]
        elif item is not None:
            flat.append(item)
    late = any(True for _one in _late(flat)) or any(isinstance(item, Depending) for item in flat)
    shown = _without_late(flat, above) if late else flat
    return Screen(tuple(_carried(shown, above)), colour, above, tuple(mentions), whole=tuple(flat) if late else ())


def _late(items: Iterable[Any]) -> Iterator[LatePicture]:
    """Yield the pictures among the items that are still being drawn."""
    for item in items:
        if isinstance(item, Depending):
            yield from item.on
        elif isinstance(item, Gallery) and isinstance(item.drawn, LatePicture):
            yield item.drawn


def _without_late(items: Sequence[Any], above: str) -> list[Any]:
    """Return what is shown while pictures are still being drawn: a line at the place of the first one, if there is room."""
    out: list[Any] = []
    at: int | None = None
    n = 0
    for item in items:
        if isinstance(item, Depending):
            out += item.meanwhile
        elif isinstance(item, Gallery) and isinstance(item.drawn, LatePicture):
            at, n = len(out) if at is None else at, n + 1
        else:
            out.append(item)
    if at is not None:
        follows = text("-# " + plural("The picture follows.", "The pictures follow.", n))
        used = sum(limits.units(item.content) for item in (*out, follows) if isinstance(item, ui.TextDisplay))
        if used + limits.units(glued(above)) <= limits.TEXT:
            out.insert(at, follows)
    return out


async def _given(drawn: Drawn) -> Drawn:
    return drawn


def _carried(items: Sequence[Any], above: str) -> list[Any]:
    """Return the items with as many pictures as one message allows; the others become their alt texts, as far as there is room."""
    left = limits.carried([_bytes(item.drawn) for item in items if isinstance(item, Gallery)])
    room = limits.TEXT - sum(limits.units(item.content) for item in items if isinstance(item, ui.TextDisplay))
    room -= limits.units(glued(above))
    # Files of one message need different names.
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


def _bytes(drawn: Drawn) -> int:
    return drawn.attached.size if isinstance(drawn, KeptPicture) else len(drawn.data)


def custom_ids(components: Iterable[Any]) -> list[str]:
    """Return the custom ids of all that can be clicked on a message, in order."""
    found: list[str] = []
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            found.append(custom_id)
        found += custom_ids(getattr(component, "children", ()))
    return found
