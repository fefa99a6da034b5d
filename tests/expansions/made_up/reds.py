"""A party that taxes terraforming: once it rules, each own step of rating costs 3 M€ in the action phase.

A further expansion has a card whose rise of the rating depends on a hidden card.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import changes
from engine.bounds.rating_tax import rating_tax
from engine.card import CARDS, event
from engine.core import Cause, Effect, Game
from engine.effects.government import SetPolicy
from engine.expansions import Expansion, add_expansion
from engine.state import Player

REDS = add_expansion(
    Expansion("made_up_reds", policies={"reds": (rating_tax(3),)}, setup=(("policies", SetPolicy("reds")),))
)


class Foretell(Effect, frozen=True):
    """Reveal the top card of the deck; a dear one raises the rating by two steps."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        found = changes.reveal(game, me, cause)
        changes.change_rating(game, me, 2 * (CARDS[found].cost >= 12), cause)


ORACLE = add_expansion(Expansion("made_up_oracle", cards=(event("X938", "Oracle", 0, "", Foretell()),)))
