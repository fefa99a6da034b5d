"""What the made-up expansion's effects are worth to robots."""

from __future__ import annotations

from engine.card import Card
from engine.robots.worth import Worth, worth_of
from tests.expansions.made_up.effects import OpenArchive
from tests.expansions.made_up.purses import GainFavours
from tests.expansions.made_up.reactions import DustStorm


@worth_of(OpenArchive)
def _open_archive(self: Worth, effect: OpenArchive, card: Card | None = None) -> float:
    """Half of a drawn card: the least useful card of the hand is discarded, and the others draw too."""
    return 0.5 * self.drawn


@worth_of(DustStorm)
def _dust_storm(self: Worth, effect: DustStorm, card: Card | None = None) -> float:
    """Less than the rating for the lost steps: any player may raise the parameter again."""
    return 0.3 * effect.steps * self.rating


@worth_of(GainFavours)
def _gain_favours(self: Worth, effect: GainFavours, card: Card | None = None) -> float:
    """A favour pays 2 M€ of few things."""
    return 1.5 * effect.n * self.money
