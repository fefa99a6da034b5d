"""The positions of the planet, its hexes and its tracks on a picture, derived from the width of a hex and the number of hexes across."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.board import Map, Space
from renderer.drawing.canvas import Point, Polygon
from renderer.drawing.theme import BOARD, LEAST, TABLE


class Layout(NamedTuple):
    """A picture of `width` × `height` pixels with the middle of the planet at `x`, `y` and hexes `hex` pixels wide.

    The planet is as wide as `across` hexes and a half: the more spaces the widest row of a map has, the smaller its hexes are.
    """

    width: int
    height: int
    x: float
    y: float
    hex: float
    across: int = 9

    def of(self, map: Map) -> Layout:
        """The layout of the same planet with the hex size of a map."""
        if map.across == self.across:
            return self
        return self._replace(hex=self.hex * (self.across + 0.5) / (map.across + 0.5), across=map.across)

    @property
    def usual(self) -> Layout:
        """The layout of the same planet with hexes of the usual size, for everything drawn around the areas."""
        if self.across == USUAL:
            return self
        return self._replace(hex=round(self.hex * (self.across + 0.5) / (USUAL + 0.5), 6), across=USUAL)

    @property
    def radius(self) -> float:
        """The distance from the middle of a hex to its corners, in pixels."""
        return self.hex / math.sqrt(3)

    @property
    def unit(self) -> float:
        """The number of pixels on this picture per pixel of the full board, in which line widths and letter sizes are given."""
        return self.hex / FULL_HEX

    def px(self, n: float) -> int:
        """Convert a length in pixels of the full board to whole pixels of this picture."""
        return max(1, round(n * self.unit))

    @property
    def ring(self) -> tuple[float, float]:
        """The inner and outer radius of the tracks, in pixels."""
        return 452 * self.usual.unit, 496 * self.usual.unit

    @property
    def reach(self) -> float:
        """Half the side of the square around the planet in whose corners the readings are drawn, in pixels."""
        return min(REACH * self.usual.unit, self.width / 2)

    @property
    def reading(self) -> float:
        """The height of a reading including its distance from the picture's edge, in pixels."""
        return READING * self.usual.unit

    @property
    def whole(self) -> bool:
        """Whether the picture shows the whole planet with its tracks, and not a part of the map."""
        return 2 * self.ring[1] <= self.width

    @property
    def names(self) -> bool:
        """Whether the names of places are shown: only if they are legible and no other text needs the space."""
        return self.whole and self.usual.px(LEAST) >= LEAST

    @property
    def lettered(self) -> bool:
        """Whether the margin shows the letter of each row and the areas only numbers, because full coordinates would be too small."""
        return self.whole and not self.names

    def shows(self, space: Space) -> bool:
        """Whether any part of an area is on the picture."""
        x, y = self.at(space)
        return -self.radius < x < self.width + self.radius and -self.radius < y < self.height + self.radius

    def at(self, space: Space) -> Point:
        """The middle of an area."""
        middle = (self.across - 1) / 2
        return self.x + (space.x - middle) * self.hex, self.y + (space.y - middle) * self.radius * 1.5

    def around(self, space: Space, size: tuple[int, int]) -> Layout:
        """The layout of a sprite of `size` pixels with this area in its middle."""
        x, y = self.at(space)
        return self._replace(x=self.x - x + size[0] / 2, y=self.y - y + size[1] / 2)

    def polar(self, angle: float, radius: float) -> Point:
        """The point at an angle (degrees clockwise from the top) and a distance (pixels) from the middle of the planet."""
        turn = math.radians(angle)
        return self.x + radius * math.sin(turn), self.y - radius * math.cos(turn)

    def within_art(self, x: float, y: float) -> Point:
        """The point nearest to `x`, `y` around which a picture can be cut without leaving the art."""
        scale = self.usual.unit
        least_x, least_y = self.width / 2 - FULL.x * scale, self.height / 2 - FULL.y * scale
        most_x = (FULL.width - FULL.x) * scale - self.width / 2
        most_y = (FULL.height - FULL.y) * scale - self.height / 2
        return min(max(x, least_x), most_x), min(max(y, least_y), most_y)

    def wedge(self, angles: tuple[float, float], radii: tuple[float, float], steps: int = 10) -> Polygon:
        """The outline of a segment of a ring, between two angles (degrees) and two radii (pixels)."""
        start, end = angles
        turns = [start + (end - start) * i / steps for i in range(steps + 1)]
        return [self.polar(a, radii[1]) for a in turns] + [self.polar(a, radii[0]) for a in reversed(turns)]


USUAL: Final = 9
"""The number of spaces in the widest row of most maps."""
FULL_HEX: Final = 92.0
"""The width in pixels of a hex of these maps on the full board; widths of lines and sizes of letters are given in pixels of that board."""
REACH: Final = 524
"""Half the side of the square in whose corners the readings are drawn, in pixels of the full board."""
READING: Final = 110
"""The height of a reading including its distance from the picture's edge, in pixels of the full board."""
SQUARE: Final = Layout(BOARD, BOARD, BOARD / 2, BOARD / 2, 72)
"""The layout of a message's board."""
FULL: Final = Layout(1064, TABLE[1], 530, 556, FULL_HEX)
"""The layout of the planet on the full board, at its left; the art of the planet is drawn for this layout."""
ZOOMS: Final = (150.0, 116.0)
"""The widths in pixels of a hex on a board cropped to some areas, largest first; few, so that cached tiles are used again."""


def close(map: Map, spaces: Sequence[Space]) -> Layout | None:
    """The layout of a board cropped to some areas and their surroundings; None if it would show nearly all of the map."""
    for hex in ZOOMS:
        whole = Layout(BOARD, BOARD, 0, 0, hex, map.across)
        points = [whole.at(space) for space in spaces]
        left, right = min(x for x, _y in points), max(x for x, _y in points)
        top, bottom = min(y for _x, y in points), max(y for _x, y in points)
        wide, high = right - left + 1.5 * hex, bottom - top + 2.2 * whole.radius
        if wide <= BOARD and high <= BOARD:
            high = round(max(high + 1.2 * whole.radius, 0.6 * BOARD))
            x, y = whole._replace(height=high).within_art((left + right) / 2, (top + bottom) / 2)
            return Layout(BOARD, high, BOARD / 2 - x, high / 2 - y, hex, map.across)
    return None
