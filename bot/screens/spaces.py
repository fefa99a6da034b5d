"""Menus of spaces by the rows of the map, so that a coordinate seen on the board is found quickly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bot import limits
from bot.components import Keys, Option
from bot.speech import _
from engine.board import Map

ROWS: Final = 3
"""The most rows of the map in one menu."""


def menus(keys: Keys, map: Map, route: str, options: Sequence[tuple[str, Option]]) -> list[Any]:
    """Split spaces, each with its option, into menus by the rows of the map; those that are not on it stand in a last one."""
    out: list[Any] = []
    rest = list(options)
    for band in bands(map):
        here = [(space, option) for space, option in rest if space[:1] in band and space in map.spaces]
        rest = [found for found in rest if found not in here]
        said = _("Rows {first} to {last}", first=band[0], last=band[-1]) if len(band) > 1 else _("Row {row}", row=band)
        if here:
            out += keys.menus(said, route, [option for _space, option in here])
    return out + (keys.menus(_("Elsewhere"), route, [option for _space, option in rest]) if rest else [])


def bands(map: Map) -> list[str]:
    """Return the rows of a map by menu, from the north: each menu has as many of them as have room in it, up to three."""
    found: list[str] = []
    lengths = Counter(space.key[0] for space in map.spaces.values())
    for letter, long in lengths.items():
        if found and len(found[-1]) < ROWS and sum(lengths[other] for other in found[-1]) + long <= limits.OPTIONS:
            found[-1] += letter
        else:
            found.append(letter)
    return found
