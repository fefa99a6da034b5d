"""What the made-up expansion's effects are worth to robots."""

from __future__ import annotations

from engine.card import Card
from engine.robots.worth import Worth
from tests.expansions.made_up.effects import OpenArchive
from tests.expansions.made_up.reactions import DustStorm


@Worth.effect.register(OpenArchive)
def _open_archive(self: Worth, effect: OpenArchive, card: Card | None = None) -> float:
    """A card drawn, and then the least useful one of the hand discarded; others do so too."""
    return 0.5 * self.drawn


@Worth.effect.register(DustStorm)
def _dust_storm(self: Worth, effect: DustStorm, card: Card | None = None) -> float:
    """The steps can be made once more, by whoever is quicker."""
    return 0.3 * effect.steps * self.rating
