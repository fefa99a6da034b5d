"""Where the planet, its hexes and its tracks lie on a picture; everything follows from the width of a hex."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from engine.board import Space
from renderer.canvas import Point, Polygon
from renderer.theme import BOARD, TABLE


class Layout(NamedTuple):
    """A picture of `width` × `height` pixels with the middle of the planet at `x`, `y` and hexes `hex` pixels wide."""

    width: int
    height: int
    x: float
    y: float
    hex: float

    @property
    def radius(self) -> float:
        """From the middle of a hex to its corners."""
        return self.hex / math.sqrt(3)

    @property
    def unit(self) -> float:
        """Pixels for one pixel of the large board, in which lines and letters are measured."""
        return self.hex / LARGE

    def px(self, n: float) -> int:
        """A size of the large board on this one, in whole pixels."""
        return max(1, round(n * self.unit))

    @property
    def ring(self) -> tuple[float, float]:
        """The inner and outer radius of the tracks."""
        return 452 * self.unit, 496 * self.unit

    def at(self, space: Space) -> Point:
        """The middle of an area."""
        return self.x + (space.x - 4) * self.hex, self.y + (space.y - 4) * self.radius * 1.5

    def polar(self, angle: float, radius: float) -> Point:
        """A point by its angle in degrees, clockwise from the top, and its distance from the middle."""
        turn = math.radians(angle)
        return self.x + radius * math.sin(turn), self.y - radius * math.cos(turn)

    def wedge(self, angles: tuple[float, float], radii: tuple[float, float], steps: int = 10) -> Polygon:
        """A piece of a ring."""
        start, end = angles
        turns = [start + (end - start) * i / steps for i in range(steps + 1)]
        return [self.polar(a, radii[1]) for a in turns] + [self.polar(a, radii[0]) for a in reversed(turns)]


LARGE: Final = 92.0
SQUARE: Final = Layout(BOARD, BOARD, BOARD / 2, BOARD / 2, 72)
"""The board of messages."""
FULL: Final = Layout(*TABLE, 530, 556, LARGE)
"""The board with all players; the art of the planet is drawn for it."""
CLOSE: Final = Layout(1600, 1600, 800, 800, 144)
"""From which a few spaces are cut."""
