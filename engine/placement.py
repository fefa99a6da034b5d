"""Placement rules by key: each is a function that finds the free spaces where a seat may place a tile (rulebook, Tiles)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from engine import prices, tableau
from engine.core import Cause
from engine.payment import affords

if TYPE_CHECKING:
    from engine.box import Toll
    from engine.core import Game, Reason
    from engine.state import Player, PlayerOrSeat
    from engine.tableau import GameOrView

Rule = Callable[["Game", int], Iterator[str]]
RULES: Final[dict[str, Rule]] = {}
OTHERWISE: Final = {"greenery": "land"}
"""By a rule that asks for certain spaces if possible, the rule that holds if the player can use none of them; it allows those too."""


def rule(key: str) -> Callable[[Rule], Rule]:
    """Register a placement rule under a key, which is stored in saves.

    Its result may depend only on the map, the tiles, the claims and the markers, because `spaces` and `any_space` cache it.
    """

    def add(function: Rule) -> Rule:
        RULES[key] = function
        return function

    return add


@tableau.cached_by_tiles
def spaces(game: Game, seat: int, where: str) -> tuple[str, ...]:
    """The free spaces that the rule `where` allows, in reading order."""
    return tuple(RULES[where](game, seat))


@tableau.cached_by_tiles
def any_space(game: Game, seat: int, where: str) -> bool:
    """Whether the rule `where` allows any free space."""
    return next(RULES[where](game, seat), None) is not None


def toll(game: GameOrView, me: PlayerOrSeat, space: str) -> int:
    """What a tile of a player on a space costs now, in M€; 0 for most spaces."""
    return prices.term(game, me, f"space:{space}") if open_toll(game, space) else 0


def open_toll(game: GameOrView, space: str) -> Toll | None:
    """The toll of a space, None if it has none or its parameter is complete."""
    found = game.box.tolls.get(space)
    if found is None or not found.until:
        return found
    return found if game.box.parameters[found.until].left(game.table.parameters[found.until]) else None


def barred(game: Game, me: Player, space: str) -> Reason | None:
    """The reason why a player cannot do what the toll of a space is paid for; None if there is no toll."""
    due = open_toll(game, space)
    return due.do.reason(game, me, Cause(space=space, source="placement")) if due else None


def usable_spaces(game: Game, me: Player, where: str) -> tuple[str, ...]:
    """The free spaces that the rule `where` allows and that no toll bars to the player, whether they can pay it or not."""
    found = spaces(game, me.seat, where)
    return tuple(s for s in found if not barred(game, me, s)) if game.box.tolls else found


def payable(game: Game, me: Player, where: str) -> tuple[str, ...]:
    """The free spaces that the rule `where` allows and whose tolls the player can pay; if there are none, see `OTHERWISE`."""
    found = usable_spaces(game, me, where)
    if not game.box.tolls:
        return found
    paid = tuple(s for s in found if not (price := toll(game, me, s)) or affords(game, me, price, f"space:{s}"))
    return payable(game, me, OTHERWISE[where]) if not paid and where in OTHERWISE else paid


def least_toll(game: Game, me: Player, where: str) -> tuple[int, str] | None:
    """The lowest toll of the spaces that are open to a player by a rule, with its space; 0 M€ if one has none, None if none is open."""
    if not game.box.tolls:
        return 0, ""
    found = usable_spaces(game, me, OTHERWISE.get(where, where))
    return min(((toll(game, me, s), s) for s in found), default=None)


def _free(game: Game, seat: int, kind: str) -> Iterator[str]:
    tiles, claims, markers = game.table.tiles, game.table.claims, game.table.markers
    for key in game.box.map.of_kind[kind]:
        if (
            key not in tiles
            and claims.get(key, seat) == seat
            and not (key in markers and barred_by_marker(game, seat, key))
        ):
            yield key


def barred_by_marker(game: Game, seat: int, space: str) -> bool:
    """Whether a marker keeps the tiles of a seat off a space."""
    found = game.table.markers.get(space)
    return found is not None and (found.bars == "all" or (found.bars == "others" and found.owner != seat))


@rule("land")
def _land(game: Game, seat: int) -> Iterator[str]:
    return _free(game, seat, "land")


@rule("ocean")
def _ocean(game: Game, seat: int) -> Iterator[str]:
    return _free(game, seat, "ocean")


@rule("city")
def _city(game: Game, seat: int) -> Iterator[str]:
    return (s for s in _free(game, seat, "land") if not _count_near(game, s, "city"))


@rule("two-cities")
def _two_cities(game: Game, seat: int) -> Iterator[str]:
    return (s for s in _free(game, seat, "land") if _count_near(game, s, "city") >= 2)


@rule("near-city")
def _near_city(game: Game, seat: int) -> Iterator[str]:
    return (s for s in _free(game, seat, "land") if _count_near(game, s, "city"))


@rule("near-ocean")
def _near_ocean(game: Game, seat: int) -> Iterator[str]:
    return (s for s in _free(game, seat, "land") if _count_near(game, s, "ocean"))


@rule("near-greenery")
def _near_greenery(game: Game, seat: int) -> Iterator[str]:
    return (s for s in _free(game, seat, "land") if _count_near(game, s, "greenery"))


@rule("greenery")
def _greenery(game: Game, seat: int) -> Iterator[str]:
    beside = _beside_own(game, seat)
    found = (s for s in _free(game, seat, "land") if s in beside)
    first = next(found, None)
    return _free(game, seat, "land") if first is None else chain((first,), found)


@rule("alone")
def _alone(game: Game, seat: int) -> Iterator[str]:
    tiles, near = game.table.tiles, game.box.map.near
    return (s for s in _free(game, seat, "land") if not any(n in tiles for n in near[s]))


@rule("volcanic")
def _volcanic(game: Game, seat: int) -> Iterator[str]:
    at = game.box.map.spaces
    has_any = any(space.volcanic for space in at.values())
    return (s for s in _free(game, seat, "land") if at[s].volcanic or not has_any)


@rule("volcanic-city")
def _volcanic_city(game: Game, seat: int) -> Iterator[str]:
    has_any = any(space.volcanic for space in game.box.map.spaces.values())
    return _volcanic(game, seat) if has_any else _city(game, seat)


@rule("metal")
def _metal(game: Game, seat: int) -> Iterator[str]:
    at, metals = game.box.map.spaces, {"steel", "titanium"}
    return (s for s in _free(game, seat, "land") if metals & game.box.counted_as(at[s].bonus))


@rule("metal-near-own")
def _metal_near_own(game: Game, seat: int) -> Iterator[str]:
    beside = _beside_own(game, seat)
    return (s for s in _metal(game, seat) if s in beside)


def _count_near(game: Game, space: str, kind: str) -> int:
    tiles = game.table.tiles
    kinds = tableau.CITY_TILES if kind == "city" else tableau.OCEAN_TILES if kind == "ocean" else (kind,)
    n = 0
    for near in game.box.map.near[space]:
        tile = tiles.get(near)
        if tile is not None and tile.kind in kinds:
            n += 1
    return n


def _beside_own(game: Game, seat: int) -> set[str]:
    near = game.box.map.near
    return {space for key, tile in game.table.tiles.items() if tile.owner == seat for space in near.get(key, ())}
