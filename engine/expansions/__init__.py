"""Expansions, which are values that say what they add to the game, and the box, which combines those that a table plays with."""

from engine.expansions.box import (
    EXPANSIONS,
    Box,
    CardDeck,
    Expansion,
    add_expansion,
    open_box,
    shipped,
    shipped_cards,
)

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
