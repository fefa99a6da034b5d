"""What the effects of Prelude 2 are worth to robots, and how they answer its questions."""

from __future__ import annotations

from engine.card import CARDS, Card, picked
from engine.decision import Decision
from engine.effects.government import RaiseOne
from engine.expansions.prelude2.effects import (
    AddToSeveral,
    DiscardFor,
    FillProductions,
    LoseChosen,
    PassNow,
    Recession,
    SpendLess,
)
from engine.expansions.prelude2.looking import OfferPrelude, Survey
from engine.named import RESOURCES
from engine.robots.greedy import ANSWERS
from engine.robots.worth import Worth, worth_of


def _poorest(worth: Worth, decision: Decision) -> tuple[str, ...]:
    """The card that is worth least in play."""
    return (min(decision.options, key=lambda option: worth.card(CARDS[picked(option)])),)


def _dearest(worth: Worth, decision: Decision) -> tuple[str, ...]:
    """The cards on which a resource is worth most."""
    return tuple(sorted(decision.options, key=lambda o: -worth.resource(CARDS[picked(o)])))[: decision.most]


def _offered(worth: Worth, decision: Decision) -> tuple[str, ...]:
    """The prelude, if it may be played and is worth its price."""
    price = int(decision.key.partition(":")[2])
    good = decision.most and worth.card(CARDS[picked(decision.options[0])]) > price * worth.money
    return decision.options if good else ()


ANSWERS.update(
    {
        "lose-chosen": lambda worth, decision: (min(decision.options, key=worth.stock),),
        "discard-any": _poorest,
        "add-several": _dearest,
        "play-offered": _offered,
    }
)


@worth_of(RaiseOne)
def _raise_one(self: Worth, effect: RaiseOne, card: Card | None = None) -> float:
    """Nobody gains by it; it only brings the end of the game nearer."""
    return 0.3


@worth_of(LoseChosen)
def _lose_chosen(self: Worth, effect: LoseChosen, card: Card | None = None) -> float:
    return -min((self.stock(what) for what in RESOURCES if self.me.stock[what]), default=1.0)


@worth_of(FillProductions)
def _fill(self: Worth, effect: FillProductions, card: Card | None = None) -> float:
    return sum(max(0, 1 - self.me.production[what]) * self.production(what) for what in RESOURCES)


@worth_of(Recession)
def _recession(self: Worth, effect: Recession, card: Card | None = None) -> float:
    """What each opponent loses, which is worth less than an own gain."""
    return 0.3 * (len(self.view.seats) - 1) * (effect.mc * self.money + self.production("mc"))


@worth_of(DiscardFor)
def _discard_for(self: Worth, effect: DiscardFor, card: Card | None = None) -> float:
    return self.effect(effect.then, card) - 0.4 * self.drawn


@worth_of(AddToSeveral)
def _add_to_several(self: Worth, effect: AddToSeveral, card: Card | None = None) -> float:
    return sum(sorted((self.resource(CARDS[c]) for c in self.me.resources), reverse=True)[: effect.n])


@worth_of(PassNow)
def _pass_now(self: Worth, effect: PassNow, card: Card | None = None) -> float:
    """What could still be bought with the M€ at hand is lost for now."""
    return -0.25 * self.me.stock["mc"] * self.money


@worth_of(SpendLess)
def _spend_less(self: Worth, effect: SpendLess, card: Card | None = None) -> float:
    return self.effect(effect.then, card) - max(0.0, effect.mc - self.number(effect.less, card)) * self.money


@worth_of(OfferPrelude)
def _offer_prelude(self: Worth, effect: OfferPrelude, card: Card | None = None) -> float:
    left = self.me.resources.get(card.id, 0) if card else 0
    return 6.0 if left and self.me.stock["mc"] >= effect.mc else 0.0


@worth_of(Survey)
def _survey(self: Worth, effect: Survey, card: Card | None = None) -> float:
    return 0.45 * effect.n * self.drawn
