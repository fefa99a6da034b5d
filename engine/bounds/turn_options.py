"""What the actions of a turn can do at most to terraform rating and M€ (`engine.bounds`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions.turn import NextTurn, TakeTurn, possible_first_actions
from engine.bounds.bound import NO_CHANGE, Bound
from engine.bounds.combining import constant_bound
from engine.bounds.reactions import reacts_to_cards
from engine.core import Fork, Step

if TYPE_CHECKING:
    from engine.box import Box
    from engine.core import Effect, Game
    from engine.state import Player


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
        if not isinstance(top, Step) or type(top.effect) is not TakeTurn or possible_first_actions(game, me):
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


def option_effects(box: Box, pick: str) -> tuple[Effect, ...]:
    """The effect of an option of a turn; none to pass or to end the turn."""
    verb = box.verb(pick)
    return (verb.action(pick)[0],) if verb else ()


class OptionBounds(dict[str, Bound | None]):
    """The bounds of the options of a turn without their prices, for any game with a box, found when read; None where there is none.

    With `players=()` they hold for games in which no card `reacts_to_cards`, else for all.
    """

    def __init__(self, box: Box, **known: object) -> None:
        super().__init__()
        self._box, self._known = box, known
        self.untaxed: set[str] = set()
        """The options that were read and never raise a rating."""

    def __missing__(self, pick: str) -> Bound | None:
        effects = option_effects(self._box, pick)
        found = self[pick] = constant_bound(effects[0], box=self._box, **self._known) if effects else NO_CHANGE
        if found and not found.steps:
            self.untaxed.add(pick)
        return found


def option_bounds(game: Game) -> OptionBounds:
    """The bounds of the options of a turn, whatever else the state of the game."""
    quiet = not reacts_to_cards(game)
    known = game.box.option_bounds
    if quiet not in known:
        known[quiet] = OptionBounds(game.box, players=()) if quiet else OptionBounds(game.box)
    return known[quiet]


def option_price(game: Game, me: Player, pick: str) -> int:
    """The price of an option of a turn, in M€."""
    verb = game.box.verb(pick)
    return verb.price(game, me, pick) if verb else 0
