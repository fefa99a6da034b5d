"""A screen as it is sent: its parts and pictures, within the limits of one message.

A picture may be on the message already that a screen is edited into, or may still be being drawn; it is edited in later then.
"""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from pathlib import PurePosixPath
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import discord
from discord import ui

from bot import limits, metrics
from bot.components import Menu, Tap, glued, short, text
from bot.speech import plain, plural

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
_SHOWN: Final = count()


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
    """Return the pictures on a message of the bot by their file names.

    Discord names files that components show in these alone, and not among the attachments of the message.
    """
    found = (
        Attached(item.media.attachment_id, PurePosixPath(urlsplit(item.media.url).path).name, item.description or "")
        for item in _media(message.components)
        if item.media.attachment_id is not None
    )
    return {picture.name: picture for picture in found}


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
    def size(self) -> int:
        """The bytes of the files that one sending adds."""
        galleries = (item.drawn for item in self.items if isinstance(item, Gallery))
        pictures = sum(len(drawn.data) for drawn in galleries if not isinstance(drawn, KeptPicture))
        return pictures + sum(len(item.data) for item in self.items if isinstance(item, Attachment))

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

    def in_words(self, note: Any) -> Screen:
        """Return the screen without pictures and files, with an item at its end that says why."""
        items = [item for item in self.items if not isinstance(item, Gallery | Attachment)]
        return replace(self, items=(*items, note), whole=())

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
    """Return the size of a picture in the request; one that is kept is not sent again."""
    return 0 if isinstance(drawn, KeptPicture) else len(drawn.data)
