"""What the actions of a turn can do at most to terraform rating and M€ (`engine.bounds`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine import prices
from engine.actions.card_actions import Act
from engine.actions.converting import ConvertHeat, ConvertPlants
from engine.actions.goals import ClaimMilestone, FundAward
from engine.actions.playing import EnterPlay, PlayCard, needs
from engine.actions.projects import UseProject
from engine.actions.selling import SellPatents
from engine.actions.turn import NextTurn, TakeTurn
from engine.bounds.combining import (
    NO_STEPS,
    NOWHERE,
    STILL,
    Climb,
    Within,
    all_of,
    always,
    bounded,
    climb_of,
    entering,
    quiet,
    reacts_to_cards,
    tame,
)
from engine.card import CARDS
from engine.core import Fork, Step
from engine.effects import climbing as climbing  # the bounds of the effects
from engine.effects.parameters import Raise
from engine.effects.tiles import Place
from engine.payment import least_money, purses

if TYPE_CHECKING:
    from engine.box import Box
    from engine.core import Effect, Game
    from engine.state import Player


def _play(effect: PlayCard, game: Game, me: Player, within: Within) -> Climb | None:
    card = CARDS[effect.card]
    climb = entering(card, game, me, within)
    if climb is None or me is NOWHERE:
        return climb
    if climb.tame:
        return NO_STEPS
    price = prices.card_price(game, me, card)
    if within.close:
        price = least_money(game, me, price, card.as_card, needs(game, me, card))
    return replace(climb, mc=climb.mc + price)


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
    if climb is None or me is NOWHERE:
        return climb
    if climb.tame:
        return NO_STEPS
    price = prices.project_prices(game, me)[effect.key]
    if within.close:
        price = least_money(game, me, price, effect.towards)
    exact = within.close and climb.exact and not purses(game, me, effect.towards)
    return Climb(climb.steps, climb.mc + price, climb.tiles, climb.income, exact)


quiet(SellPatents)
quiet(ClaimMilestone, FundAward, climb=NO_STEPS)
bounded(PlayCard, _play)
bounded(EnterPlay, lambda effect, game, me, within: entering(CARDS[effect.card], game, me, within))
bounded(Act, _act)
bounded(UseProject, _project)
bounded(ConvertPlants, lambda effect, game, me, within: climb_of(Place("greenery", "greenery"), game, me, within))
bounded(ConvertHeat, lambda effect, game, me, within: climb_of(Raise("temperature"), game, me, within))


def begins_action(node: Step | Fork) -> bool:
    """Whether a step on the agenda is the question for the next action, or gives a turn."""
    return isinstance(node, Step) and type(node.effect) in (TakeTurn, NextTurn)


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
        if begins_action(step):
            return left
        left.append(step.effect)
    return None


def of_option(box: Box, pick: str) -> tuple[Effect, ...]:
    """The effect of an option of a turn; none to pass or to end the turn."""
    verb = box.verb(pick)
    return (verb.action(pick)[0],) if verb else ()


class OptionClimbs(dict[str, Climb | None]):
    """The bounds of the options of a turn without their prices, for any game with a box, found when read; None where there is none.

    With `players=()` they hold for games in which no card `reacts_to_cards`, else for all.
    """

    def __init__(self, box: Box, **known: object) -> None:
        super().__init__()
        self._box, self._known = box, known
        self.tame: set[str] = set()
        """The options that were read and never raise a rating."""

    def __missing__(self, pick: str) -> Climb | None:
        effects = of_option(self._box, pick)
        found = self[pick] = always(effects[0], box=self._box, **self._known) if effects else STILL
        if found and not found.steps:
            self.tame.add(pick)
        return found


def option_climbs(game: Game) -> OptionClimbs:
    """The bounds of the options of a turn, whatever else the state of the game."""
    quiet = not reacts_to_cards(game)
    known = game.box.option_climbs
    if quiet not in known:
        known[quiet] = OptionClimbs(game.box, players=()) if quiet else OptionClimbs(game.box)
    return known[quiet]


def option_price(game: Game, me: Player, pick: str) -> int:
    """The price of an option of a turn, in M€."""
    verb = game.box.verb(pick)
    return verb.price(game, me, pick) if verb else 0
