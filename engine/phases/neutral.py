"""The neutral tiles of the solo game (rulebook, Solo version)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine import changes, tableau
from engine.card import CARDS
from engine.core import Cause, Effect, Game
from engine.placement import spaces

if TYPE_CHECKING:
    from engine.state import Player

NOBODY = -1


class NeutralTiles(Effect, frozen=True):
    """Place the tiles of the neutral opponent, if this is the solo game."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if tableau.is_solo(game):
            place_neutral_tiles(game)


def place_neutral_tiles(game: Game) -> None:
    """Place two neutral cities and a greenery next to each; the costs of four revealed cards determine the spaces.

    A space that leaves a city no room for its greenery is passed over.
    """
    costs = [CARDS[card].cost for card in changes.reveal_for_neutral(game, 4)]
    first = _counted(spaces(game, NOBODY, "city"), costs[0], lambda city: bool(_beside(game, city)))
    changes.place_neutral_tile(game, "city", first)
    near = _beside(game, first)
    second = _counted(
        spaces(game, NOBODY, "city")[::-1],
        costs[1],
        lambda city: bool(_beside(game, city)) and len({*near, *_beside(game, city)}) > 1,
    )
    changes.place_neutral_tile(game, "city", second)
    also = {*_beside(game, second)}
    changes.place_neutral_tile(game, "greenery", _counted(near, costs[2], lambda space: bool(also - {space})))
    changes.place_neutral_tile(game, "greenery", _counted(_beside(game, second), costs[3]))


def _beside(game: Game, city: str) -> list[str]:
    """The free spaces beside a city on which a greenery may lie, in the order of the map's neighbours."""
    free = set(spaces(game, NOBODY, "land"))
    return [space for space in game.box.map.near[city] if space in free]


def _counted(legal: Sequence[str], cost: int, fits: Callable[[str], bool] = lambda space: True) -> str:
    """The space reached by counting to `cost` along the legal spaces, again from the start if they run out; 0 counts as 1.

    From there the count goes on to the first space that `fits`.
    """
    start = (max(cost, 1) - 1) % len(legal)
    return next(space for space in (*legal[start:], *legal[:start]) if fits(space))
