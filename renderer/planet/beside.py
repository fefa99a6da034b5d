"""Cities off the map, drawn in the four corners beside the tracks, as large as their number allows."""

from __future__ import annotations

import math
from collections.abc import Collection
from functools import lru_cache
from itertools import count
from typing import Final, NamedTuple

from PIL import Image

from engine.view import View
from renderer.drawing.canvas import Point, centre
from renderer.icons.sprites import owner
from renderer.pieces.markers import marker
from renderer.pieces.tiles import halo, held
from renderer.planet.layout import Layout

LARGEST: Final = 0.8
"""The largest size of a city off the map, as a share of a hex of the map."""
SMALLER: Final = 0.85
APART: Final = 4.0
"""The distance between two cities, and between a city and the tracks or readings, in pixels of the full board."""
EDGE: Final = 20.0
"""The distance between a city and the picture's edge, in pixels of the full board; `APART` is used instead if cities would otherwise be
smaller."""
CORNERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))


class Beside(NamedTuple):
    """The positions of the cities off the map, in the order in which they were placed, and the radius of their hexes, in pixels."""

    radius: float
    places: tuple[Point, ...]


def off_map(view: View) -> list[tuple[str, str, int]]:
    """The tiles off the map, as (area, kind, owner), in the order in which they were placed."""
    spaces = view.box.map.spaces
    return [(key, tile.kind, tile.owner) for key, tile in view.tiles.items() if key not in spaces]


def draw_off_map(image: Image.Image, layout: Layout, view: View, since: Collection[str] = ()) -> None:
    """Draw the cities off the map, with a ring around those in `since`."""
    found = off_map(view)
    beside = beside_map(layout, len(found))
    for (x, y), (key, kind, seat) in zip(beside.places, found, strict=True):
        centre(image, held(kind, seat, beside.radius), x, y)
        if key in since:
            centre(image, halo(beside.radius), x, y)
        centre(image, owner(seat, round(beside.radius * 0.94)), x, y + beside.radius * 0.52)
        if mark := view.markers.get(key):
            centre(image, marker(mark.kind, mark.owner, beside.radius * 1.2), x, y - beside.radius * 0.4)


@lru_cache(maxsize=64)
def beside_map(layout: Layout, n: int) -> Beside:
    """Positions for `n` cities, all of the largest possible size: one in each corner, then a second in each corner, and so on."""
    sizes = ((LARGEST * layout.radius * SMALLER**i, edge) for i in count() for edge in (EDGE, APART))
    tried = ((radius, _corner(layout, radius, edge)) for radius, edge in sizes)
    radius, corner = next(found for found in tried if len(CORNERS) * len(found[1]) >= n)
    signed = [(sx * x, sy * y) for x, y in corner for sx, sy in CORNERS]
    return Beside(radius, tuple((layout.x + x, layout.y + y) for x, y in signed[:n]))


def _corner(layout: Layout, radius: float, edge: float) -> list[Point]:
    """The middles of the hexes that fit between a reading, the picture's edge and the tracks, relative to the middle of the planet, in
    pixels."""
    apart = APART * layout.unit
    wide, high = math.sqrt(3) * radius, 2 * radius
    right, bottom = layout.reach - edge * layout.unit - wide / 2, layout.reach - layout.reading - apart - radius
    found: list[Point] = []
    for row in range(int(bottom / high)):
        y = bottom - row * (high + apart)
        xs = [right - i * (wide + apart) for i in range(int(right / wide))]
        found += [(x, y) for x in xs if _clear(layout, x, y, radius)]
    return found


def _clear(layout: Layout, x: float, y: float, radius: float) -> bool:
    """Whether a hex lies outside the tracks; only the hex's two corners nearest to the tracks are tested."""
    corners = ((x - math.sqrt(3) / 2 * radius, y - radius / 2), (x, y - radius))
    return all(math.hypot(*corner) >= layout.ring[1] + 2 * APART * layout.unit for corner in corners)
