"""How much metal cards will take: a piece that none takes is idle."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import TYPE_CHECKING, Final

from engine import prices
from engine.card import Card
from engine.payment import ways

if TYPE_CHECKING:
    from engine.view import View

A_GENERATION: Final = 3.5
"""How much of a metal the cards to come in a generation take, in pieces."""
PLAYED: Final = 0.7
"""The share of the cards in hand that are thought to be paid with metal."""
UNSURE: Final = 1.0
UNSURE_A_PIECE: Final = 0.2
"""By how many pieces the metal that cards will take may be misjudged: always, and for each piece that is expected to be taken."""


def chance_of_use(supply: float, by_hand: float, left: int) -> float:
    """The chance that a card takes one more piece of a metal, where `supply` pieces are held or will be produced.

    The cards in hand can take `by_hand` pieces, and `left` generations are to come, this one included. The chance is even where the supply
    is what cards are expected to take.
    """
    taken = PLAYED * by_hand + A_GENERATION * (left - 1)
    return 1 / (1 + exp(min(50.0, (supply - taken) / (UNSURE + UNSURE_A_PIECE * taken))))


def taken_by(view: View, cards: Iterable[Card]) -> dict[str, float]:
    """How many pieces of what pays for some cards these cards can take, by its key."""
    me = view.seats[view.you]
    found: dict[str, float] = {}
    for card in cards:
        due = prices.card_price(view, me, card)
        for what, value, _ in ways(view, me, card.as_card):
            if what != "mc" and value:
                found[what] = found.get(what, 0.0) + due / value
    return found
