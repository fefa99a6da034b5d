"""Rows of icons: measuring, breaking and drawing them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PIL import Image

from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, centre, gradient, resized, rounded, stamp
from renderer.drawing.theme import ANYBODY, COST_GROUND, COST_INK, INK, LESS, LETTER, PRODUCTION
from renderer.drawing.type import width, write
from renderer.icons.pictograms import ARROW, PER, THEN, Boxed, Cost, Icon, Icons, Said, Sign, Word
from renderer.icons.signs import sign
from renderer.icons.sprites import card_resource, chip, onto, tag
from renderer.pieces.markers import marker_icon
from renderer.pieces.tiles import tile

LETTERS: Final = 0.8
"""The height of numbers; this height and all lengths below are shares of the height of an icon."""
WORDS: Final = 0.6
"""The height of words between icons."""
LEAST: Final = 25
"""The least size of numbers and words in pixels, whatever the size of icons: 8 px where a phone shows 800 pixels as 265."""
LARGEST: Final = 58
"""The size in pixels at which icons of rows are drawn, the largest size that cards use."""
SMALLEST: Final = 20
"""The least size of icons that are reduced to fit, in pixels."""
GAP: Final = 0.14
"""The gap between icons."""
GROUP_GAP: Final = 0.5
BOX_PAD: Final = 0.16
"""The gap between the edge of a box of production and its content."""
BOX_HEIGHT: Final = 1.3
RIM: Final = 1.24
"""The height and width of the red rim around an icon that may be any player's."""
ROW: Final = 1.5
"""The distance from one row of icons to the next."""
SIZES: Final = {"tile": (1.2, 1.34), "area": (1.0, 1.15), "onto": (0.96, 1.3), "look": (0.98, 1.3)}
"""The width and height of detailed pictures; all other pictures, and all pictures with a rim, are 1 by 1."""
WORD_PAD: Final = 0.08
"""The margin on both sides of a word."""


@sprite_cache
def pictogram(name: str, size: int) -> Image.Image:
    """Draw the picture of an icon by its name."""
    family, _, what = name.partition(":")
    match family:
        case "tag":
            return tag(what, size)
        case "tile":
            return tile(what, size * 0.53)
        case "marker":
            return marker_icon(what, size)
        case "onto":
            return onto(what, size)
        case "lies":
            return card_resource(what, size)
        case _:
            return chip(name, size) if name in theme.CHIPS else sign(name, size)


def largest(name: str) -> Image.Image:
    """The picture of an icon in the largest size that cards use."""
    return pictogram(name, round(LARGEST * _size(name)[1]))


def _size(name: str, *, rimmed: bool = False) -> tuple[float, float]:
    """The width and height of a picture in a row of icons whose height is 1."""
    return (RIM, RIM) if rimmed else SIZES.get(name.partition(":")[0], (1, 1))


@sprite_cache
def _scaled(name: str, size: int) -> Image.Image:
    """The picture of an icon, reduced from the largest size, because cards use each icon in many sizes."""
    large, whole = largest(name), round(LARGEST * _size(name)[1])
    return resized(large, (round(large.width * size / whole), round(large.height * size / whole)))


@sprite_cache
def _rim(size: int) -> Image.Image:
    """The red rim around an icon of something that may be any player's."""
    whole = round(size * RIM)
    canvas = Canvas(whole, whole, whole, oversampling=6)
    canvas.box((0.01, 0.01, 0.99, 0.99), 0.26, INK)
    canvas.box((0.035, 0.035, 0.965, 0.965), 0.24, ANYBODY)
    return canvas.done()


@sprite_cache
def _box(wide: int, high: int) -> Image.Image:
    top, bottom, edge = PRODUCTION
    thick, radius = max(2, round(high * 0.045)), round(high * 0.2)
    inside = rounded(wide - 2 * thick, high - 2 * thick, radius - thick)
    sprite = Image.new("RGBA", (wide, high), edge)
    sprite.paste(gradient(inside.size, top, bottom), (thick, thick), inside)
    sprite.putalpha(rounded(wide, high, radius))
    return sprite


@sprite_cache
def _cost(wide: int, high: int) -> Image.Image:
    """The hex behind a cost, stretched horizontally for texts longer than a number."""
    canvas = Canvas(wide, high, oversampling=4)
    for edge, top, bottom in ((0, INK, INK), (high * 0.05, *COST_GROUND)):
        tip, right, low = high * 0.26 + edge, wide - edge, high - edge
        corners = [(edge, high / 2), (tip, edge), (wide - tip, edge), (right, high / 2), (wide - tip, low), (tip, low)]
        canvas.fill([corners], top, bottom)
    return canvas.done()


def _letters(share: float, size: int) -> int:
    """The letter size, in pixels, that is the given share of the icon height `size`."""
    return max(LEAST, round(size * share))


def _number(text: str, size: int) -> float:
    return width(text, theme.TITLE, _letters(LETTERS, size)) + size * 0.1 if text else 0


def measure(icon: Icon, size: int) -> float:
    """The width in pixels of an icon whose height is `size` pixels."""
    match icon:
        case Sign(name, n, anybody):
            return _number(n, size) + size * _size(name, rimmed=anybody)[0]
        case Said(text):
            return width(text, theme.TITLE, _letters(LETTERS, size))
        case Word(text):
            return width(text, theme.BOLD, _letters(WORDS, size)) + 2 * WORD_PAD * size
        case Cost(text):
            return width(text, theme.HEAVY, _letters(WORDS, size)) + size * 0.7
        case Boxed(inside):
            return width_of(inside, size) + 2 * BOX_PAD * size


