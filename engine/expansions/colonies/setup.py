"""The steps of the set-up that Colonies adds: tiles are drawn at the start; alone, one of them is removed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine import changes, tableau
from engine.core import Cause, Decision, Effect, Game
from engine.expansions.colonies.row import row
from engine.expansions.colonies.state import ROW
from engine.expansions.colonies.tiles import COLONY_TILES, IN_PLAY
from engine.slots import Slot

if TYPE_CHECKING:
    from engine.state import Player

SLOTS: Final = (Slot("colony-tiles", after="map"), Slot("colony-removed", after="revealed"))
SOLO_PRODUCTION: Final = -2


class LayTiles(Effect, frozen=True):
    """Draw colony tiles for the number of players; alone, the player's production of M€ begins 2 steps lower."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        drawn = list(range(len(COLONY_TILES)))
        game.shuffle(drawn)
        here = Cause(source=ROW)
        for i in sorted(drawn[: IN_PLAY[len(game.players)]]):
            changes.add_outpost(game, COLONY_TILES[i].key, here)
        if tableau.is_solo(game):
            changes.change_production(game, me, "mc", SOLO_PRODUCTION, here)


class RemoveTile(Effect, frozen=True):
    """Ask who plays alone which of the tiles leaves the game."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        if not tableau.is_solo(game):
            return None
        return Decision(me.seat, "remove-tile", tuple(on.tile.option for on in row(game)), opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            changes.remove_outpost(game, pick.partition(":")[2], Cause(source=ROW), me.seat)
