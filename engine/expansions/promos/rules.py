"""The promos, as one expansion; docs/decisions.md lists those that are missing, and why."""

from engine.expansions.expansion import Expansion, add_expansion
from engine.expansions.promos.cards import CORPORATIONS, PRELUDES, PROJECTS

PROMOS = add_expansion(Expansion("promos", cards=(*PROJECTS, *PRELUDES, *CORPORATIONS)))
