"""What the actions of a turn can do at most to terraform rating and M€ (`engine.climbs`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine import prices
from engine.actions.card_actions import Act
from engine.actions.converting import ConvertHeat, ConvertPlants
from engine.actions.goals import ClaimMilestone, FundAward
from engine.actions.playing import EnterPlay, PlayCard
from engine.actions.projects import UseProject
from engine.actions.selling import SellPatents
from engine.actions.turn import NextTurn, TakeTurn
from engine.card import CARDS
from engine.climbs import NO_STEPS, Climb, Within, all_of, bounded, climb_of, entering, quiet, tame
from engine.core import Step
from engine.effects import climbing as climbing  # the bounds of the effects
from engine.effects.parameters import Raise
from engine.effects.tiles import Place
from engine.payment import purses

if TYPE_CHECKING:
    from engine.core import Effect, Game
    from engine.state import Player


def _play(effect: PlayCard, game: Game, me: Player, within: Within) -> Climb | None:
    card = CARDS[effect.card]
    return entering(card, game, me, within, prices.card_price(game, me, card))


def _act(effect: Act, game: Game, me: Player, within: Within) -> Climb | None:
    action = CARDS[effect.card].action
    if action is None:
        return None
    return NO_STEPS if _tame_action(effect.card) else climb_of(action, game, me, within)


@cache
def _tame_action(card: int) -> bool:
    """Whether the action of a card never raises a rating and never places a tile."""
    action = CARDS[card].action
    return action is not None and tame(action)


def _project(effect: UseProject, game: Game, me: Player, within: Within) -> Climb | None:
    climb = all_of(game.box.projects[effect.key].do, game, me, within)
    if climb is None:
        return None
    price = prices.project_prices(game, me)[effect.key]
    exact = within.income and climb.exact and not purses(game, me, effect.towards)
    return Climb(climb.steps, climb.mc + price, climb.tiles, climb.income, exact)


quiet(SellPatents)
quiet(ClaimMilestone, FundAward, climb=NO_STEPS)
bounded(PlayCard, _play)
bounded(EnterPlay, lambda effect, game, me, within: entering(CARDS[effect.card], game, me, within))
bounded(Act, _act)
bounded(UseProject, _project)
bounded(ConvertPlants, lambda effect, game, me, within: climb_of(Place("greenery", "greenery"), game, me, within))
bounded(ConvertHeat, lambda effect, game, me, within: climb_of(Raise("temperature"), game, me, within))


def agenda_left(game: Game, me: Player, *, turn: bool) -> list[Effect] | None:
    """The effects that are on the agenda up to the next action; in a `turn`, without the question for an action itself.

    It is None where that cannot be told.
    """
    steps = list(reversed(game.agenda))
    if turn:
        top, *steps = steps
        if not isinstance(top, Step) or type(top.effect) is not TakeTurn or me.first_action:
            return None
    left: list[Effect] = []
    for step in (*game.triggered, *(step for lane in game.homework.values() for step in lane)):
        if not isinstance(step, Step):
            return None
        left.append(step.effect)
    for step in steps:
        if not isinstance(step, Step):
            return None
        if type(step.effect) in (TakeTurn, NextTurn):
            return left
        left.append(step.effect)
    return None


def of_option(game: Game, pick: str) -> tuple[Effect, ...]:
    """The effect of an option of a turn; none to pass or to end the turn."""
    verb = game.box.verb(pick)
    return (verb.action(pick)[0],) if verb else ()
