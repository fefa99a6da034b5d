"""The promos, as one expansion."""

from engine.expansions.expansion import Expansion, add_expansion
from engine.expansions.promos.cards import CORPORATIONS, PRELUDES, PROJECTS

# fmt: off
LATER = (
    "X06", "X17", "X40", "X41", "X43", "X46", "X47", "X54", "X58", "X59", "X64", "X65", "X75", "X-2", "R25", "R28", "R39", "R44", "R46",
)
# fmt: on
PROMOS = add_expansion(Expansion("promos", cards=(*PROJECTS, *PRELUDES, *CORPORATIONS), later=LATER))
