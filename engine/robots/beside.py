"""What could lie side by side on the map: greeneries beside cities, which bring points to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.tableau import CITY_TILES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.view import View


def room_beside_city(view: View, seat: int) -> bool:
    """Whether a seat has a city with free land beside it, where a greenery would bring a point for the city too."""
    return any(True for space, tile in _own(view, seat) if tile in CITY_TILES for _ in _free(view, space))


def greeneries_beside_city_to_be(view: View, seat: int) -> int:
    """Return the points that a new city beside an own greenery has at once: the most greeneries around a free space there.

    Spaces beside a city are left out, since no city may be placed on them.
    """
    tiles, near = view.tiles, view.box.map.near
    most = 0
    for free in {free for space, tile in _own(view, seat) if tile == "greenery" for free in _free(view, space)}:
        around = [tiles[space].kind for space in near[free] if space in tiles]
        if CITY_TILES.isdisjoint(around):
            most = max(most, around.count("greenery"))
    return most


def _own(view: View, seat: int) -> Iterator[tuple[str, str]]:
    """The spaces of a seat's tiles on the map, with the kinds of these."""
    on_map = view.box.map.near
    return ((space, tile.kind) for space, tile in view.tiles.items() if tile.owner == seat and space in on_map)


def _free(view: View, space: str) -> Iterator[str]:
    """The free land beside a space."""
    at = view.box.map
    return (near for near in at.near[space] if near not in view.tiles and at.spaces[near].kind == "land")
