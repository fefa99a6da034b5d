"""Prints the text of every card, one line each, for the reference file with which a test compares the texts."""

from __future__ import annotations

from collections.abc import Iterator

from engine.expansions import shipped_cards
from words.cards import card_text


def lines() -> Iterator[str]:
    """The text of every card, ordered by number: `010 Comet — text`."""
    for card in sorted(shipped_cards(), key=lambda card: card.id):
        yield f"{card.number} {card.name} — {card_text(card)}"


if __name__ == "__main__":
    print("\n".join(lines()))
