"""The map in words: tiles, free spaces with their gains, named places, and spaces to choose from."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from engine.view import View
from words import _, mark, space_gains, space_name, tile_name
from words.catalogue import bracketed, colon, commas, ended, pair, semicolons
from words.names import map_name, marker_name, place_name
from words.spaces import printed_bonus

NOTED: Final = 400
"""The most characters of a list that names the legal spaces one by one."""


def in_order(view: View, spaces: Collection[str]) -> list[str]:
    """Spaces in the order of the map."""
    return [key for key in view.box.map.spaces if key in spaces]


def new_ones(view: View, since: Collection[str]) -> list[str]:
    """The spaces of new tiles, in the order of the map, then the names of new areas off the map."""
    on_map = in_order(view, since)
    return on_map + [space_name(key) for key in view.tiles if key in since and key not in on_map]


def choices(view: View, legal: Collection[str], tile: str) -> str:
    """The legal spaces, each with its gains; if that text is too long, each gain with its spaces."""
    brought = {
        key: space_gains(view, key, tile, [mark(seat.seat) for seat in view.seats]) for key in in_order(view, legal)
    }
    nothing = _("no bonus")
    said = semicolons(pair(key, commas(found) or nothing) for key, found in brought.items())
    return said if len(said) <= NOTED else semicolons(_by_gain(brought))


def _by_gain(brought: Mapping[str, Sequence[str]]) -> list[str]:
    """Each gain with its spaces, and last the spaces without a gain: `+2 plants at D5, E1`."""
    found: dict[str, list[str]] = {}
    for key, said in brought.items():
        for gain in said or ("",):
            found.setdefault(gain, []).append(key)
    return [_bringing(gain, found[gain]) for gain in sorted(found, key=bool, reverse=True)]


def tile_lines(view: View, called: Sequence[str]) -> list[str]:
    """The tiles by owner and kind, with their spaces; then the claimed spaces."""
    lines: list[str] = []
    for seat in (-1, *range(len(called))):
        kinds: dict[str, list[str]] = {}
        for space, tile in view.tiles.items():
            if tile.owner == seat:
                kinds.setdefault(tile.kind, []).append(space_name(space))
        if kinds:
            tiles = semicolons(pair(tile_name(kind), commas(sorted(at))) for kind, at in kinds.items())
            owner = called[seat] if seat >= 0 else _("Without owner")
            lines.append(ended(colon(owner, tiles)))
    if view.claims:
        claims = commas(pair(space, called[seat]) for space, seat in view.claims.items())
        lines.append(_("Reserved: {claims}.", claims=claims))
    if view.markers:
        markers = commas(
            pair(pair(marker_name(m.kind), space_name(space)), called[m.owner]) for space, m in view.markers.items()
        )
        lines.append(_("Markers: {markers}.", markers=markers))
    return lines or [_("No tiles yet.")]


def place_lines(view: View) -> list[str]:
    """The named places of the map, and which of them are volcanic."""
    named = [space for space in view.box.map.spaces.values() if space.name]
    volcanic = _("volcanic")
    places = [bracketed(pair(space.key, place_name(space.name)), volcanic if space.volcanic else "") for space in named]
    title = map_name(view.options.map)
    return [_("Places of {map}: {places}.", map=title, places=commas(places))] if places else []


def beside_line() -> str:
    """Which spaces are neighbours, by their coordinates, for those who cannot see the map."""
    return _(
        "Neighbours of a space: the next ones in its row; in the rows before and after, its own number and, "
        "if that row is longer, the number after, if shorter, the number before."
    )


def free_lines(view: View, told: Collection[str] = ()) -> list[str]:
    """The spaces without a tile, except those in `told`, grouped by the tiles that may be placed there and by printed bonus."""
    names = {"land": _("For anything but oceans"), "ocean": _("For oceans"), "reserved": _("Kept for a card")}
    by_kind: dict[str, dict[str, list[str]]] = {kind: {} for kind in names}
    for space in view.box.map.spaces.values():
        if space.key not in view.tiles and space.key not in told:
            by_kind[space.kind].setdefault(printed_bonus(view, space), []).append(space.key)
    return [
        ended(colon(names[kind], semicolons(_bringing(bonus, found[bonus]) for bonus in sorted(found, reverse=True))))
        for kind, found in by_kind.items()
        if found
    ]


def _bringing(bonus: str, spaces: Sequence[str]) -> str:
    keys = commas(spaces)
    return _("{bonus} at {spaces}", bonus=bonus, spaces=keys) if bonus else _("no bonus at {spaces}", spaces=keys)
