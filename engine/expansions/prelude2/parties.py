"""What cards of Prelude 2 do with Turmoil: they react to leading a party, and look for cards that a party's rule allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.card import Card
from engine.core import Effect, Game
from engine.effect import Trigger
from engine.effects.cards import RevealUntil
from engine.expansions.turmoil.entries import LeaderChanged
from engine.expansions.turmoil.requirements import Ruling

if TYPE_CHECKING:
    from engine.state import Player


class OnLeading(Trigger, frozen=True):
    """Reacts when the owner becomes the leader of a party, by whatever cause (Corridors of Power, P47)."""

    on = (LeaderChanged,)

    def times(self, game: Game, me: Player, entry: LeaderChanged) -> int:
        return int(entry.seat == me.seat)


class RevealParty(RevealUntil, frozen=True):
    """Reveal cards until `n` need the rule of a party; keep those (High Circles, P51)."""

    def fits(self, card: Card) -> bool:
        return any(isinstance(requirement, Ruling) for requirement in card.requires)


def when_leading(do: Effect) -> OnLeading:
    """React when the owner becomes the leader of a party.

    >>> from engine.effects import gain
    >>> when_leading(gain(mc=1)).by
    'any'
    """
    return OnLeading(do, "any")
