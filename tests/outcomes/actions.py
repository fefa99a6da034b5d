"""Compares actions of cards, and starts and first actions of corporations."""

from __future__ import annotations

from engine import scoring
from engine.actions.card_actions import Act
from engine.actions.turn import FirstAction
from engine.core import Cause, Game
from engine.phases.start import Reveal
from tests.outcomes.compare import Measured, compare
from tests.outcomes.delta import differences
from tests.outcomes.names import card, game_of, options_of
from tests.outcomes.situations import World, bare_game, happen


def act(world: World, name: str, entry: Measured, situation: str) -> list[str]:
    """Take the action of a card that is in p1's tableau without having been played."""
    game_key = game_of(entry)
    options_of(game_key)
    found = card(name)
    measured: Measured = entry[situation]

    def table():
        game = world.build(situation, tested=name, game_key=game_key)
        me = game.players[0]
        me.played.append(found.id)
        if measured.get("ownResources"):
            me.resources[found.id] = measured["ownResources"]
        me.clear_caches()
        return game

    game, use = table(), Act(found.id)
    out = differences(measured["canAct"], use.possible(game, game.players[0], Cause()) is None, "canAct")
    if out or not measured["canAct"]:
        return out
    for label, run in (("", measured), *((f"variant {i} ", run) for i, run in measured.get("variants", {}).items())):
        if "problem" in run:
            continue
        lines, end = compare(table(), happen(table(), use, 0, Cause(found.id)), run)
        if "vp" in run:
            lines += differences(run["vp"], scoring.card_points(end, end.players[0], found.id), "vp")
        out += [label + line for line in lines]
    return out


def start(world: World, name: str, entry: Measured, part: str) -> list[str]:
    """Start a corporation without buying cards (`start`), or do its first action (`initialAction`)."""
    found, game_key = card(name), game_of(entry)

    def table() -> Game:
        game = bare_game(game_key=game_key)
        world.deal(game, name, game_key)
        return game

    def started() -> Game:
        game = table()
        me = game.players[0]
        me.secret["corporation"] = [found.as_card]
        me.looking = [found.id]
        return happen(game, Reveal())

    game = started()
    if part == "start":
        out = differences(entry["startingMegaCredits"], found.cost, "startingMegaCredits")
        out += differences(sorted(entry["tags"]), sorted(found.tags), "tags")
        return out + compare(table(), game, entry, tested=name)[0]
    return compare(started(), happen(game, FirstAction(), 0, Cause(found.id)), entry[part])[0]
