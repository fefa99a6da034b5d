"""Climbs: upper bounds of what an effect can do to terraform rating and M€, told by the effect's class without trying it out.

A bound must never be too low for what happens if the player declines what can be declined later: what could not be paid then is not
offered then. Where a class has no bound, the effect is tried on a copy of the game (`engine.dues`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from engine import tableau
from engine.decision import Cause
from engine.journal import CardPlayed, CorporationPlayed
from engine.modifiers import PerRating, RatingRule

if TYPE_CHECKING:
    from engine.card import Card
    from engine.core import Effect, Game
    from engine.state import Player

PLAYED: Final = frozenset({CardPlayed, CorporationPlayed})
"""What is told only when a card is played."""
DEEPEST: Final = 12
"""How deep effects in effects are followed; deeper ones have no bound."""
ANY_MC: Final = 10**6
"""The M€ of a bound that says nothing about M€."""


class Climb(msgspec.Struct, frozen=True):
    """At most so many steps of rating are gained, by all players together, and at most so many M€ leave the stock of the player.

    What reactions of cards and policies do is not part of it (`quiet_reactions`).
    """

    steps: int = 0
    mc: int = 0


NO_CLIMB: Final = Climb()
NO_STEPS: Final = Climb(0, ANY_MC)
"""No steps, and nothing is said about M€."""


class Within(msgspec.Struct, frozen=True):
    """Where a bound is looked for: how deep in other effects, and how many steps all that happens has at most, as far as known."""

    depth: int = 0
    steps: int = ANY_MC


ANYWHERE: Final = Within()
Bound = Callable[[Any, "Game", "Player", Within], Climb | None]
"""A function that finds the bound of an effect for a player; None if there is none."""
BOUNDS: Final[dict[type[Effect], Bound]] = {}
"""The bounds by the very class of the effect: a subclass does other things and has its own, or none."""


def bounded(kind: type[Effect], by: Bound) -> None:
    """Declare how the bound of effects of a class is found."""
    BOUNDS[kind] = by


def quiet(*kinds: type[Effect], climb: Climb = NO_CLIMB) -> None:
    """Declare that effects of these classes, with all that they queue, have a constant bound: as a rule, they do nothing of the kind."""
    for kind in kinds:
        BOUNDS[kind] = lambda effect, game, me, within: climb


def climb_of(effect: Effect, game: Game, me: Player, within: Within = ANYWHERE) -> Climb | None:
    """The bound of an effect; None if there is none."""
    find = BOUNDS.get(type(effect))
    return find(effect, game, me, Within(within.depth + 1, within.steps)) if find and within.depth < DEEPEST else None


def all_of(effects: Iterable[Effect], game: Game, me: Player, within: Within, mc: int = 0) -> Climb | None:
    """The bound of several effects that all happen, and of a payment of `mc` M€."""
    steps = 0
    for effect in effects:
        climb = climb_of(effect, game, me, within)
        if climb is None:
            return None
        steps += climb.steps
        mc += climb.mc
    return Climb(steps, mc)


def one_of(effects: Iterable[Effect], game: Game, me: Player, within: Within) -> Climb | None:
    """The bound of several effects one of which happens, or none."""
    steps = mc = 0
    for effect in effects:
        climb = climb_of(effect, game, me, within)
        if climb is None:
            return None
        steps, mc = max(steps, climb.steps), max(mc, climb.mc)
    return Climb(steps, mc)


def parameter_steps(game: Game, me: Player, key: str, steps: int, within: Within) -> Climb | None:
    """The bound of raising a global parameter, with all its bonuses that can be reached: of steps, there are `within.steps` at most."""
    parameter = game.box.parameters[key]
    value = game.table.parameters[key]
    steps = min(steps, parameter.left(value))
    if steps <= 0:
        return NO_CLIMB
    top = value + min(within.steps, parameter.left(value)) * parameter.step
    more = all_of((effect for at, effect in parameter.bonuses if value < at <= top), game, me, within)
    return Climb(steps + more.steps, more.mc) if more else None


def steepest(effects: Sequence[Effect], game: Game, me: Player) -> Climb | None:
    """The bound of all effects up to the next action, which is found twice: how many steps there are says which bonuses are reached."""
    climb = all_of(effects, game, me, ANYWHERE)
    return all_of(effects, game, me, Within(0, climb.steps)) if climb and climb.steps else climb


def entering(card: Card, game: Game, me: Player, within: Within, mc: int = 0) -> Climb | None:
    """The bound of playing a card for `mc` M€; there is none if what reacts on it may raise a rating, or if it changes the rules of it."""
    if any(isinstance(part, PerRating | RatingRule) for part in card.modifiers):
        return None
    reacts = one_of((trigger.do for trigger in card.triggers), game, me, within)
    others = _reactions(game, CardPlayed(me.seat, cause=Cause(card.id)))
    if reacts is None or reacts.steps or others is None:
        return None
    return all_of(card.play, game, me, within, mc + max(reacts.mc, others.mc))


def quiet_reactions(game: Game) -> Climb | None:
    """The bound of the reactions of cards and policies in play: none if one may raise a rating, else whether one may cost M€.

    Those that react only to cards that are played are no part of it, but of the bound of playing a card.
    """
    return _reactions(game, None)


def _reactions(game: Game, played: CardPlayed | None) -> Climb | None:
    """The bound of what reacts to a card being `played`, or of everything that reacts to other things."""
    mc = 0
    for p in game.players:
        for card, trigger in tableau.triggers(game, p):
            if PLAYED.issuperset(trigger.on) is (played is None):
                continue
            if played is None or trigger.concerns(p, played, card):
                climb = climb_of(trigger.do, game, p, Within(1))
                if climb is None or climb.steps:
                    return None
                mc = max(mc, climb.mc)
    return NO_STEPS if mc else NO_CLIMB
