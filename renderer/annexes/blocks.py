"""Blocks: panels stacked into the pictures of a sheet for a phone, each block with its words for the alt text."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from PIL import Image

from renderer.alt.cards import Wordings, whole
from renderer.cards.parts import Box, Part, sprite, words
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, stamp, widened
from renderer.drawing.theme import BOARD, GAP, GROUND, LABEL, LETTER, PANEL, PANEL_EDGE, TALLEST, WHITE, Colour, mix
from renderer.drawing.type import width
from renderer.planet.readings import badge

WIDE: Final = BOARD - 2 * GAP
LEFT: Final = 26
RIGHT: Final = WIDE - 16
"""`LEFT` and `RIGHT` are the left and right limits, in pixels, of what is drawn on a block."""
FIGURES: Final = 32
ICON: Final = 36
BESIDE: Final = 4
"""The gap between an icon, its number and the number's change, in pixels."""
APART: Final = 14
"""The gap between two counts, in pixels."""
LINE: Final = 44
"""The height of a line of counts, in pixels."""


class Block(NamedTuple):
    """An opaque panel, the parts drawn on it (in pixels from its corner), and its words, line by line."""

    ground: Image.Image
    parts: tuple[Part, ...]
    said: tuple[Wordings, ...]
    begins: bool = False
    """Whether a new picture should begin with this block if the blocks need several pictures."""
    key: Hashable = None
    """The values from which the block is drawn: blocks with equal keys look alike. None for a block that has no such key."""

    @property
    def high(self) -> int:
        return self.ground.height

    def drawn(self) -> Image.Image:
        image = self.ground.copy()
        for part in self.parts:
            part.draw(image)
        return image


class Band(NamedTuple):
    """A band below the full board, as wide as the picture: its height in pixels, its colour, and `lay`, which draws its content from a row
    on."""

    high: int
    ground: Colour
    lay: Callable[[Image.Image, int], None]

    def draw(self, image: Image.Image, top: int) -> None:
        image.paste(self.ground, (0, top, image.width, top + self.high))
        image.paste(PANEL_EDGE, (0, top, image.width, top + 2))
        self.lay(image, top)


def panel(high: int, wide: int = WIDE) -> Image.Image:
    """The background of a player's row, or of another block in the same style."""
    return widened(wide, lambda narrow: _panel(narrow, high))


def _panel(wide: int, high: int) -> Image.Image:
    canvas = Canvas(wide, high, oversampling=3)
    canvas.box((0, 0, wide - 1, high - 1), 14, mix(PANEL, WHITE, 0.05), PANEL, 0.9)
    canvas.frame((0, 0, wide - 1, high - 1), 14, 1.5, PANEL_EDGE)
    return canvas.done()


def opaque(sprite: Image.Image) -> Image.Image:
    """Paste a transparent panel on the background of a sheet, so that drawing a block starts with a copy and needs no alpha blending."""
    image = Image.new("RGB", sprite.size, GROUND)
    stamp(image, sprite, 0, 0)
    return image


@sprite_cache
def ground(high: int) -> Image.Image:
    """The empty panel of a block that is `high` pixels high."""
    return opaque(panel(high))


def paged(blocks: Sequence[Block]) -> list[Sequence[Block]]:
    """Divide blocks among as few pictures as possible, of about equal height; none is too high for a phone or too long for an alt text."""
    n = len(blocks)
    for count in range(1, n):
        splits = [[blocks[a:b] for a, b in pairwise((0, *ends, n))] for ends in combinations(range(1, n), count - 1)]
        if fitting := [pages for pages in splits if all(map(_fit, pages))]:
            return min(fitting, key=_uneven)
    return [[block] for block in blocks]


def _uneven(pages: Sequence[Sequence[Block]]) -> tuple[int, int]:
    """The cost of a division of blocks: the number of pictures that start with a wrong block, then the height of the highest, in pixels."""
    wanted = any(block.begins for page in pages for block in page)
    return sum(wanted and not page[0].begins for page in pages[1:]), max(map(height, pages))


def _fit(blocks: Sequence[Block]) -> bool:
    return height(blocks) <= TALLEST and whole([line for block in blocks for line in block.said])


def height(blocks: Sequence[Block]) -> int:
    """The height in pixels of a picture of the given blocks."""
    return GAP + sum(block.high + GAP for block in blocks)


def sheet(blocks: Sequence[Block]) -> Image.Image:
    """One picture with the blocks stacked from top to bottom."""
    image = Image.new("RGB", (BOARD, height(blocks)), GROUND)
    y = GAP
    for block in blocks:
        image.paste(block.drawn(), (GAP, y))
        y += block.high + GAP
    return image


class Count(NamedTuple):
    """An icon with a number, and the change of the number."""

    what: str
    icon: Image.Image
    n: str
    change: int = 0

    @property
    def wide(self) -> float:
        more = badge(self.change, LABEL).width + BESIDE if self.change else 0
        return self.icon.width + BESIDE + width(self.n, theme.BOLD, FIGURES) + more

    def parts(self, room: Box, x: float, y: float, tone: Colour = LETTER) -> Iterator[Part]:
        """The parts that draw a count: the left edge is at `x`, the middle at the height `y`, in pixels."""
        yield sprite(f"icon of {self.what}", room, x, y - self.icon.height / 2, self.icon)
        x += self.icon.width + BESIDE
        yield words(self.what, room, x, y + FIGURES * 0.36, self.n, theme.BOLD, FIGURES, tone)
        if self.change:
            x += width(self.n, theme.BOLD, FIGURES) + BESIDE
            yield change_part(self.what, room, x, y, self.change)


def change_part(what: str, room: Box, x: float, y: float, change: int) -> Part:
    """The part that draws the change of a number in a slot of its own: the left edge is at `x`, the middle at the height `y`, in pixels."""
    plate = badge(change, LABEL)
    return sprite(f"change of {what}", room, x, y - plate.height / 2, plate)


def lines(counts: Sequence[Count], wide: float) -> list[list[Count]]:
    """Set counts in as few lines as possible, all about equally long and none wider than `wide` pixels."""
    found = _broken(counts, wide)
    for share in range(95, 50, -5):
        narrower = _broken(counts, wide * share / 100)
        if len(narrower) > len(found):
            break
        found = narrower
    return found


def _broken(counts: Sequence[Count], wide: float) -> list[list[Count]]:
    """Set counts in lines of at most `wide` pixels, with a new line where the next count does not fit."""
    out: list[list[Count]] = [[]]
    used = 0.0
    for count in counts:
        if out[-1] and used + count.wide > wide:
            out.append([])
            used = 0.0
        out[-1].append(count)
        used += count.wide + APART
    return out
