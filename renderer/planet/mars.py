"""The art of the planet: red, green, and the order in which its parts turn green."""

from __future__ import annotations

import math
from bisect import bisect
from typing import Final, NamedTuple

from PIL import Image

from renderer.drawing.cache import layer_cache
from renderer.drawing.canvas import levels
from renderer.drawing.picture import opened
from renderer.drawing.theme import TABLE
from renderer.drawing.type import ASSETS
from renderer.planet.layout import FULL, SQUARE, Layout

FOLDER: Final = ASSETS / "mars"
SOFTNESS: Final = 34
"""Half the width of the border between red and green, in levels of the order map."""
GREENEST: Final = 215
"""How green the terraformed planet is, of 255."""

STAGES: Final = (0, 0.25, 0.5, 0.75, 1)
"""Shares of terraforming at which the ground is cached; each takes 5 MB for both boards."""
BANDS: Final = 16
"""The number of bands in which the planet is drawn; few, since each costs time of its own."""


Box = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels."""


class Art(NamedTuple):
    """The red and the green planet; the levels of `order` say which part turns green first."""

    red: Image.Image
    green: Image.Image
    order: Image.Image

    def at(self, done: float) -> Image.Image:
        """The planet with a share of terraforming done: green where `order` is below it, red elsewhere."""
        return Image.composite(self.green, self.red, levels(self.order, _greened(done)))

    def part(self, box: Box, done: float) -> Image.Image:
        """A part of the planet with a share of terraforming done."""
        red, green, order = (image.crop(box) for image in self)
        red.paste(green, (0, 0), levels(order, _greened(done)))
        return red


class Band(NamedTuple):
    """A strip of the planet: its box, and its art at each stage except the first, which is red."""

    box: Box
    stages: tuple[Image.Image, ...]


class Ground(NamedTuple):
    """A red planet with its sky, and the planet in bands at all later stages."""

    red: Image.Image
    bands: tuple[Band, ...]

    def at(self, done: float, size: tuple[int, int]) -> Image.Image:
        """The planet between two stages, at the left of a picture of `size` pixels; the sky does not change."""
        image = self.red.copy() if size == self.red.size else self._beside(size)
        stage = min(bisect(STAGES, done), len(STAGES) - 1) - 1
        share = (done - STAGES[stage]) / (STAGES[stage + 1] - STAGES[stage])
        for band in self.bands:
            before = band.stages[stage - 1] if stage else self.red.crop(band.box)
            image.paste(Image.blend(before, band.stages[stage], share), band.box[:2])
        return image

    def _beside(self, size: tuple[int, int]) -> Image.Image:
        """The red planet at the left of a picture of `size` pixels."""
        image = Image.new("RGB", size)
        image.paste(self.red)
        return image


def staged(layout: Layout, art: Art) -> Ground:
    """The art of a whole board at its stages; mixing two stages takes half the time of mixing red and green by the order map."""
    return Ground(art.red, tuple(_band(art, box) for box in _bands(layout)))


def _band(art: Art, box: Box) -> Band:
    return Band(box, tuple(art.part(box, done) for done in STAGES[1:]))


def _bands(layout: Layout) -> list[Box]:
    """Boxes one below the other that cover the planet out to its tracks."""
    radius = layout.ring[1]
    boxes: list[Box] = []
    for i in range(-BANDS // 2, BANDS // 2):
        top, bottom = i * 2 * radius / BANDS, (i + 1) * 2 * radius / BANDS
        half = math.sqrt(radius**2 - min(top**2, bottom**2))
        left, right = max(0, math.floor(layout.x - half)), min(layout.width, math.ceil(layout.x + half))
        boxes.append((left, max(0, round(layout.y + top)), right, min(layout.height, round(layout.y + bottom))))
    return boxes


def _greened(done: float) -> list[int]:
    """How green, of 255, each level of the order map is; never fully, so that Mars stays Mars."""
    border = _border(done)
    return [round(GREENEST * max(0, min(1, (border - v) / SOFTNESS * 0.5 + 0.5))) for v in range(256)]


def _border(done: float) -> float:
    """The level of the order map in the middle of the border between red and green."""
    if done > 0.5:
        return 255 - _border(1 - done)
    level = 255 * done
    return level if level > SOFTNESS else 2 * math.sqrt(SOFTNESS * level) - SOFTNESS


def stored(name: str) -> Image.Image:
    return opened((FOLDER / f"{name}.webp").read_bytes()).convert("L" if name.endswith("order") else "RGB")


def backdrop() -> Image.Image:
    """The sky beside the planet, behind the players."""
    return stored("red").crop((FULL.width, 0, *TABLE))


@layer_cache
def _full() -> Art:
    """The art in the size in which it was drawn."""
    return Art(*(stored(name).crop((0, 0, FULL.width, FULL.height)) for name in ("red", "green", "order")))


@layer_cache
def _square() -> Art:
    """The art in the size of the board of messages."""
    return Art(*(stored(f"square-{name}") for name in ("red", "green", "order")))


def art(layout: Layout) -> Art:
    """The art of a whole board."""
    if layout == SQUARE:
        return _square()
    return _full() if layout == FULL else Art(*(cut(part, layout) for part in _full()))


def close_ground(layout: Layout, done: float) -> Image.Image:
    """The bare planet on a picture that shows a part of it."""
    left, top, right, bottom = share_of_art(layout)
    box = (math.floor(left), math.floor(top), math.ceil(right), math.ceil(bottom))
    bare = _full().part(box, done)
    part = (left - box[0], top - box[1], right - box[0], bottom - box[1])
    return bare.resize((layout.width, layout.height), Image.Resampling.BILINEAR, part)  # pyright: ignore[reportUnknownMemberType]


def share_of_art(layout: Layout) -> tuple[float, float, float, float]:
    """The part of the art that a picture shows, in pixels of the art."""
    factor = FULL.hex / layout.hex
    left, top = FULL.x - layout.x * factor, FULL.y - layout.y * factor
    return left, top, left + layout.width * factor, top + layout.height * factor


def cut(image: Image.Image, layout: Layout) -> Image.Image:
    """The art cut and scaled so that the planet is where the layout has it."""
    size, box = (layout.width, layout.height), share_of_art(layout)
    return image.resize(size, Image.Resampling.LANCZOS, box)  # pyright: ignore[reportUnknownMemberType]
