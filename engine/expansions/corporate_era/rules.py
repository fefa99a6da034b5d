"""Corporate Era: what it adds to the base game."""

from engine.expansions.box import Expansion, add_expansion
from engine.expansions.corporate_era.cards import CORPORATIONS, PROJECTS

CORPORATE_ERA = add_expansion(Expansion("corporate_era", cards=(*PROJECTS, *CORPORATIONS)))
