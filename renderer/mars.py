"""The art of the planet: red, green, and which part of it turns green first."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PIL import Image

from renderer.canvas import levels
from renderer.kept import layers
from renderer.layout import FULL, SQUARE, Layout
from renderer.picture import opened
from renderer.theme import TABLE
from renderer.type import ASSETS

FOLDER: Final = ASSETS / "mars"
SOFTNESS: Final = 34
"""How wide the border between red and green is, in levels of the order map."""


class Ground(NamedTuple):
    """The red planet and the green one; `order` says what turns green first."""

    red: Image.Image
    green: Image.Image
    order: Image.Image

    def at(self, done: float) -> Image.Image:
        """Red where `order` says later, green where it says sooner; never all green, so that Mars stays Mars."""
        border = -SOFTNESS + done * 0.86 * (255 + 2 * SOFTNESS)
        table = [max(0, min(215, int(255 * ((border - v) / SOFTNESS * 0.5 + 0.5)))) for v in range(256)]
        return Image.composite(self.green, self.red, levels(self.order, table))


def stored(name: str) -> Image.Image:
    return opened(FOLDER / f"{name}.webp").convert("L" if name.endswith("order") else "RGB")


def backdrop() -> Image.Image:
    """The sky beside the planet, behind the players."""
    return stored("red").crop((FULL.width, 0, *TABLE))


@layers
def _full() -> Ground:
    """The art as large as it was drawn."""
    return Ground(*(stored(name).crop((0, 0, FULL.width, FULL.height)) for name in ("red", "green", "order")))


def ground(layout: Layout) -> Ground:
    """The art of a whole board."""
    if layout == SQUARE:
        return Ground(*(stored(f"square-{name}") for name in ("red", "green", "order")))
    return _full() if layout == FULL else Ground(*(cut(part, layout) for part in _full()))


def close_ground(layout: Layout, done: float) -> Image.Image:
    """The bare planet on a picture that shows a part of it."""
    left, top, right, bottom = share_of_art(layout)
    box = (math.floor(left), math.floor(top), math.ceil(right), math.ceil(bottom))
    art = Ground(*(part.crop(box) for part in _full())).at(done)
    part = (left - box[0], top - box[1], right - box[0], bottom - box[1])
    return art.resize((layout.width, layout.height), Image.Resampling.BILINEAR, part)  # pyright: ignore[reportUnknownMemberType]


def share_of_art(layout: Layout) -> tuple[float, float, float, float]:
    """The part of the art that a picture shows, in pixels of the art."""
    factor = FULL.hex / layout.hex
    left, top = FULL.x - layout.x * factor, FULL.y - layout.y * factor
    return left, top, left + layout.width * factor, top + layout.height * factor


def cut(image: Image.Image, layout: Layout) -> Image.Image:
    """The art cut and scaled so that the planet lies where the layout has it."""
    size, box = (layout.width, layout.height), share_of_art(layout)
    return image.resize(size, Image.Resampling.LANCZOS, box)  # pyright: ignore[reportUnknownMemberType]
