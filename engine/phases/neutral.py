"""The neutral tiles of the solo game (rulebook, Solo version)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import changes, tableau
from engine.card import CARDS
from engine.core import Cause, Effect, Game
from engine.journal import NeutralTilePlaced
from engine.placement import spaces
from engine.state import Tile
from engine.triggers import tell

if TYPE_CHECKING:
    from engine.state import Player

NOBODY = -1


class NeutralTiles(Effect, frozen=True):
    """The neutral opponent's tiles are laid, where somebody plays alone."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if tableau.neutral(game):
            place_neutral_tiles(game)


def place_neutral_tiles(game: Game) -> None:
    """Two cities and a greenery next to each, where the costs of four cards revealed and discarded say."""
    costs = [CARDS[card].cost for card in changes.reveal_for_neutral(game, 4)]
    first = _counted(spaces(game, NOBODY, "city"), costs[0])
    _put(game, "city", first)
    second = _counted(spaces(game, NOBODY, "city")[::-1], costs[1])
    _put(game, "city", second)
    for city, cost in ((first, costs[2]), (second, costs[3])):
        free = set(spaces(game, NOBODY, "land"))
        _put(game, "greenery", _counted([s for s in game.box.map.near[city] if s in free], cost))


def _counted(legal: Sequence[str], cost: int) -> str:
    """The space that counting to `cost` ends on, round and round; a cost of nothing counts as one."""
    return legal[(max(cost, 1) - 1) % len(legal)]


def _put(game: Game, kind: str, space: str) -> None:
    changes.lay(game, space, Tile(kind, NOBODY))
    tell(game, NeutralTilePlaced(NOBODY, kind, space))
