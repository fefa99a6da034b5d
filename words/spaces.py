"""The gains of a space for the player who is asked to choose one, under the rules of the effect that asks (`Decision.bonuses`)."""

from __future__ import annotations

from collections.abc import Sequence

from engine import placement, prices
from engine.board import Space
from engine.effects.tiles import FOR_ALL
from engine.state import Tile
from engine.tableau import CITY_TILES, is_ocean
from engine.view import View
from words.brief import brief, drawn, plus
from words.catalogue import _, bracketed, commas, pair, plural, pluses
from words.names import cards_text, counted, money, place_name, players, points_text, tile_name


def placement_gains(view: View, space: str, tile: str, names: Sequence[str] = ()) -> str:
    """The gains of a space: `+1 steel, +4 M€ (2 oceans)`, points with neighbours; its name in brackets; empty off the map."""
    at = view.box.map.spaces.get(space)
    said = space_gains(view, space, tile, players(names))
    if at is None:
        return commas(said)
    name = place_name(at.name) if tile or space not in view.tiles else ""
    return bracketed(commas(said), name) if said else name or _("no bonus")


def space_gains(view: View, space: str, tile: str, called: Sequence[str] = ()) -> list[str]:
    """The printed bonus of a space, M€ for oceans, and points with neighbours; `called` gives the other players' names or marks.

    If the choice neither places a `tile` nor gains the bonus, as for a marker: the tile on the space, or the bonus printed there.
    """
    times = bonuses(view)
    if not (tile or times):
        return _lying(view, space)
    if space not in view.box.map.spaces:
        return []
    at, near = view.box.map.spaces[space], _near(view, space)
    said: list[str] = []
    if times:
        for icon in dict.fromkeys(at.bonus):
            n = at.bonus.count(icon) * times
            said.append(drawn(n) if icon == "card" else plus(n, icon))
        if oceans := _oceans(near):
            beside = plural("{n} ocean", "{n} oceans", oceans)
            said.append(bracketed(plus(_beside_ocean(view) * oceans, "mc"), beside))
        said += toll_text(view, space)
    else:
        # What is placed for another player brings them what is printed; what is placed for all brings nobody anything.
        said += _printed(view, space) if rewarded(view) else []
        said += _beside(near, view.you, called) if tile == "ocean" else []
    greeneries = _greeneries(near)
    if tile in CITY_TILES and greeneries:
        beside = plural("{n} greenery", "{n} greeneries", greeneries)
        said.append(bracketed(points_text(greeneries), beside))
    if tile == "greenery":
        said += _for_cities([t.owner for t in near if t.kind in CITY_TILES], view.you, called)
    return said


def _lying(view: View, space: str) -> list[str]:
    """The tile on a space, or the printed bonus of a free space: `1 plant printed`."""
    return [tile_name(view.tiles[space].kind)] if space in view.tiles else _printed(view, space)


def _printed(view: View, space: str) -> list[str]:
    """The printed bonus of a space: `1 plant printed`."""
    at = view.box.map.spaces.get(space)
    printed = printed_bonus(view, at) if at is not None else ""
    return [_("{bonus} printed", bonus=printed)] if printed else []


def printed_bonus(view: View, space: Space) -> str:
    """The printed bonus of a space: `1 plant + 1 card`; empty if there is none."""
    said = [
        cards_text(space.bonus.count(icon)) if icon == "card" else counted(space.bonus.count(icon), icon)
        for icon in dict.fromkeys(space.bonus)
    ]
    return pluses([*said, *toll_text(view, space.key)])


def toll_text(view: View, space: str) -> list[str]:
    """The price of placing a tile on a space for the viewer now, and what it pays for: `6 M€ for an ocean`; empty if it is free."""
    due = placement.open_toll(view, space)
    if due is None:
        return []
    return [_("{price} for {what}", price=money(placement.toll(view, view.me, space)), what=brief(due.do))]


def rewarded(view: View) -> bool:
    """Whether placing a tile or raising a parameter rewards the viewer now; not while the viewer raises a parameter for the World
    Government."""
    return view.decision is None or view.decision.cause.source != FOR_ALL


def bonuses(view: View) -> int:
    """How many times the viewer gains the printed bonus of the space to be chosen; 0 if the viewer is not asked for a space."""
    return view.decision.bonuses if view.decision else 0


def money_gained(view: View, space: str) -> int:
    """The M€ for the oceans adjacent to a tile on the space, less the space's toll; negative if the toll is higher."""
    if not bonuses(view):
        return 0
    return _beside_ocean(view) * _oceans(_near(view, space)) - placement.toll(view, view.me, space)


def _beside_ocean(view: View) -> int:
    """The M€ that the viewer gains for each ocean adjacent to a placed tile."""
    return prices.term(view, view.me, "ocean-bonus")


def points_gained(view: View, space: str, tile: str) -> int:
    """The points from a tile on the space with its present neighbours: a city's from all greeneries, a greenery's from the
    viewer's cities."""
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
    """The tiles that a new ocean would be adjacent to, with their owners: `beside your city`, `beside the greenery of ■ Ben`."""
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
