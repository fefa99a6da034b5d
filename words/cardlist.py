"""Makes `docs/cards.md`, a page of all cards with number and text: `python -m words.cardlist` prints it."""

from __future__ import annotations

from engine.card import CARDS, Card
from engine.expansions import EXPANSIONS, open_box
from engine.options import Options
from words.cards import card_text
from words.names import money, tag_name

HEAD = """# Cards

Made from the declarations by `python -m words.cardlist > docs/cards.md`; a test keeps it current. The wording is our own.
"""
TITLES = {"base": "Base game", "corporate_era": "Corporate era"}


def page() -> str:
    """The whole page: expansion by expansion, in the order of the numbers."""
    open_box(Options(corporate_era=True))
    parts = [HEAD]
    for name, title in TITLES.items():
        parts.append(f"## {title}\n\n| no. | card | kind | cost | tags | text |\n|---|---|---|---|---|---|")
        parts += [_row(card) for card in sorted(EXPANSIONS[name].cards, key=lambda card: card.id)]
        parts.append("")
    return "\n".join(parts)


def _row(card: Card) -> str:
    tags = ", ".join(tag_name(tag) for tag in card.tags) or "–"
    text = card_text(CARDS[card.id]).replace("|", "\\|")
    return f"| {card.number} | {card.name} | {card.kind} | {money(card.cost)} | {tags} | {text} |"


if __name__ == "__main__":
    print(page(), end="")
