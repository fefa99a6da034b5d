"""Makes `docs/cards.md`, a page of all cards with number and text: `python -m words.cardlist` prints the page."""

from __future__ import annotations

from engine.card import CARDS, Card
from engine.expansions import shipped
from words.cards import card_text
from words.names import expansion_name, money, tag_name

HEAD = """# Cards

Made from the declarations by `python -m words.cardlist > docs/cards.md`; a test keeps it current. The wording is our own.
"""


def page() -> str:
    """The whole page: expansion by expansion, in the order of the numbers."""
    parts = [HEAD]
    for expansion in (expansion for expansion in shipped() if expansion.cards):
        title = expansion_name(expansion.name)
        parts.append(f"## {title}\n\n| no. | card | kind | cost | tags | text |\n|---|---|---|---|---|---|")
        parts += [_row(card) for card in sorted(expansion.cards, key=lambda card: card.id)]
        parts.append("")
    return "\n".join(parts)


def _row(card: Card) -> str:
    tags = ", ".join(tag_name(tag) for tag in card.tags) or "–"
    text = card_text(CARDS[card.id]).replace("|", "\\|")
    cost = money(card.cost) if card.priced or card.cost else "–"
    return f"| {card.number} | {card.name} | {card.kind} | {cost} | {tags} | {text} |"


if __name__ == "__main__":
    print(page(), end="")
