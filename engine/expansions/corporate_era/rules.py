"""Corporate Era: what it adds to the base game."""

from engine.expansions.corporate_era.cards import CORPORATIONS, PROJECTS
from engine.expansions.expansion import Expansion, add_expansion

CORPORATE_ERA = add_expansion(Expansion("corporate_era", cards=(*PROJECTS, *CORPORATIONS)))
