"""What the promos' own effects are worth to robots."""

from __future__ import annotations

from engine.card import Card
from engine.expansions.promos.effects import GreeneryBeside, ShowHand, SurfRings, TakeBackEvents, WithoutEnergy
from engine.robots.greedy import ANSWERS
from engine.robots.worth import Worth, worth_of

ANSWERS.update(
    {
        "show-hand": lambda worth, decision: decision.options,
        "take-back": lambda worth, decision: decision.options[-decision.most :],
    }
)


@worth_of(SurfRings)
def _surf_rings(self: Worth, effect: SurfRings, card: Card | None = None) -> float:
    """Only with most of the resources there: each is worth more later than now."""
    lay = self.me.resources.get(card.id, 0) if card else 0
    return min(lay, effect.cap) * self.money - self.resource(card)


@worth_of(WithoutEnergy)
def _without_energy(self: Worth, effect: WithoutEnergy, card: Card | None = None) -> float:
    return self.effect(effect.then, card)


@worth_of(ShowHand)
def _show_hand(self: Worth, effect: ShowHand, card: Card | None = None) -> float:
    """1 M€ for each other card in the hand."""
    return max(0, self.me.hand - 1) * self.money


@worth_of(TakeBackEvents)
def _take_back(self: Worth, effect: TakeBackEvents, card: Card | None = None) -> float:
    return min(effect.n, len(self.me.events)) * self.drawn


@worth_of(GreeneryBeside)
def _greenery_beside(self: Worth, effect: GreeneryBeside, card: Card | None = None) -> float:
    return self.point + self.rating
