"""What the effects of Prelude's corporations are worth to robots."""

from __future__ import annotations

from engine.card import Card
from engine.expansions.prelude.effects import FundFree, RaiseLowest
from engine.named import RESOURCES
from engine.robots.worth import Worth, worth_of
from engine.scoring import FIRST


@worth_of(RaiseLowest)
def _raise_lowest(self: Worth, effect: RaiseLowest, card: Card | None = None) -> float:
    """The best of the productions that are lowest now; before the game begins, of all."""
    made = self.me.production
    return max(self.production(what) for what in RESOURCES if made[what] == min(made.values()))


@worth_of(FundFree)
def _fund_free(self: Worth, effect: FundFree, card: Card | None = None) -> float:
    """Less than a first place: others compete for it too."""
    return 0.4 * FIRST * self.point if len(self.view.seats) > 1 else 0.0
