"""Compares project cards and preludes, played in the situations."""

from __future__ import annotations

from typing import Any

from engine import prices, scoring
from engine.actions.playing import PlayCard, blocked
from engine.actions.preludes import PlayPrelude, unplayable
from engine.card import Card
from engine.core import NO_CAUSE, Cause, Effect, Game
from engine.payment import purses
from tests.outcomes.compare import Measured, compare
from tests.outcomes.delta import differences
from tests.outcomes.names import card, game_of, options_of
from tests.outcomes.situations import World, happen


def face(found: Card, entry: Measured) -> list[str]:
    """Compare the printed values of a card."""
    ours = {"cost": found.cost, "type": found.kind, "tags": sorted(found.tags)}
    theirs = {key: sorted(entry[key]) if key == "tags" else entry[key] for key in ours if key in entry}
    return differences(theirs, {key: value for key, value in ours.items() if key in theirs})


def playing(found: Card) -> tuple[Effect, int, Cause]:
    """The effect that plays a card, its seat and its cause."""
    return (PlayPrelude if found.kind == "prelude" else PlayCard)(found.id), 0, NO_CAUSE


def play(world: World, name: str, entry: Measured, situation: str) -> list[str]:
    """Compare one card in one situation: price, requirements, whether it may be played, and its outcome."""
    game_key = game_of(entry)
    options_of(game_key)
    found = card(name)
    measured: Measured = entry["situations"][situation]

    def table() -> Game:
        game = world.build(situation, tested=name, game_key=game_key)
        me = game.players[0]
        (me.looking if found.kind == "prelude" else me.hand).append(found.id)
        return game

    out = face(found, entry) + _before(table(), found, measured)
    if "delta" not in measured:
        return out
    price = measured.get("price", 0)
    variants: dict[str, Any] = measured.get("variants", {})
    for label, run in (("", measured), *((f"variant {i} ", run) for i, run in variants.items())):
        if "problem" in run:
            continue
        begun = happen(table(), *playing(found))
        lines, end = compare(table(), begun, run, tested=name, paid=price)
        if "vp" in run:
            points = scoring.card_points(end, end.players[0], found.id)
            lines += differences(run["vp"], points, "vp")
        out += [label + line for line in lines]
    return out


def _before(game: Game, found: Card, measured: Measured) -> list[str]:
    """Compare what is known before the card is played; of a prelude, only whether it can be."""
    me = game.players[0]
    if found.kind == "prelude":
        return differences(measured["playable"], unplayable(game, me, found.id) is None, "playable")
    each = [requirement.lacks(game, me) == 0 for requirement in found.requires]
    ours = {
        "price": prices.card_price(game, me, found),
        "requirementsMet": all(each),
        "eachRequirementMet": each,
        "playableIgnoringCost": all(each) and blocked(game, me, found) is None,
        "playable": PlayCard(found.id).possible(game, me, NO_CAUSE) is None,
    }
    out = differences({k: measured[k] for k in ours if k in measured}, {k: v for k, v in ours.items() if k in measured})
    if "payWith" in measured:
        metals = sorted(set(measured["payWith"]) & {"steel", "titanium", "heat"})
        out += differences(metals, sorted(purses(game, me, found.as_card)), "payWith")
    return out
