"""The art of the planet for each map: the red planet, the green planet, and the order in which its parts turn green."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PIL import Image

from renderer.drawing.cache import layer_cache
from renderer.drawing.canvas import levels
from renderer.drawing.fonts import ASSETS
from renderer.drawing.picture import opened
from renderer.drawing.theme import TABLE
from renderer.planet.landscapes import LANDSCAPES, USUAL
from renderer.planet.layout import FULL, SQUARE, Layout

FOLDER: Final = ASSETS / "mars"
SOFTNESS: Final = 34
"""Half the width of the border between red and green, in levels of the order map."""
GREENEST: Final = 215
"""The greatest share of green, of 255, on the terraformed planet."""

BANDS: Final = 16
"""The number of bands in which the planet is drawn; few, since each band costs additional time."""


Box = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels."""


class Art(NamedTuple):
    """The images of the red and of the green planet; parts with lower levels of `order` turn green first."""

    red: Image.Image
    green: Image.Image
    order: Image.Image


class Band(NamedTuple):
    """A horizontal strip of the planet, with its box on the picture."""

    box: Box
    red: Image.Image
    green: Image.Image
    order: Image.Image

    def lay(self, image: Image.Image, table: list[int], within: Box) -> None:
        """Draw the part of the strip within the box `within` on an image of that box; `table` gives the share of green, 0 to 255, for each
        level of `order`."""
        left, top = max(self.box[0], within[0]), max(self.box[1], within[1])
        right, bottom = min(self.box[2], within[2]), min(self.box[3], within[3])
        if left < right and top < bottom:
            inner = (left - self.box[0], top - self.box[1], right - self.box[0], bottom - self.box[1])
            whole = inner == (0, 0, *self.red.size)
            red, green, order = (part if whole else part.crop(inner) for part in self[1:])
            at = (left - within[0], top - within[1])
            image.paste(red, at)
            image.paste(green, at, levels(order, table))


class Ground(NamedTuple):
    """The planet in horizontal bands; the sky around it is the same on all maps."""

    bands: tuple[Band, ...]

    def at(self, layout: Layout, done: float, size: tuple[int, int]) -> Image.Image:
        """The planet at the share `done` of terraforming, at the left of a picture of `size` pixels."""
        sky = _sky(layout.usual)
        if size == sky.size:
            image = sky.copy()
        else:
            image = Image.new("RGB", size)
            image.paste(sky)
        self._lay(image, done, (0, 0, *size))
        return image

    def part(self, layout: Layout, done: float, box: Box) -> Image.Image:
        """The part of the planet and its sky in `box`, at the share `done` of terraforming."""
        image = _sky(layout.usual).crop(box)
        self._lay(image, done, box)
        return image

    def _lay(self, image: Image.Image, done: float, within: Box) -> None:
        table = _greened(done)
        for band in self.bands:
            band.lay(image, table, within)


def ground(layout: Layout, art: Art) -> Ground:
    """The art of the planet cut into bands, which take less memory than the whole images."""
    return Ground(tuple(Band(box, *(part.crop(box) for part in art)) for box in _bands(layout)))


def _bands(layout: Layout) -> list[Box]:
    """Boxes one below the other that together cover the planet out to its tracks."""
    radius = layout.ring[1]
    boxes: list[Box] = []
    for i in range(-BANDS // 2, BANDS // 2):
        top, bottom = i * 2 * radius / BANDS, (i + 1) * 2 * radius / BANDS
        half = math.sqrt(radius**2 - min(top**2, bottom**2))
        left, right = max(0, math.floor(layout.x - half)), min(layout.width, math.ceil(layout.x + half))
        boxes.append((left, max(0, round(layout.y + top)), right, min(layout.height, round(layout.y + bottom))))
    return boxes


def _greened(done: float) -> list[int]:
    """For each level of the order map the share of green, 0 to 255; below 255 even at the end, so that Mars stays recognizable."""
    border = _border(done)
    return [round(GREENEST * max(0, min(1, (border - v) / SOFTNESS * 0.5 + 0.5))) for v in range(256)]


def _border(done: float) -> float:
    """The level of the order map at the middle of the border between red and green."""
    if done > 0.5:
        return 255 - _border(1 - done)
    level = 255 * done
    return level if level > SOFTNESS else 2 * math.sqrt(SOFTNESS * level) - SOFTNESS


def stored(name: str) -> Image.Image:
    return opened((FOLDER / f"{name}.webp").read_bytes()).convert("L" if name.endswith("order") else "RGB")


def backdrop() -> Image.Image:
    """The sky beside the planet, behind the players."""
    return stored(f"{USUAL}-red").crop((FULL.width, 0, *TABLE))


@layer_cache
def _sky(layout: Layout) -> Image.Image:
    """The sky around the planet."""
    return _part(layout, USUAL, "red")


def art(layout: Layout, map: str) -> Art:
    """The art of a whole board; a map without its own art has the usual art."""
    return Art(*(_part(layout, map if map in LANDSCAPES else USUAL, name) for name in Art._fields))


def _part(layout: Layout, map: str, name: str) -> Image.Image:
    """One of the images of a map that has its own art."""
    if layout.usual == SQUARE:
        return stored(f"{map}-square-{name}")
    full = stored(f"{map}-{name}").crop((0, 0, FULL.width, FULL.height))
    return full if layout.usual == FULL else cut(full, layout)


@layer_cache
def _bare(map: str) -> Ground:
    """The planet without anything printed on it, in the size in which it was drawn."""
    return ground(FULL, art(FULL, map))


def bare_ground(layout: Layout, map: str, done: float) -> Image.Image:
    """The planet without print for a picture of a part of the map."""
    left, top, right, bottom = share_of_art(layout)
    box = (math.floor(left), math.floor(top), math.ceil(right), math.ceil(bottom))
    bare = _bare(map).part(FULL, done, box)
    part = (left - box[0], top - box[1], right - box[0], bottom - box[1])
    return bare.resize((layout.width, layout.height), Image.Resampling.BILINEAR, part)  # pyright: ignore[reportUnknownMemberType]


def share_of_art(layout: Layout) -> tuple[float, float, float, float]:
    """The box of the art that a picture shows, in pixels of the art."""
    factor = 1 / layout.usual.unit
    left, top = FULL.x - layout.x * factor, FULL.y - layout.y * factor
    return left, top, left + layout.width * factor, top + layout.height * factor


def cut(image: Image.Image, layout: Layout) -> Image.Image:
    """Crop and scale the art so that the planet is at its place in the layout."""
    size, box = (layout.width, layout.height), share_of_art(layout)
    return image.resize(size, Image.Resampling.LANCZOS, box)  # pyright: ignore[reportUnknownMemberType]
