"""Print the text of every card, a line a card: what the golden file of the tests holds."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from engine.card import CARDS
from engine.expansions.box import EXPANSIONS, SHIPPED
from words.cards import card_text


def lines() -> Iterator[str]:
    """The cards by number: `010 Comet — text`."""
    for name in SHIPPED:
        import_module(f"engine.expansions.{name}")
    shipped = {card.id for name in EXPANSIONS.keys() & set(SHIPPED) for card in EXPANSIONS[name].cards}
    for card in (CARDS[id] for id in sorted(shipped)):
        yield f"{card.number} {card.name} — {card_text(card)}"


if __name__ == "__main__":
    print("\n".join(lines()))
