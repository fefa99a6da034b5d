"""Expansions, which are values that say what they add to the game; a box combines those that a table plays with."""

from engine.expansions.expansion import (
    EXPANSIONS,
    CardDeck,
    Expansion,
    add_expansion,
    close_boxes,
    left_out,
    open_box,
    shipped,
    shipped_cards,
)

__all__ = [
    "EXPANSIONS",
    "CardDeck",
    "Expansion",
    "add_expansion",
    "close_boxes",
    "left_out",
    "open_box",
    "shipped",
    "shipped_cards",
]
