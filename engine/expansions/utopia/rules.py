"""Utopia Planitia: the map."""

from __future__ import annotations

from engine.board import read_map
from engine.box import MapRules
from engine.expansions.expansion import Expansion, add_expansion

MAP = read_map(
    """\
. . .ee . .
. .ss .ee .eec . .
~ppp . .s . . .cct .tt
~pc .p .p .pp ~pp ~p ~p .p
. . . .p .p .pp . ~ .pt
.s .ss ~pp .pp . . .ss .
.s . ~ ~pp . . .
. .cc ~ ~pp .st .pp
. . .ss ~p .p""",
    key="utopia",
    milestones=("manager", "pioneer", "trader", "metallurgist", "researcher"),
    awards=("suburbian", "investor", "botanist", "incorporator", "metropolist"),
)


UTOPIA = add_expansion(
    Expansion(
        "utopia",
        maps=(MapRules(MAP),),
    )
)
