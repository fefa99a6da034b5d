"""The signs of Colonies: a colony, a trade fleet."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, Polygon, half_ellipse, path, scaled
from renderer.drawing.theme import GOLD, INK, OWNERS, WHITE, Colour, mix, rgb
from renderer.icons.signs import SIGNS

HULL: Final = (
    "M .5 .02 C .66 .16 .7 .36 .68 .62 L .9 .8 L .9 .94 L .62 .86 L .58 .98 L .42 .98 L .38 .86 L .1 .94 L .1 .8 L .32 .62 "
    "C .3 .36 .34 .16 .5 .02 Z"
)


def _ship(canvas: Canvas, top: Colour, bottom: Colour, window: Colour) -> None:
    canvas.fill(HULL, INK)
    canvas.fill(scaled(path(HULL), 0.88), top, bottom)
    canvas.circle(0.5, 0.36, 0.1, INK)
    canvas.circle(0.5, 0.36, 0.07, window)


def _fleet(canvas: Canvas) -> None:
    _ship(canvas, WHITE, rgb("#8fa6d8"), rgb("#3a8ae0"))


def _dome(half: float, foot: float, high: float) -> list[Polygon]:
    return [half_ellipse(0.5, foot, half, high)]


def _colony(canvas: Canvas) -> None:
    """A dome on its ground."""
    canvas.circle(0.5, 0.5, 0.48, INK)
    canvas.circle(0.5, 0.5, 0.44, rgb("#7890d8"), rgb("#28346c"))
    canvas.fill(_dome(0.33, 0.68, 0.46), INK)
    canvas.fill(_dome(0.28, 0.66, 0.4), WHITE, rgb("#a8d8f8"))
    for x in (0.36, 0.5, 0.64):
        canvas.box((x - 0.035, 0.5, x + 0.035, 0.66), 0.02, rgb("#3a6ab0"))
    canvas.box((0.14, 0.66, 0.86, 0.74), 0.03, rgb("#d8c4b0"))


SIGNS.update({"fleet": _fleet, "colony": _colony})


@sprite_cache
def fleet_of(seat: int, size: int) -> Image.Image:
    """A trade fleet in the colour of its owner."""
    canvas, colour = Canvas(size, size, size), OWNERS[seat].colour
    _ship(canvas, mix(colour, WHITE, 0.35), colour, GOLD)
    return canvas.done()
