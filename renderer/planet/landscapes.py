"""The landscape of each map: volcanoes, canyons, basins and polar caps, from which `renderer.tools.globe` paints the planet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from renderer.drawing.canvas import Point

Course = tuple[float, tuple[Point, ...]]
"""The width of a canyon in its middle, and the points through which it runs, as shares of the plane."""


class Round(NamedTuple):
    """A volcano or a basin: its middle and its radius, as shares of the plane, which shows half a sphere."""

    x: float
    y: float
    radius: float


class Cap(NamedTuple):
    """A polar cap: its middle in radii of the planet from the middle of the picture, how much narrower it is than high, and its size.

    `less` is by how much it is smaller than the ice in general, which recedes as Mars turns green; `bright` lights it up where the
    sun is low.
    """

    x: float
    y: float
    narrow: float
    less: float
    bright: float = 1


class Landscape(NamedTuple):
    """The invented landscape of a map; `seed` seeds its random numbers."""

    seed: str
    shields: Sequence[Round]
    rifts: Sequence[Course] = ()
    basins: Sequence[Round] = ()
    caps: Sequence[Cap] = (Cap(0, -0.99, 0.5, 0), Cap(0, 1.0, 0.6, 0.12))
    craters: int = 700
    """The number of craters, most of them small."""
    north: float = 0.35
    """The depth of the northern lowland, in units of the height field."""


USUAL: Final = "tharsis"
"""The map whose art is used for maps without their own art."""
LANDSCAPES: Final[dict[str, Landscape]] = {}
"""The landscapes by map."""
