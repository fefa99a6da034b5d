"""The canvas of a hex tile, and the trees and towers painted on it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PIL import Image, ImageChops

from renderer.drawing.canvas import Canvas, Polygon, regular
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb

PAD: Final = 0.06
"""The margin around a hex for its shadow, as a share of its radius; small, since every pixel costs time for every tile of every board."""


def hexagon(radius: float, x: float = 0, y: float = 0) -> Polygon:
    """A hex with a corner at the top."""
    return regular(6, radius, (x, y))


class Hex(Canvas):
    """A canvas around a hex; one unit is the radius from the middle to the corners, and the origin is the middle."""

    def __init__(self, radius: float, pad: float = PAD) -> None:
        # An even size, so that tiles are rounded to the same pixel on a whole board and on a part of it.
        wide, high = (2 * math.ceil((half + radius * pad) / 2) for half in (radius * math.sqrt(3) / 2, radius))
        middle = (wide / radius, high / radius)
        super().__init__(2 * wide, 2 * high, radius, origin=middle, oversampling=4 if radius < 80 else 3)

    def hexagon(self, radius: float) -> Image.Image:
        """A mask of the hex, scaled to the share `radius`."""
        return self.mask([hexagon(radius)])

    def rim(self, outer: float, inner: float, colour: Colour, alpha: float = 1) -> None:
        """Colour the ring between two hexes, given as shares of the radius."""
        self.paint(ImageChops.subtract(self.hexagon(outer), self.hexagon(inner)), colour, None, alpha)

    def ground(self, top: Colour, bottom: Colour, light: Colour) -> None:
        """Paint the ground of a tile, lit from the upper left."""
        self.paint(self.hexagon(0.985), INK)
        self.paint(self.hexagon(0.93), top, bottom)
        self.glow(-0.22, -0.45, 0.9, light, 0.55)

    def edge(self) -> None:
        """Finish a tile: cut off what is painted outside its edge, then add bevel and shadow."""
        face = self.hexagon(0.93)
        self.clip(self.hexagon(0.985))
        self.paint(ImageChops.subtract(self.hexagon(0.985), face), INK)
        for dx, dy, colour, alpha in ((0.035, 0.05, WHITE, 0.45), (-0.03, -0.05, INK, 0.4)):
            shifted = ImageChops.offset(face, int(dx * self.scale), int(dy * self.scale))
            self.paint(ImageChops.subtract(face, shifted), colour, None, alpha)
        self.shadow(0.02, 0.04, 0.03, 0.55)


TilePainter = Callable[[Hex], None]


def tree(tile: Canvas, x: float, y: float, height: float, colours: tuple[Colour, Colour]) -> None:
    """Draw a fir: a trunk and three branches, lit from the left."""
    shade, light = colours
    tile.fill([[(x - 0.03, y), (x + 0.03, y), (x + 0.03, y - 0.12), (x - 0.03, y - 0.12)]], rgb("#5a3a22"))
    for half, low, high in ((0.17, 0.08, 0.5), (0.14, 0.32, 0.75), (0.1, 0.56, 1.0)):
        wide, foot, tip = half * height * 1.9, y - low * height, (x, y - high * height)
        tile.fill([[(x - wide, foot), (x + wide, foot), tip]], shade)
        tile.fill([[(x - wide, foot), (x - wide * 0.05, foot), tip]], light, alpha=0.75)


FAR_TREES: Final = (rgb("#1d5a2a"), rgb("#4b9b45"))
NEAR_TREES: Final = (rgb("#2f7d36"), rgb("#79c95a"))
"""The colours of a near tree: shade and light."""


def bush(tile: Canvas, x: float, y: float, radius: float) -> None:
    tile.circle(x + 0.02, y + 0.03, radius, rgb("#123c1c"), alpha=0.6)
    tile.circle(x, y, radius, rgb("#7ed060"), rgb("#2a7a36"))
    for right, down, share in ((-0.45, -0.1, 0.5), (0.3, -0.35, 0.55), (-0.1, -0.5, 0.45)):
        tile.circle(x + radius * right, y + radius * down, radius * share, rgb("#a4e07c"), alpha=0.4)


def tower(tile: Canvas, x: float, foot: float, width: float, height: float, colour: Colour) -> None:
    """Draw a building with lit windows, its right side in the shade."""
    roof = foot - height
    tile.fill([[(x, foot), (x + width, foot), (x + width, roof), (x, roof)]], mix(colour, WHITE, 0.3), colour)
    side = x + width * 0.68
    tile.fill([[(side, foot), (x + width, foot), (x + width, roof), (side, roof)]], INK, alpha=0.3)
    for floor in range(int(height / 0.12)):
        for column in (0.16, 0.46):
            if (int(x * 50) + floor * 3 + int(column * 10)) % 4:
                left, right = x + width * column, x + width * (column + 0.2)
                low = foot - 0.06 - floor * 0.12
                tile.fill([[(left, low), (right, low), (right, low - 0.06), (left, low - 0.06)]], rgb("#ffe38a"))
