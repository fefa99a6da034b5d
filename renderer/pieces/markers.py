"""Markers on the map other than tiles: each stands on a plate with a rim in the colour of its owner."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderer.drawing.cache import sprite_cache
from renderer.drawing.theme import INK, OWNERS, WHITE, Colour, rgb
from renderer.pieces.hexes import Hex, TilePainter

MARKERS: Final[dict[str, TilePainter]] = {}
"""The painters of markers, by kind; each expansion adds its own."""


def _unknown(plate: Hex) -> None:
    """Paint the marker for a kind that this version does not know."""
    plate.circle(0, 0, 0.3, WHITE, rgb("#b8c4d8"))


@sprite_cache
def marker(kind: str, seat: int, radius: float) -> Image.Image:
    """A marker of a seat; `radius` is that of the hex in pixels, and the marker covers the middle of the hex."""
    return _plate(kind, radius * SIZE, OWNERS[seat].colour)


@sprite_cache
def marker_icon(kind: str, size: int) -> Image.Image:
    """A marker without an owner, as an icon of `size` × `size` pixels."""
    drawn = _plate(kind, size / 2 / EDGE, WHITE)
    left, top = (drawn.width - size) // 2, (drawn.height - size) // 2
    return drawn.crop((left, top, left + size, top + size))


def _plate(kind: str, radius: float, rim: Colour) -> Image.Image:
    plate = Hex(radius)
    plate.circle(0, 0, EDGE, INK)
    plate.circle(0, 0, 0.82, rim)
    plate.circle(0, 0, 0.66, rgb("#fff4e0"), rgb("#d8b890"))
    MARKERS.get(kind, _unknown)(plate)
    return plate.done()


EDGE: Final = 0.9
"""The radius of the plate, in units of the hex it is drawn on."""
SIZE: Final = 0.46
"""The radius of the plate, as a share of the radius of the hex on the board."""
