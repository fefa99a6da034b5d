"""Bounds of effects, of several together, and of what holds in any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from engine.bounds.bound import ANYWHERE, NO_COST, Bound, Within

if TYPE_CHECKING:
    from engine.core import Game
    from engine.effect import Effect
    from engine.state import Player

DEEPEST: Final = 12
"""How deep effects in effects are followed; deeper ones have no bound."""


@cache
def declared(kind: type[Effect]) -> Bound | Callable[..., Bound | None] | None:
    """What a class of effects itself declares, a bound or the method that finds one; None if it declares nothing.

    Nothing is inherited: a subclass does other things.
    """
    own = vars(kind)
    return own.get("at_most") or own.get("bound")


def bound_of(effect: Effect, game: Game, me: Player, within: Within = ANYWHERE) -> Bound | None:
    """The bound of an effect; None if there is none, so that the effect must be tried."""
    found = declared(type(effect))
    if found is None or within.depth == DEEPEST:
        return None
    if isinstance(found, Bound):
        return found
    return found(effect, game, me, Within(within.depth + 1, within.steps, within.close))


class _Looked(AttributeError):
    """Raised when a bound looks at `NOWHERE`."""


class _Nowhere:
    """Stands for a game and a player where a bound is looked for that holds in all games, or in all with attributes that are `known`."""

    def __init__(self, **known: object) -> None:
        self.__dict__.update(known)

    def __getattr__(self, name: str) -> Any:
        raise _Looked


NOWHERE: Final[Any] = _Nowhere()
"""Stands for a player of whom nothing is known."""


def constant_bound(effect: Effect, **known: object) -> Bound | None:
    """The bound of an effect at any time in any game, without a price; None if it depends on the game, or if there is none.

    It may depend on attributes of the game that are `known`; without players, no card in play reacts to what happens.
    """
    try:
        return bound_of(effect, _Nowhere(**known), NOWHERE, Within(1))  # type: ignore[arg-type]
    except _Looked:
        return None


def class_changes_no_rating(kind: type[Effect]) -> bool:
    """Whether no effect of a class raises a rating or places a tile."""
    found = declared(kind)
    return isinstance(found, Bound) and found.changes_no_rating


def changes_no_rating(*effects: Effect) -> bool:
    """Whether effects never raise a rating and never place a tile, in any game; False where that cannot be told."""
    bounds = [constant_bound(effect) for effect in effects]
    return all(bound is not None and bound.changes_no_rating for bound in bounds)


def all_of(effects: Sequence[Effect], game: Game, me: Player, within: Within, mc: int = 0) -> Bound | None:
    """The bound of several effects that all happen, and of a payment of up to `mc` M€."""
    if len(effects) == 1 and not mc:
        return bound_of(effects[0], game, me, within)
    steps = tiles = income = 0
    exact = not mc
    for effect in effects:
        bound = bound_of(effect, game, me, within)
        if bound is None:
            return None
        exact &= bound.exact
        # With another tile or other steps, it is not sure any more that the income of a tile comes before they are paid for.
        if bound.steps or bound.tiles:
            exact &= not (income or (bound.income and (steps or tiles)))
            income = 0 if steps or tiles else bound.income
        steps += bound.steps
        mc += bound.mc
        tiles += bound.tiles
    return Bound(steps, mc, tiles, income, exact)


def any_of(effects: Iterable[Effect], game: Game, me: Player, within: Within) -> Bound | None:
    """The bound of several effects one of which happens, or none."""
    steps = mc = tiles = 0
    for effect in effects:
        bound = bound_of(effect, game, me, within)
        if bound is None:
            return None
        steps, mc, tiles = max(steps, bound.steps), max(mc, bound.mc), max(tiles, bound.tiles)
    return Bound(steps, mc, tiles)


def perhaps(bound: Bound | None) -> Bound | None:
    """A bound alone, without what is sure or exact: of an effect that may not happen, or happens for others, who get the income."""
    return replace(bound, income=0, exact=False) if bound else None


def parameter_steps(game: Game, me: Player, key: str, steps: int, within: Within) -> Bound | None:
    """The bound of raising a global parameter, with all its bonuses that can be reached: of steps, there are `within.steps` at most."""
    parameter = game.box.parameters[key]
    if me is NOWHERE:
        more = all_of([effect for _, effect in parameter.bonuses], game, me, within)
        return more and Bound(steps + more.steps, more.mc, more.tiles)
    value = game.table.parameters[key]
    steps = min(steps, parameter.left(value))
    if steps <= 0:
        return NO_COST
    top = value + min(within.steps, parameter.left(value)) * parameter.step
    reached = [(at, effect) for at, effect in parameter.bonuses if value < at <= top]
    if not reached:
        return Bound(steps, exact=True)
    more = all_of([effect for _, effect in reached], game, me, within)
    if more is None:
        return None
    sure = all(at <= value + steps * parameter.step for at, _ in reached)
    exact = sure and more.exact and not more.tiles
    return Bound(steps + more.steps, more.mc, more.tiles, exact=exact)
