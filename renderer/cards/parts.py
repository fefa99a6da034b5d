"""The parts drawn on a card; each knows the box that it covers and the room it was given, so that tests can compare the two boxes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.card import Card
from renderer.cards import faces
from renderer.drawing import theme
from renderer.drawing.canvas import stamp
from renderer.drawing.theme import GOLD, LESS, LETTER, Colour
from renderer.drawing.type import line_width, width, write, write_line
from renderer.icons.icons import point_icons
from renderer.icons.pictograms import Icons
from renderer.pieces.iconrow import draw_icons, draw_row, height, pictogram, row_width, width_of

CAP: Final = 0.74
"""The height of capitals and ascenders, as a share of the size of a font."""
TAIL: Final = 0.24
"""The depth of descenders, as a share of the size of a font."""


class Box(NamedTuple):
    """A rectangle in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: Box) -> bool:
        """Whether another box is wholly inside this one."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def meets(self, other: Box) -> bool:
        """Whether another box overlaps this one."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


class Part(NamedTuple):
    """An element drawn on a card: the box that it covers, the room it was given, and the function that draws it."""

    what: str
    box: Box
    room: Box
    draw: Callable[[Image.Image], object]


def words(what: str, room: Box, x: float, base: float, text: str, face: str, size: int, colour: Colour) -> Part:
    """A part with words whose left edge is at `x` and whose base line is at `base`, in pixels."""
    box = Box(x, base - CAP * size, x + width(text, face, size), base + TAIL * size)

    def drawn(image: Image.Image) -> None:
        write(image, x, base, text, face, size, colour)

    return Part(what, box, room, drawn)


def sprite(what: str, room: Box, x: float, y: float, image: Image.Image) -> Part:
    """A part with a finished sprite, whose top left corner is at `x`, `y`."""

    def drawn(picture: Image.Image) -> None:
        stamp(picture, image, x, y)

    return Part(what, Box(x, y, x + image.width, y + image.height), room, drawn)


def text_line(
    room: Box, x: float, base: float, line: str, face: str, size: int, colour: Colour, *, middle: bool
) -> Part:
    """A part with a line of a card's text, whose left edge, or with `middle` its middle, is at `x`."""
    wide = line_width(line, face, size)
    left = x - wide / 2 if middle else x

    def drawn(image: Image.Image) -> None:
        write_line(image, left, base, line, face, size, colour)

    return Part("text", Box(left, base - CAP * size, left + wide, base + TAIL * size), room, drawn)


def icon_row(what: str, room: Box, x: float, y: float, row: Sequence[Icons], size: int) -> Part:
    """A part with icons side by side, whose left edge is at `x` and whose middle is at the height `y`."""
    half = size * height(row) / 2
    box = Box(x, y - half, x + row_width(row, size), y + half)

    def drawn(image: Image.Image) -> None:
        draw_row(image, x, y, row, size)

    return Part(what, box, room, drawn)


def price(room: Box, x: float, y: float, mc: int, radius: int, *, lower: bool = False) -> Part:
    """A part with a card's cost on its hex, green where it is lower than printed."""
    box = Box(x - radius * 0.87, y - radius, x + radius * 0.87, y + radius)

    def drawn(image: Image.Image) -> None:
        faces.cost(image, x, y, mc, radius, lower=lower)

    return Part("cost", box, room, drawn)


def struck(room: Box, left: float, bottom: float, mc: int, high: int) -> Part:
    """A part with the printed cost on a plate, struck through because the card now costs less or more."""
    text, letters = str(mc), round(high * 0.86)
    wide = width(text, theme.HEAVY, letters)
    box = Box(left, bottom - high, left + wide + high * 0.4, bottom)

    def drawn(image: Image.Image) -> None:
        write(image, left + high * 0.2, bottom - high * 0.2, text, theme.HEAVY, letters, LETTER)
        y = bottom - high / 2
        ImageDraw.Draw(image).line([(left + 3, y + 4), (box.right - 3, y - 4)], fill=LESS, width=3)

    return plated("printed cost", room, box, drawn)


def tags(room: Box, right: float, y: float, card: Card, size: int) -> Part:
    """A part with the tags of a card, drawn leftwards from `right`."""
    left = right - faces.tags_width(card, size)
    box = Box(left, y - size / 2, right, y + size / 2)

    def drawn(image: Image.Image) -> None:
        faces.tags(image, right, y, card, size)

    return Part("tags", box, room, drawn)


def plated(what: str, room: Box, box: Box, draw: Callable[[Image.Image], object]) -> Part:
    """A part with a dark plate over a scene, on which `draw` draws something."""

    def drawn(image: Image.Image) -> None:
        stamp(image, faces.plate(round(box.right - box.left), round(box.bottom - box.top)), box.left, box.top)
        draw(image)

    return Part(what, box, room, drawn)


def resources(room: Box, left: float, bottom: float, high: int, card: Card, n: int) -> Part:
    """A part with the number of resources on a card, on a plate `high` pixels high."""
    number, letters, icon = str(n), round(high * 0.74), round(high * 0.8)
    box = Box(left, bottom - high, left + resources_width(high, n), bottom)

    def drawn(image: Image.Image) -> None:
        stamp(image, pictogram(f"lies:{card.holds or 'anything'}", icon), left + high * 0.16, box.top + high * 0.1)
        base = box.top + high / 2 + letters * 0.36
        write(image, left + high * 1.16, base, number, theme.HEAVY, letters, GOLD)

    return plated("resources", room, box, drawn)


def resources_width(high: int, n: int) -> int:
    """The width of the plate of resources, in pixels."""
    return round(high * 1.55 + width(str(n), theme.HEAVY, round(high * 0.74)))


def points(room: Box, card: Card, size: int, *, right: float, bottom: float) -> list[Part]:
    """A part with the points of a card on a plate in the lower right corner; none for a card without points."""
    icons = point_icons(card)
    if not icons:
        return []
    wide, high = round(width_of(icons, size) + size * 0.5), round(size * 1.36)
    box = Box(right - wide, bottom - high, right, bottom)
    left = box.left + size * 0.25
    return [plated("points", room, box, lambda image: draw_icons(image, left, bottom - high / 2, icons, size))]
