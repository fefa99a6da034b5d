"""Climbs: upper bounds of what an effect can do to terraform rating and M€, told by the effect's class without trying it out.

A bound must never be too low for what happens if the player declines what can be declined later: what could not be paid then is not
offered then. Where a class has no bound, the effect is tried on a copy of the game (`engine.bounds`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from engine import tableau
from engine.card import CARDS
from engine.decision import Cause
from engine.effect import Effect, Value
from engine.journal import BonusTaken, CardPlayed, CorporationPlayed, ProductionChanged, StockChanged, TilePlaced
from engine.modifiers import PerRating

if TYPE_CHECKING:
    from engine.card import Card
    from engine.core import Game
    from engine.effect import Trigger
    from engine.state import Player

PLAYED: Final = frozenset({CardPlayed, CorporationPlayed})
"""What is told only when a card is played."""
OF_SPACES: Final = frozenset({TilePlaced, BonusTaken, StockChanged, ProductionChanged})
"""What is told when a tile is placed, and may be different on different spaces."""
DEEPEST: Final = 12
"""How deep effects in effects are followed; deeper ones have no bound."""
ANY_MC: Final = 10**6
"""The M€ of a bound that says nothing about M€."""


class Climb(msgspec.Struct, frozen=True):
    """At most so many steps of rating are gained, by all players together, and at most so many M€ leave the stock of the player.

    At most so many tiles are placed on Mars. If it is one, at least so many M€ come in with it, before a step is paid for. If the
    bound is `exact`, all this happens, if the player chooses the space that brings most, nothing else brings them M€, and no player takes
    anything from another. What reactions of cards and policies do is not part of it (`quiet_reactions`).
    """

    steps: int = 0
    mc: int = 0
    tiles: int = 0
    income: int = 0
    exact: bool = False

    @property
    def tame(self) -> bool:
        """Whether no rating rises and no tile is placed."""
        return not (self.steps or self.tiles)

    @property
    def harmless(self) -> bool:
        """Whether no dues can follow, and nothing that costs M€."""
        return not (self.steps or self.mc or self.tiles)


NO_CLIMB: Final = Climb()
STILL: Final = Climb(exact=True)
"""Nothing of the kind."""
NO_STEPS: Final = Climb(0, ANY_MC)
"""No steps, and nothing is said about M€."""


class Within(msgspec.Struct, frozen=True):
    """Where a bound is looked for: how deep in other effects, and how many steps all that happens has at most, as far as known.

    Only if the bound is to be `close`, income and what pays besides M€ are looked for, because that takes longer.
    """

    depth: int = 0
    steps: int = ANY_MC
    close: bool = False

    @property
    def chosen(self) -> bool:
        """Whether the player still chooses within the effect: what could not be paid for then is not offered then."""
        return self.depth > 1


ANYWHERE: Final = Within()
Bound = Callable[[Any, "Game", "Player", Within], Climb | None]
"""A function that finds the bound of an effect for a player; None if there is none."""
BOUNDS: Final[dict[type[Effect], Bound | Climb]] = {}
"""The bounds by the very class of the effect, some constant: a subclass does other things and has its own, or none."""


def bounded(kind: type[Effect], by: Bound) -> None:
    """Declare how the bound of effects of a class is found."""
    BOUNDS[kind] = by


def quiet(*kinds: type[Effect], climb: Climb = NO_CLIMB) -> None:
    """Declare that effects of these classes, with all that they queue, have a constant bound: as a rule, they do nothing of the kind."""
    BOUNDS.update(dict.fromkeys(kinds, climb))


def climb_of(effect: Effect, game: Game, me: Player, within: Within = ANYWHERE) -> Climb | None:
    """The bound of an effect; None if there is none."""
    find = BOUNDS.get(type(effect))
    if find is None or within.depth == DEEPEST:
        return None
    if isinstance(find, Climb):
        return find
    return find(effect, game, me, Within(within.depth + 1, within.steps, within.close))


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


def always(effect: Effect, **known: object) -> Climb | None:
    """The bound of an effect at any time in any game, without a price; None if it depends on the game, or if there is none.

    It may depend on attributes of the game that are `known`; without players, no card in play reacts to what happens.
    """
    try:
        return climb_of(effect, _Nowhere(**known), NOWHERE, Within(1))  # type: ignore[arg-type]
    except _Looked:
        return None


def always_tame(kind: type[Effect]) -> bool:
    """Whether no effect of a class raises a rating or places a tile."""
    climb = BOUNDS.get(kind)
    return isinstance(climb, Climb) and not climb.steps and not climb.tiles


def tame(*effects: Effect) -> bool:
    """Whether effects never raise a rating and never place a tile, in any game; False where that cannot be told."""
    climbs = [always(effect) for effect in effects]
    return all(climb is not None and climb.tame for climb in climbs)


def all_of(effects: Sequence[Effect], game: Game, me: Player, within: Within, mc: int = 0) -> Climb | None:
    """The bound of several effects that all happen, and of a payment of up to `mc` M€."""
    if len(effects) == 1 and not mc:
        return climb_of(effects[0], game, me, within)
    steps = tiles = income = 0
    exact = not mc
    for effect in effects:
        climb = climb_of(effect, game, me, within)
        if climb is None:
            return None
        exact &= climb.exact
        # With another tile or other steps, it is not sure any more that the income of a tile comes before they are paid for.
        if climb.steps or climb.tiles:
            exact &= not (income or (climb.income and (steps or tiles)))
            income = 0 if steps or tiles else climb.income
        steps += climb.steps
        mc += climb.mc
        tiles += climb.tiles
    return Climb(steps, mc, tiles, income, exact)


def one_of(effects: Iterable[Effect], game: Game, me: Player, within: Within) -> Climb | None:
    """The bound of several effects one of which happens, or none."""
    steps = mc = tiles = 0
    for effect in effects:
        climb = climb_of(effect, game, me, within)
        if climb is None:
            return None
        steps, mc, tiles = max(steps, climb.steps), max(mc, climb.mc), max(tiles, climb.tiles)
    return Climb(steps, mc, tiles)


def at_most(climb: Climb | None) -> Climb | None:
    """A bound alone, without what is sure or exact: of an effect that may not happen, or happens for others, who get the income."""
    return replace(climb, income=0, exact=False) if climb else None


def parameter_steps(game: Game, me: Player, key: str, steps: int, within: Within) -> Climb | None:
    """The bound of raising a global parameter, with all its bonuses that can be reached: of steps, there are `within.steps` at most."""
    parameter = game.box.parameters[key]
    if me is NOWHERE:
        more = all_of([effect for _, effect in parameter.bonuses], game, me, within)
        return more and Climb(steps + more.steps, more.mc, more.tiles)
    value = game.table.parameters[key]
    steps = min(steps, parameter.left(value))
    if steps <= 0:
        return NO_CLIMB
    top = value + min(within.steps, parameter.left(value)) * parameter.step
    reached = [(at, effect) for at, effect in parameter.bonuses if value < at <= top]
    if not reached:
        return Climb(steps, exact=True)
    more = all_of([effect for _, effect in reached], game, me, within)
    if more is None:
        return None
    sure = all(at <= value + steps * parameter.step for at, _ in reached)
    exact = sure and more.exact and not more.tiles
    return Climb(steps + more.steps, more.mc, more.tiles, exact=exact)


def entering(card: Card, game: Game, me: Player, within: Within) -> Climb | None:
    """The bound of putting a card into play; there is none if what reacts on it may raise a rating, or if it changes the rules of it."""
    mc = 0
    for p in game.players:
        for source, trigger in _heard(game, p).on_play:
            if trigger.concerns(p, CardPlayed(me.seat, cause=Cause(card.id)), source):
                climb = climb_of(trigger.do, game, p, Within(1))
                if climb is None or not climb.tame:
                    return None
                mc += ANY_MC if climb.mc else 0
    if _tame_card(card.id):
        return NO_STEPS
    if any(isinstance(part, PerRating) for part in card.modifiers):
        return None
    reacts = one_of((trigger.do for trigger in card.triggers), game, me, within)
    if reacts is None or not reacts.tame:
        return None
    climb = all_of(card.play, game, me, within, mc + reacts.mc)
    return climb and replace(climb, exact=False)


@cache
def _tame_card(card: int) -> bool:
    """Whether playing a card never raises a rating and never places a tile, and it has no rule about ratings."""
    found = CARDS[card]
    rules = any(isinstance(part, PerRating) for part in found.modifiers)
    return not rules and tame(*found.play, *(trigger.do for trigger in found.triggers))


def quiet_reactions(game: Game, me: Player, *, loss: bool = False) -> Climb | None:
    """The bound of the reactions of cards and policies in play: none if one may raise a rating, else whether one may cost M€.

    It is exact if none may bring M€ to `me`. Those that react only to cards that are played are no part of it, but of the bound of
    playing a card; those that react only to a `loss` (`Trigger.on_loss`) have a bound of their own, without those of other players.
    """
    mc, exact = 0, True
    for p in (me,) if loss else game.players:
        for trigger, climb in _heard(game, p).on_loss if loss else _heard(game, p).otherwise:
            climb = climb or climb_of(trigger.do, game, p, Within(1))
            if climb is None or not climb.tame:
                return None
            mc = ANY_MC if climb.mc else mc
            exact &= climb.exact or p is not me
    return Climb(mc=mc, exact=exact)


def reacts_to_cards(game: Game) -> bool:
    """Whether reactions to a card that is played may raise a rating or cost M€."""
    return any(_heard(game, p).on_play for p in game.players)


def reacts_to_spaces(game: Game, me: Player) -> bool:
    """Whether reactions of `me` may bring more or less M€ on different spaces for a tile."""
    for trigger, always_so in _heard(game, me).otherwise:
        if not OF_SPACES.isdisjoint(trigger.on) and (trigger.by_space or _counts(trigger.do)):
            climb = always_so or climb_of(trigger.do, game, me, Within(1))
            if climb is None or not climb.exact:
                return True
    return False


@cache
def _counts(value: object) -> bool:
    """Whether an effect, or a part of it, depends on what is counted, such as tiles next to a space."""
    if isinstance(value, tuple):
        return any(_counts(part) for part in cast("tuple[object, ...]", value))
    if isinstance(value, Value):
        return not isinstance(value, Effect) or any(_counts(getattr(value, name)) for name in value.__struct_fields__)
    return False


class _Heard(NamedTuple):
    """The triggers of a player that may do more than bring something else than M€, by when they react."""

    on_play: tuple[tuple[int, Trigger], ...]
    """Those that react only to cards that are played, each with its card; only those that may raise a rating or cost M€."""
    on_loss: tuple[tuple[Trigger, Climb | None], ...]
    otherwise: tuple[tuple[Trigger, Climb | None], ...]
    """These are with their bound, where it is always the same."""


@tableau.cached_by_cards
def _heard(game: Any, me: Any) -> _Heard:
    found = [(card, trigger, always(trigger.do)) for card, trigger in tableau.triggers(game, me)]
    on_play = [(card, t) for card, t, climb in found if PLAYED.issuperset(t.on) and not (climb and climb.harmless)]
    others = [(t, climb) for _, t, climb in found if not PLAYED.issuperset(t.on)]
    loud = [(t, climb) for t, climb in others if not (climb and climb.harmless and climb.exact)]
    on_loss = [each for each in loud if each[0].on_loss]
    return _Heard(tuple(on_play), tuple(on_loss), tuple(each for each in loud if not each[0].on_loss))
