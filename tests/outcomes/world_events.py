"""Compares global events, carried out in the situations."""

from __future__ import annotations

from engine.expansions.turmoil.events import Calls
from engine.expansions.turmoil.phase import Happening
from tests.outcomes.compare import Measured, compare
from tests.outcomes.delta import differences
from tests.outcomes.names import event, game_of, slug
from tests.outcomes.situations import World, happen


def check(world: World, name: str, entry: Measured, situation: str) -> list[str]:
    """Compare what a global event does, and which parties its neutral delegates join."""
    found, game_key = event(name), game_of(entry)
    calls = next(m for m in found.modifiers if isinstance(m, Calls))
    out = differences(slug(entry["revealedDelegate"]), calls.revealed, "revealedDelegate")
    out += differences(slug(entry["currentDelegate"]), calls.current, "currentDelegate")
    before, game = (world.build(situation, game_key=game_key) for _ in range(2))
    game.table.phase = before.table.phase = "turmoil"
    return out + compare(before, happen(game, Happening(found.id)), entry[situation])[0]
