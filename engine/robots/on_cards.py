"""What effects about cards and the resources on them are worth to robots; `engine.robots.worth` has the others."""

from __future__ import annotations

from engine import tableau
from engine.actions.turn import ExtraActions
from engine.card import CARDS, Card
from engine.effect import Count
from engine.effects.card_resources import AddHere, AddTo, AddToAny, RemoveCardResource, TakeOwn
from engine.effects.cards import BuyOrDiscard, DiscardCards, Draw, LookAndKeep, MaySwapCards, RevealFor, RevealUntil
from engine.effects.choices import AtLeisure, EachOpponent, ForSeat
from engine.effects.conditions import IfHere, Once
from engine.effects.copying import ReuseAction
from engine.effects.spending import SpendChosen
from engine.modifiers import Protect
from engine.robots.worth import Worth, worth_of


@worth_of(AddHere)
def _add_here(self: Worth, effect: AddHere, card: Card | None = None) -> float:
    return self.number(effect.n, card) * self.resource(card) if card and card.holds else 0.0


@worth_of(AddTo)
def _add_to(self: Worth, effect: AddTo, card: Card | None = None) -> float:
    found = [c for c in map(CARDS.__getitem__, self.me.played) if effect.takes(c.holds, c.tags)]
    found += [c for c in map(CARDS.__getitem__, self.me.hosted) if effect.takes_hosted(c.tags)]
    if card and not effect.another and card not in found and effect.takes(card.holds, card.tags):
        found.append(card)
    return self.number(effect.n, card) * max((self.resource(c) for c in found), default=0.0)


@worth_of(TakeOwn)
def _take_own(self: Worth, effect: TakeOwn, card: Card | None = None) -> float:
    found = [CARDS[c] for c in self.me.resources if CARDS[c].holds == effect.kind]
    return -effect.n * min((self.resource(c) for c in found), default=self.point)


@worth_of(AddToAny)
def _add_to_any(self: Worth, effect: AddToAny, card: Card | None = None) -> float:
    return effect.n * max((self.resource(CARDS[c]) for c in tableau.laden(self.me)), default=0.0)


@worth_of(RemoveCardResource)
def _remove_card_resource(self: Worth, effect: RemoveCardResource, card: Card | None = None) -> float:
    others = [s for s in self.view.seats if s is not self.me and not self.spared(s, effect.kind)]
    prey = [CARDS[c] for s in others for c in s.resources if CARDS[c].holds == effect.kind]
    free = any(not (isinstance(m, Protect) and m.here) for c in prey for m in c.modifiers or (None,))
    return 0.5 * self.point if free else -0.8 * self.point


@worth_of(Draw)
def _draw(self: Worth, effect: Draw, card: Card | None = None) -> float:
    return self.number(effect.n, card) * self.drawn


@worth_of(LookAndKeep)
def _look_and_keep(self: Worth, effect: LookAndKeep, card: Card | None = None) -> float:
    chosen = isinstance(effect.look, Count)
    return effect.keep * self.drawn * (0.9 + 0.1 * min(self.number(effect.look), 6) if chosen else 1.3)


@worth_of(BuyOrDiscard)
def _buy_or_discard(self: Worth, effect: BuyOrDiscard, card: Card | None = None) -> float:
    return 0.3 * self.drawn


@worth_of(MaySwapCards)
def _may_swap_cards(self: Worth, effect: MaySwapCards, card: Card | None = None) -> float:
    return 0.3 * self.drawn


@worth_of(RevealUntil)
def _reveal_until(self: Worth, effect: RevealUntil, card: Card | None = None) -> float:
    return effect.n * self.drawn * 1.2


@worth_of(DiscardCards)
def _discard_cards(self: Worth, effect: DiscardCards, card: Card | None = None) -> float:
    return -0.5 * effect.n * self.drawn


@worth_of(IfHere)
def _if_here(self: Worth, effect: IfHere, card: Card | None = None) -> float:
    return self.effect(effect.then, card)


@worth_of(EachOpponent)
def _each_opponent(self: Worth, effect: EachOpponent, card: Card | None = None) -> float:
    return -0.3 * (len(self.view.seats) - 1) * self.effect(effect.do, card)


@worth_of(ReuseAction)
def _reuse_action(self: Worth, effect: ReuseAction, card: Card | None = None) -> float:
    used = (CARDS[c] for c in self.me.used if card is None or c != card.id)
    return max((self.effect(c.action, c) for c in used if c.action is not None), default=0.0)


@worth_of(RevealFor)
def _reveal_for(self: Worth, effect: RevealFor, card: Card | None = None) -> float:
    return 0.12 * self.effect(effect.then, card)


@worth_of(SpendChosen)
def _spend_chosen(self: Worth, effect: SpendChosen, card: Card | None = None) -> float:
    return self.spent(effect, card, self.best_chosen(effect, card))


@worth_of(Once)
def _once(self: Worth, effect: Once, card: Card | None = None) -> float:
    return self.effect(effect.do, card)


@worth_of(ForSeat)
def _for_seat(self: Worth, effect: ForSeat, card: Card | None = None) -> float:
    """Worth something only if the seat itself is meant, which is rarely so."""
    return self.effect(effect.do, card) / len(self.view.seats)


@worth_of(AtLeisure)
def _at_leisure(self: Worth, effect: AtLeisure, card: Card | None = None) -> float:
    return self.effect(effect.do, card)


@worth_of(ExtraActions)
def _extra_actions(self: Worth, effect: ExtraActions, card: Card | None = None) -> float:
    return 2.0 * effect.n