def width_of(icons: Sequence[Icon], size: int) -> float:
    """The width in pixels of icons beside each other."""
    return sum(measure(icon, size) for icon in icons) + GAP * size * max(0, len(icons) - 1)


def draw_icons(image: Image.Image, x: float, y: float, icons: Sequence[Icon], size: int) -> float:
    """Draw icons with their left edge at `x` and their middle at the height `y`, in pixels; return the `x` of their right edge."""
    for icon in icons:
        _draw_one(image, x, y, icon, size)
        x += measure(icon, size) + GAP * size
    return x - GAP * size if icons else x


def _draw_one(image: Image.Image, x: float, y: float, icon: Icon, size: int) -> None:
    letters, words = _letters(LETTERS, size), _letters(WORDS, size)
    base = y + letters * 0.355
    match icon:
        case Sign(name, n, anybody):
            if n:
                write(image, x, base, n, theme.TITLE, letters, LESS if n.startswith("−") else LETTER)
            middle = x + _number(n, size) + size * _size(name, rimmed=anybody)[0] / 2
            if anybody:
                centre(image, _rim(size), middle, y)
            centre(image, _scaled(name, size if anybody else round(size * _size(name)[1])), middle, y)
        case Said(text):
            write(image, x, base, text, theme.TITLE, letters, LETTER)
        case Word(text):
            write(image, x + WORD_PAD * size, y + words * 0.35, text, theme.BOLD, words, LETTER)
        case Cost(text):
            wide = round(measure(icon, size))
            centre(image, _cost(wide, round(size * 1.1)), x + wide / 2, y)
            write(image, x + wide / 2, y + words * 0.36, text, theme.HEAVY, words, COST_INK, align="middle")
        case Boxed(inside):
            wide, high = round(measure(icon, size)), round(BOX_HEIGHT * size)
            stamp(image, _box(wide, high), x, y - high / 2)
            draw_icons(image, x + BOX_PAD * size, y, inside, size)


def in_rows(groups: Sequence[Icons], size: int, room: float) -> list[list[Icons]]:
    """Arrange groups in rows no wider than `room` pixels; a group that is wider is broken between its alternatives, and one alternative
    before a sign."""
    out: list[list[Icons]] = []
    left = 0.0
    for group in groups:
        for piece in _pieces(group, size, room):
            wide = width_of(piece, size)
            if out and left + GROUP_GAP * size + wide <= room:
                out[-1].append(piece)
                left += GROUP_GAP * size + wide
            else:
                out.append([piece])
                left = wide
    return out


def kept(groups: Sequence[Icons], rows: Sequence[Sequence[Icons]]) -> bool:
    """Whether no alternative is broken across rows: each row of a group but the first begins with the word between two alternatives."""
    return sum(not _between_alternatives(piece[0]) for row in rows for piece in row) == len(groups)


def _pieces(group: Icons, size: int, room: float) -> list[Icons]:
    """Break a group into rows no wider than `room` pixels, as far as the group can be broken."""
    pieces: list[Icons] = []
    for part in _parts(group, _between_alternatives):
        if pieces and width_of(pieces[-1] + part, size) <= room:
            pieces[-1] += part
        else:
            pieces += [part] if width_of(part, size) <= room else _broken(part, size, room)
    return pieces


def _broken(alternative: Icons, size: int, room: float) -> list[Icons]:
    pieces: list[Icons] = []
    for part in _parts(alternative, _before_sign):
        if pieces and width_of(pieces[-1] + part, size) <= room:
            pieces[-1] += part
        else:
            pieces.append(part)
    return pieces


def _parts(group: Icons, breaks: Callable[[Icon], bool]) -> list[Icons]:
    """Split a group before each icon for which `breaks` is true."""
    cuts = [0, *(i for i, icon in enumerate(group) if i and breaks(icon)), len(group)]
    return [group[start:end] for start, end in pairwise(cuts) if start < end]


def _between_alternatives(icon: Icon) -> bool:
    return isinstance(icon, Word) and icon.apart


def _before_sign(icon: Icon) -> bool:
    return isinstance(icon, Word) or icon in (PER, THEN, ARROW)


def shorter(row: Sequence[Icons]) -> list[Icons]:
    """Groups shortened by one step: without the last alternative of the last group, else without the end of its only one, else without the
    group."""
    *others, last = row
    *kept, _end = _parts(last, _between_alternatives)
    if not kept and not others:
        *kept, _end = _parts(last, _before_sign)
    return [*others, tuple(icon for part in kept for icon in part)] if kept else others


def height(row: Sequence[Icons]) -> float:
    """The height of the highest icon of a row, as a multiple of the icon size: boxes, rims and composite pictures are higher than 1."""
    return max((_height(icon) for group in row for icon in group), default=0)


def _height(icon: Icon) -> float:
    match icon:
        case Boxed():
            return BOX_HEIGHT
        case Sign(name, _, anybody):
            return _size(name, rimmed=anybody)[1]
        case _:
            return 1


def row_width(row: Sequence[Icons], size: int) -> float:
    """The width in pixels of groups beside each other."""
    return sum(width_of(group, size) for group in row) + GROUP_GAP * size * max(0, len(row) - 1)


def fitting(icons: Icons, room: float, largest: int) -> int:
    """The largest size of icons in pixels, from `largest` down to `SMALLEST`, at which icons fit `room` pixels of width."""
    return next((size for size in range(largest, SMALLEST, -2) if width_of(icons, size) <= room), SMALLEST)


def draw_row(image: Image.Image, x: float, y: float, row: Sequence[Icons], size: int) -> float:
    """Draw groups side by side; return the `x` of their right edge in pixels."""
    for group in row:
        x = draw_icons(image, x, y, group, size) + GROUP_GAP * size
    return x - GROUP_GAP * size if row else x
