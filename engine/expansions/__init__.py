"""What a game is made of: expansions as values, and the box that a table's options put together."""

from engine.expansions.box import Box, CardDeck, Expansion, add_expansion, open_box, shipped, shipped_cards
from engine.shipped import EXPANSIONS

__all__ = [
    "EXPANSIONS",
    "Box",
    "CardDeck",
    "Expansion",
    "add_expansion",
    "open_box",
    "shipped",
    "shipped_cards",
]
