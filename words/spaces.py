"""What a space brings to the player who places a tile there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import placement, prices
from engine.card import CARDS
from engine.effects.choices import effects_in
from engine.effects.tiles import FOR_ALL, Place
from engine.state import Tile
from engine.tableau import CITY_TILES, is_ocean
from engine.view import View
from words.brief import brief, drawn, plus
from words.catalogue import _, bracketed, commas, pair, plural
from words.names import money, players, points_text, tile_name


def placement_gains(view: View, space: str, tile: str, names: Sequence[str] = ()) -> str:
    """The gains of a space, with the name of a named one: `+1 steel, +4 M€ (2 oceans)`, points with neighbours; empty off the map."""
    at = view.box.map.spaces.get(space)
    if at is None:
        return ""
    said = [*space_gains(view, space, tile, players(names)), *([at.name] if at.name else [])]
    return commas(said) or _("no bonus")


def space_gains(view: View, space: str, tile: str, called: Sequence[str] = ()) -> list[str]:
    """The printed bonus of a space, M€ for oceans, and points with neighbours; other players are `called` by name or mark."""
    at, near = view.box.map.spaces[space], _near(view, space)
    said: list[str] = []
    if rewarded(view):
        times = _times(view, tile)
        for icon in dict.fromkeys(at.bonus):
            n = at.bonus.count(icon) * times
            said.append(drawn(n) if icon == "card" else plus(n, icon))
    if oceans := _oceans(near) if rewarded(view) else 0:
        beside = plural("{n} ocean", "{n} oceans", oceans)
        said.append(bracketed(plus(_beside_ocean(view) * oceans, "mc"), beside))
    if rewarded(view):
        said += toll_text(view, space)
    if tile == "ocean" and not rewarded(view):
        said += _beside(near, view.you, called)
    greeneries = _greeneries(near)
    if tile in CITY_TILES and greeneries:
        beside = plural("{n} greenery", "{n} greeneries", greeneries)
        said.append(bracketed(points_text(greeneries), beside))
    if tile == "greenery":
        said += _for_cities([t.owner for t in near if t.kind in CITY_TILES], view.you, called)
    return said


def toll_text(view: View, space: str) -> list[str]:
    """What a tile on a space costs the viewer now, and for what: `6 M€ for an ocean`; empty if it costs nothing."""
    due = placement.open_toll(view, space)
    if due is None:
        return []
    return [_("{price} for {what}", price=money(placement.toll(view, view.me, space)), what=brief(due.do))]


UNREWARDED: Final[set[str]] = set()
"""Questions for a space, by the first part of their key, whose answer brings the player nothing; expansions add theirs."""


def rewarded(view: View) -> bool:
    """Whether a tile or a parameter brings its player anything now: not where a player raises a parameter for all."""
    asked = view.decision
    if asked is None:
        return True
    return asked.cause.source != FOR_ALL and asked.key.partition(":")[0] not in UNREWARDED


def _times(view: View, tile: str) -> int:
    """How many times the card that asks gives the bonus printed on the space of a tile."""
    card = CARDS.get(view.decision.cause.card) if view.decision else None
    return next((e.times for e in effects_in(card) if isinstance(e, Place) and e.tile == tile), 1)


def money_gained(view: View, space: str) -> int:
    """The M€ for the oceans adjacent to a tile placed there, less its toll; negative if that is more."""
    if not rewarded(view):
        return 0
    return _beside_ocean(view) * _oceans(_near(view, space)) - placement.toll(view, view.me, space)


def _beside_ocean(view: View) -> int:
    """Return the M€ for each ocean beside a tile that the viewer places."""
    return prices.term(view, view.me, "ocean-bonus")


def points_gained(view: View, space: str, tile: str) -> int:
    """The points that the viewer gains by a tile there with its neighbours: of a city for greeneries, of a greenery for own cities."""
    near = _near(view, space)
    if tile in CITY_TILES:
        return _greeneries(near)
    return sum(t.kind in CITY_TILES and t.owner == view.you for t in near) if tile == "greenery" else 0


def _near(view: View, space: str) -> list[Tile]:
    return [view.tiles[s] for s in view.box.map.near[space] if s in view.tiles]


def _oceans(near: list[Tile]) -> int:
    return sum(is_ocean(t) for t in near)


def _greeneries(near: list[Tile]) -> int:
    return sum(t.kind == "greenery" for t in near)


def _beside(near: list[Tile], you: int, called: Sequence[str]) -> list[str]:
    """Whose tiles an ocean would adjoin: `beside your city`, `beside the greenery of ■ Ben`."""
    said = [
        _("beside your {tile}", tile=tile_name(t.kind))
        if t.owner == you
        else _("beside the {tile} of {player}", tile=tile_name(t.kind), player=called[t.owner])
        for t in near
        if t.owner >= 0 and (called or t.owner == you)
    ]
    return list(dict.fromkeys(said))


def _for_cities(owners: list[int], you: int, called: Sequence[str]) -> list[str]:
    said: list[str] = []
    for seat in dict.fromkeys(owners):
        points = f"+{points_text(owners.count(seat))}"
        who = _("for your city") if seat == you else _("for {player}", player=called[seat]) if called else ""
        said.append(pair(points, who).rstrip())
    return said
