"""The map in words: tiles, free spaces with what they bring, places, and spaces to choose from."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from engine.board import Space
from engine.maps import MAPS
from engine.view import View
from words import _, counted, mark, space_gains, space_name, tile_name
from words.names import cards_text

NOTED: Final = 400
"""Characters that spaces to choose from may take one by one."""


def in_order(view: View, spaces: Collection[str]) -> list[str]:
    """Spaces as they are read on the map."""
    return [key for key in MAPS[view.options.map].spaces if key in spaces]


def new_ones(view: View, since: Collection[str]) -> list[str]:
    """Where tiles are new: spaces as they are read on the map, then the names of areas off it."""
    on_map = in_order(view, since)
    return on_map + [space_name(key) for key in view.tiles if key in since and key not in on_map]


def choices(view: View, legal: Collection[str], tile: str) -> str:
    """Spaces to choose from with what each brings; where that takes too much room, what is brought with where."""
    brought = {
        key: space_gains(view, key, tile, [mark(seat.seat) for seat in view.seats]) for key in in_order(view, legal)
    }
    nothing = _("no bonus")
    said = "; ".join(f"{key} {', '.join(found) or nothing}" for key, found in brought.items())
    return said if len(said) <= NOTED else "; ".join(_by_gain(brought))


def _by_gain(brought: Mapping[str, Sequence[str]]) -> list[str]:
    """`+2 plants at D5, E1`; those that bring nothing last."""
    found: dict[str, list[str]] = {}
    for key, said in brought.items():
        for gain in said or ("",):
            found.setdefault(gain, []).append(key)
    return [_bringing(gain, found[gain]) for gain in sorted(found, key=bool, reverse=True)]


def tile_lines(view: View, called: Sequence[str]) -> list[str]:
    """Tiles by owner and kind with their spaces; claims."""
    lines: list[str] = []
    for seat in (-1, *range(len(called))):
        kinds: dict[str, list[str]] = {}
        for space, tile in view.tiles.items():
            if tile.owner == seat:
                kinds.setdefault(tile.kind, []).append(space_name(space))
        if kinds:
            tiles = "; ".join(f"{tile_name(kind)} {', '.join(sorted(at))}" for kind, at in kinds.items())
            owner = called[seat] if seat >= 0 else _("Without owner")
            lines.append(f"{owner}: {tiles}.")
    if view.claims:
        claims = ", ".join(f"{space} {called[seat]}" for space, seat in view.claims.items())
        lines.append(_("Reserved: {claims}.", claims=claims))
    return lines or [_("No tiles yet.")]


def place_lines(view: View) -> list[str]:
    """The named places of the map; a volcanic one says so."""
    named = [space for space in MAPS[view.options.map].spaces.values() if space.name]
    volcanic = _("volcanic")
    places = [f"{space.key} {space.name}" + (f" ({volcanic})" if space.volcanic else "") for space in named]
    return [_("Places: {places}.", places=", ".join(places))] if places else []


def free_lines(view: View, told: Collection[str] = ()) -> list[str]:
    """Spaces without a tile, but those that are told of before: what they are for, and together those that bring the same."""
    names = {"land": _("For anything but oceans"), "ocean": _("For oceans"), "reserved": _("Kept for a card")}
    by_kind: dict[str, dict[str, list[str]]] = {kind: {} for kind in names}
    for space in MAPS[view.options.map].spaces.values():
        if space.key not in view.tiles and space.key not in told:
            by_kind[space.kind].setdefault(_bonus(space), []).append(space.key)
    return [
        f"{names[kind]}: {'; '.join(_bringing(bonus, found[bonus]) for bonus in sorted(found, reverse=True))}."
        for kind, found in by_kind.items()
        if found
    ]


def _bonus(space: Space) -> str:
    return " + ".join(
        cards_text(space.bonus.count(icon)) if icon == "card" else counted(space.bonus.count(icon), icon)
        for icon in dict.fromkeys(space.bonus)
    )


def _bringing(bonus: str, spaces: Sequence[str]) -> str:
    keys = ", ".join(spaces)
    return _("{bonus} at {spaces}", bonus=bonus, spaces=keys) if bonus else _("no bonus at {spaces}", spaces=keys)
