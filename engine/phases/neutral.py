"""The neutral tiles of the solo game (rulebook, Solo version)."""

from __future__ import annotations

from collections.abc import Sequence
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
    """Place two neutral cities and a greenery next to each; the costs of four revealed cards determine the spaces."""
    costs = [CARDS[card].cost for card in changes.reveal_for_neutral(game, 4)]
    first = _counted(spaces(game, NOBODY, "city"), costs[0])
    changes.place_neutral_tile(game, "city", first)
    second = _counted(spaces(game, NOBODY, "city")[::-1], costs[1])
    changes.place_neutral_tile(game, "city", second)
    for city, cost in ((first, costs[2]), (second, costs[3])):
        free = set(spaces(game, NOBODY, "land"))
        changes.place_neutral_tile(game, "greenery", _counted([s for s in game.box.map.near[city] if s in free], cost))


def _counted(legal: Sequence[str], cost: int) -> str:
    """The space reached by counting to `cost` along the legal spaces, again from the start if they run out; 0 counts as 1."""
    return legal[(max(cost, 1) - 1) % len(legal)]
