"""What a motif is."""

from __future__ import annotations

import math
from typing import NamedTuple

from renderer.art.scenery import ScenePainter
from renderer.drawing.canvas import Point, Polygon


class Motif(NamedTuple):
    """A thing that a card may show: its painter (in units of its size, around its middle), the setting it is found in,
    and whether it flies in that setting or stands on its ground."""

    paint: ScenePainter
    setting: str
    flies: bool = False
    size: float = 0.68
    """The share of the picture's height that it takes."""


def turned(points: Polygon, at: Point, degrees: float) -> list[Point]:
    """Points around the origin, turned and moved to a place."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in points]
