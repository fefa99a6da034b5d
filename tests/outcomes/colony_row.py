"""Builds the row of colony tiles of a situation, and pictures it in the notation of the files."""

from __future__ import annotations

from typing import Any, Final

from engine import prices
from engine.core import Game
from engine.expansions.colonies.row import TradeSteps, awake, fleets, row
from engine.expansions.colonies.state import SETTLED
from engine.state import Player, Standing
from engine.tableau import modifiers
from tests.outcomes.names import player, slug

USUAL_PRICE: Final = 9
USUAL: Final = ("Callisto", "Ceres", "Ganymede", "Luna", "Triton")
"""The tiles in play where the files do not say it."""
NUMBERS: Final = ("fleets", "usedFleets", "tradeOffset", "tradeDiscount", "colonyVP")


def lay(game: Game, described: dict[str, Any] | None = None) -> None:
    """Lay the tiles of a situation, with their markers and colonies; without a description, the usual ones on step 1."""
    if "colonies" not in game.box.own:
        return
    tiles = {key: {"track": 1, "cubes": ()} for key in USUAL} if described is None else described
    game.table.outposts = {
        slug(name): Standing(tile["track"], tuple(player(who) for who in tile["cubes"])) for name, tile in tiles.items()
    }


def measured(tile: Any) -> dict[str, Any]:
    """A tile of a file, which may be a pair of its colonies and its marker."""
    return tile if isinstance(tile, dict) else {"track": tile[1], "cubes": tile[0], "active": True}


def picture(game: Game) -> dict[str, Any]:
    """The tiles in the notation of the files."""
    if "colonies" not in game.box.own:
        return {}
    return {
        on.tile.key: {
            "track": on.step,
            "cubes": [f"p{seat + 1}" for seat in on.settlers],
            "active": awake(game, on.tile),
        }
        for on in row(game)
    }


def of_player(game: Game, me: Player) -> dict[str, int]:
    """The numbers of a player that have to do with trading."""
    if "colonies" not in game.box.own:
        return dict.fromkeys(NUMBERS, 0)
    mine = fleets(game, me)
    return {
        "fleets": SETTLED.of(me).fleets,
        "usedFleets": len(mine.away),
        "tradeOffset": sum(m.steps for _, m in modifiers(game, me, TradeSteps)),
        "tradeDiscount": USUAL_PRICE - prices.term(game, me, "trade:mc"),
        "colonyVP": 0,
    }
