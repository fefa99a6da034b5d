"""Playing a corporation: at the beginning of the game, or as a further one during it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import changes, tableau
from engine.core import Cause
from engine.internal_entries import TileFound
from engine.reactions import tell_card

if TYPE_CHECKING:
    from engine.card import Card
    from engine.core import Game
    from engine.state import Player

SECOND_FROM: Final = 4
"""How many corporations a player looks at to take a second one."""
SECOND_PRICE: Final = 42
"""What that costs in M€, as with Merger (X41)."""


def reveal_corporation(game: Game, me: Player, card: Card) -> None:
    """Put a corporation into play with its M€; the caller queues its effects, and `Triggered` for what it sets off."""
    changes.enter_corporation(game, me, card.id)
    changes.change_stock(game, me, "mc", card.cost, Cause(card.id))
    for space, tile in game.table.tiles.items():
        # The neutral cities of the solo game are placed before the corporation is played, but it reacts to them too.
        if tableau.is_city(tile) and tile.owner < 0:
            tell_card(game, me, card.id, TileFound(tile.owner, tile.kind, space))
