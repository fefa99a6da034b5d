"""What the effects of Venus Next are worth to robots."""

from __future__ import annotations

from engine.card import Card
from engine.expansions.venus.effects import GainProduced
from engine.robots.worth import Worth, worth_of


@worth_of(GainProduced)
def _gain_produced(self: Worth, effect: GainProduced, card: Card | None = None) -> float:
    """About two steps of production of some resource rise in a generation."""
    return 2 * 1.5 * self.money
