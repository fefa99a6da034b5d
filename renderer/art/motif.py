"""The type of a motif, and a helper that rotates points."""

from __future__ import annotations

import math
from typing import NamedTuple

from renderer.art.scenery import ScenePainter
from renderer.drawing.canvas import Point, Polygon


class Motif(NamedTuple):
    """A subject of illustrations: its painter (in units of its size, around its middle), its usual setting,
    and whether it flies in that setting or stands on its ground.
    """

    paint: ScenePainter
    setting: str
    flies: bool = False
    size: float = 0.68
    """The height of the motif, as a share of the picture's height."""


def turned(points: Polygon, at: Point, degrees: float) -> list[Point]:
    """Rotate points around the origin by `degrees`, then move them by `at`."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in points]
