"""Prelude 2. Its preludes, and the card that draws preludes, need the deck of Prelude; its other cards can be played without it."""

from engine.expansions.expansion import Expansion, add_expansion
from engine.expansions.prelude2.cards import CORPORATIONS, PRELUDES, PROJECTS
from engine.tableau import WILD

PRELUDE2 = add_expansion(
    Expansion("prelude2", cards=(*PRELUDES, *PROJECTS, *CORPORATIONS), tags=(WILD, "venus", "jovian")),
)
