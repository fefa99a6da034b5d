"""Bounds of what cards and policies in play do in reaction to others, and of cards with what reacts to them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from msgspec.structs import replace

from engine import tableau
from engine.bounds.bound import ANY_MC, NO_RATING, Bound, Within
from engine.bounds.combining import all_of, any_of, bound_of, changes_no_rating, constant_bound
from engine.card import CARDS
from engine.decision import Cause
from engine.effect import Effect, Value
from engine.journal import BonusTaken, CardPlayed, CorporationPlayed, ProductionChanged, StockChanged, TilePlaced
from engine.modifiers import PerRating

if TYPE_CHECKING:
    from engine.card import Card
    from engine.core import Game
    from engine.effect import Trigger
    from engine.state import Player, PlayerOrSeat
    from engine.tableau import GameOrView

PLAYED: Final = frozenset({CardPlayed, CorporationPlayed})
"""What is told only when a card is played."""
OF_SPACES: Final = frozenset({TilePlaced, BonusTaken, StockChanged, ProductionChanged})
"""What is told when a tile is placed, and may be different on different spaces."""


def card_bound(card: Card, game: Game, me: Player, within: Within) -> Bound | None:
    """The bound of putting a card into play; there is none if what reacts on it may raise a rating, or if it changes the rules of it."""
    mc = 0
    for p in game.players:
        for source, trigger in _heard(game, p).on_play:
            if trigger.concerns(p, CardPlayed(me.seat, cause=Cause(card.id)), source):
                bound = bound_of(trigger.do, game, p, Within(1))
                if bound is None or not bound.changes_no_rating:
                    return None
                mc += ANY_MC if bound.mc else 0
    if _card_changes_no_rating(card.id):
        return NO_RATING
    if any(isinstance(part, PerRating) for part in card.modifiers):
        return None
    reacts = any_of((trigger.do for trigger in card.triggers), game, me, within)
    if reacts is None or not reacts.changes_no_rating:
        return None
    bound = all_of(card.play, game, me, within, mc + reacts.mc)
    return bound and replace(bound, exact=False)


@cache
def _card_changes_no_rating(card: int) -> bool:
    """Whether playing a card never raises a rating and never places a tile, and it has no rule about ratings."""
    found = CARDS[card]
    rules = any(isinstance(part, PerRating) for part in found.modifiers)
    return not rules and changes_no_rating(*found.play, *(trigger.do for trigger in found.triggers))


def reactions_bound(game: Game, me: Player, *, loss: bool = False) -> Bound | None:
    """Return the bound of the reactions of cards and policies in play; None if a reaction may raise a rating.

    It is exact if none may bring M€ to `me`. Those that react only to cards that are played are no part of it, but of the bound of
    playing a card; those that react only to a `loss` (`Trigger.on_loss`) have a bound of their own, without those of other players.
    """
    mc, exact = 0, True
    for p in (me,) if loss else game.players:
        for trigger, bound in _heard(game, p).on_loss if loss else _heard(game, p).otherwise:
            bound = bound or bound_of(trigger.do, game, p, Within(1))
            if bound is None or not bound.changes_no_rating:
                return None
            mc = ANY_MC if bound.mc else mc
            exact &= bound.exact or p is not me
    return Bound(mc=mc, exact=exact)


def reacts_to_cards(game: Game) -> bool:
    """Whether reactions to a card that is played may raise a rating or cost M€."""
    return any(_heard(game, p).on_play for p in game.players)


def reacts_to_spaces(game: Game, me: Player) -> bool:
    """Whether reactions of `me` may bring more or less M€ on different spaces for a tile."""
    for trigger, always_so in _heard(game, me).otherwise:
        if not OF_SPACES.isdisjoint(trigger.on) and (trigger.by_space or _counts(trigger.do)):
            bound = always_so or bound_of(trigger.do, game, me, Within(1))
            if bound is None or not bound.exact:
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
    on_loss: tuple[tuple[Trigger, Bound | None], ...]
    otherwise: tuple[tuple[Trigger, Bound | None], ...]
    """These are with their bound, where it is always the same."""


@tableau.cached_by_triggers
def _heard(game: GameOrView, me: PlayerOrSeat) -> _Heard:
    found = [(card, trigger, constant_bound(trigger.do)) for card, trigger in tableau.triggers(game, me)]
    on_play = [(card, t) for card, t, bound in found if PLAYED.issuperset(t.on) and not (bound and bound.costs_nothing)]
    others = [(t, bound) for _, t, bound in found if not PLAYED.issuperset(t.on)]
    loud = [(t, bound) for t, bound in others if not (bound and bound.costs_nothing and bound.exact)]
    on_loss = [each for each in loud if each[0].on_loss]
    return _Heard(tuple(on_play), tuple(on_loss), tuple(each for each in loud if not each[0].on_loss))
