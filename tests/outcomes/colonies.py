"""Compares colony tiles: founding first, second and third, trading on each step, and the bonus of an owner."""

from __future__ import annotations

from typing import Final

from engine import changes
from engine.core import Cause, Game
from engine.expansions.colonies.effects import Found
from engine.expansions.colonies.state import SETTLED
from engine.expansions.colonies.tiles import TILES
from engine.expansions.colonies.trade import Arrive, Traded
from engine.state import Standing
from tests.outcomes.compare import Measured, compare
from tests.outcomes.names import card, slug
from tests.outcomes.situations import World, happen

GAME: Final = "base+corpera+colonies"
HOLDERS: Final = {
    "enceladus": ("Tardigrades",),
    "miranda": ("Fish",),
    "titan": ("Local Shading", "Titan Floating Launch-pad"),
}
"""The cards that keep a tile awake, with 3 resources each."""


def parts(entry: Measured) -> list[str]:
    """The parts of an entry: founding first, second, third; a trade on each step; the bonus of an owner."""
    builds = [f"build {i}" for i in range(len(entry["build"]))]
    return [*builds, *(f"trade {step}" for step in entry["trade"]), "colonyBonus"]


def tile(world: World, name: str, entry: Measured, part: str) -> list[str]:
    """Compare one part of a tile; the tile lies alone, and a card that can hold its resource is in play."""
    key = slug(name)
    verb, _, which = part.partition(" ")

    def table() -> Game:
        game = world.build("S1", game_key=GAME + "+venus" if key == "titan" else GAME)
        settled = {"build": int(which or 0), "colonyBonus": 1}.get(verb, 0)
        step = int(which) if verb == "trade" else 0
        game.table.outposts = {key: Standing(max(step, settled), (1,) * settled if verb == "build" else (0,) * settled)}
        for holder in HOLDERS.get(key, ()):
            world.put(game, 0, holder, 3)
        return game

    if verb == "build":
        measured, effect = entry["build"][int(which)], Found()
    elif verb == "trade":
        measured, effect = entry["trade"][which], Arrive(key)
    else:
        measured, effect = entry[part], TILES[key].bonus
    game, before = _stacked(table(), measured), _stacked(table(), measured)
    return compare(before, happen(game, effect, 0, Cause(source=key)), measured, without=("colonies",))[0]


def _stacked(game: Game, measured: Measured) -> Game:
    """Put the cards that were drawn on top of the deck: the files do not say the order of the deck of this game."""
    delta = measured["delta"]
    for name in (*delta.get("p1", {}).get("drawnCards", ()), *delta.get("discards", ())):
        found = card(name).id
        if found in game.table.deck:
            game.table.deck.remove(found)
        game.table.deck.append(found)
    return game


def trade(game: Game, seat: int, name: str) -> Game:
    """Send a fleet of a player to a tile without payment."""
    at, key = SETTLED.of(game.table), slug(name)
    changes.update_state(game, at, Traded(seat, key), visits={**at.visits, key: seat})
    return happen(game, Arrive(key), seat)
