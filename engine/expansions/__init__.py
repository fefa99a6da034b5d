"""Expansions, which are values that say what they add to the game; a box combines those that a table plays with."""

from engine.expansions.expansion import EXPANSIONS, CardDeck, Expansion, add_expansion, shipped, shipped_cards
from engine.expansions.opening import close_boxes, known_goals, left_out, names_in, open_box

__all__ = [
    "EXPANSIONS",
    "CardDeck",
    "Expansion",
    "add_expansion",
    "close_boxes",
    "known_goals",
    "left_out",
    "names_in",
    "open_box",
    "shipped",
    "shipped_cards",
]
