"""Prices and tags of the made-up expansion: cards that change terms, a term of its own; beside it two smaller
expansions, with a wild tag and with a shorter solo game."""

from __future__ import annotations

from engine.amounts import per_tag
from engine.card import active, automated
from engine.effects import gain
from engine.expansions import Expansion, add_expansion
from engine.modifiers import changed
from engine.requirements import tags
from engine.tableau import WILD

# fmt: off
CARDS = (
    active("X941", "Guild Hall", 7, "", changed("milestone", -3), changed("award", -2)),
    active("X942", "Bulk Licence", 5, "", changed("bought-card", to=1)),
    active("X943", "Harbour Dues", 9, "", changed("ocean-bonus", 1), changed("tuning", -1)),
)
WILD_CARDS = (
    automated("X944", "Institute Of Everything", 6, WILD, gain(heat=1)),
    automated("X945", "Web Of Life", 8, "", gain(plants=per_tag("plant")), requires=tags(plant=1, animal=1), points=per_tag("plant")),
)
# fmt: on
TERMS = {"tuning": 4}
SHORT = add_expansion(Expansion("made_up_short", terms={"generations": 12}))
WILDS = add_expansion(Expansion("made_up_wild", cards=WILD_CARDS, tags=(WILD,)))
