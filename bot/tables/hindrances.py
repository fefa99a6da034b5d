"""What a player cannot do now, and what is missing for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine import tableau
from engine.actions.cards import hindrance, needs
from engine.actions.projects import ClaimMilestone, FundAward, UseProject
from engine.actions.turn import HEAT_FOR_TEMPERATURE, Act, ConvertHeat, ConvertPlants
from engine.card import CARDS, Card
from engine.core import NOTHING, Cause, Decision, Game
from engine.goals import MILESTONE_PRICE, award_price
from engine.payment import purse
from engine.requirements import Requirement
from engine.state import Player


class Hindered(NamedTuple):
    """Why an option is not offered: a reason of the engine, how much is missing, the requirement not met, and what pays nothing.

    `keep` is what a card will take itself, so that it cannot help to pay for it.
    """

    reason: str
    short: int = 0
    requirement: Requirement | None = None
    keep: Mapping[str, int] = NOTHING


def hindered(game: Game, seat: int) -> dict[str, Hindered]:
    """By option key, in the rulebook's order; empty unless `seat` is asked for an action of a turn."""
    decision = game.decision(seat)
    if decision is None or not _of_turn(decision):
        return {}
    me = game.players[seat]
    found = _cards(game, me)
    nowhere = Cause()
    for key, price in tableau.project_prices(game, me).items():
        found[f"project:{key}"] = _plain(UseProject(key).possible(game, me, nowhere), price - purse(game, me))
    for key in game.box.milestones:
        reason = ClaimMilestone(key).possible(game, me, nowhere)
        goal = game.box.milestones[key]
        short = MILESTONE_PRICE - purse(game, me) if reason == "too-dear" else goal.need - goal.score(game, me)
        found[f"milestone:{key}"] = _plain(reason, short)
    price = award_price(len(game.table.awards))
    for key in game.box.awards:
        found[f"award:{key}"] = _plain(FundAward(key).possible(game, me, nowhere), price - purse(game, me))
    for card in me.played:
        if (action := CARDS[card].action) is not None:
            reason = Act(card).possible(game, me, nowhere)
            found[CARDS[card].as_action] = _plain(reason, action.short(game, me) if reason == "too-dear" else 0)
    plants = tableau.plants_for_greenery(game, me) - me.stock["plants"]
    found["convert:plants"] = _plain(ConvertPlants().possible(game, me, nowhere), plants)
    heat = HEAT_FOR_TEMPERATURE - me.stock["heat"]
    found["convert:heat"] = _plain(ConvertHeat().possible(game, me, nowhere), heat)
    return {key: why for key, why in found.items() if why is not None and key not in decision.options}


def foreseen(game: Game, seat: int) -> dict[str, Hindered]:
    """What could not be played as things stand, by option key, where `seat` is not asked for an action of a turn."""
    decision = game.decision(seat)
    if decision is not None and _of_turn(decision):
        return {}
    return {key: why for key, why in _cards(game, game.players[seat]).items() if why is not None}


def _of_turn(decision: Decision) -> bool:
    return decision.kind == "turn" and not decision.options[0].startswith("first:")


def _cards(game: Game, me: Player) -> dict[str, Hindered | None]:
    return {CARDS[c].as_play: _card(game, me, CARDS[c]) for c in (*me.hand, *me.hosted)}


def _plain(reason: str | None, short: int = 0) -> Hindered | None:
    return Hindered(reason, max(0, short)) if reason else None


def _card(game: Game, me: Player, card: Card) -> Hindered | None:
    reason = hindrance(game, me, card)
    if reason is None:
        return None
    if reason == "requires":
        requirement = next(r for r in card.requires if r.lacks(game, me))
        return Hindered(reason, requirement.lacks(game, me), requirement)
    if reason == "too-dear":
        price = tableau.price(game, me, card)
        keep = needs(game, me, card)
        return Hindered(reason, price - purse(game, me, card.metals, keep), keep=keep)
    what = reason.partition(":")[2]
    if reason.startswith("needs:") and what in me.stock:
        return Hindered(reason, needs(game, me, card).get(what, 0) - me.stock[what])
    return Hindered(reason)
