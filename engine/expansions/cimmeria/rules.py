"""Terra Cimmeria: the map, and the landing site where a colony is founded."""

from __future__ import annotations

from engine.board import read_map
from engine.box import IconToll, MapRules
from engine.expansions.expansion import Expansion, add_expansion

MAP = read_map(
    """\
~ .p .^s=Albor_Tholus .p ~pp
~tt . . . .ps ~p
. . .=MSL_Curiosity . . .p .
.^s=Tyrrhenus_Mons . .s . .ss . .^tt=Apollinaris_Mons .c
. . . .s .s .c . .sc ~
.^cc=Hadriacus_Mons . .tss . .t .ss . .ss
.pp .t . .pss .pp .p ~pp
~ .p .t .c .pp ~pp
~pp ~p ~p .p ~p""",
    key="cimmeria",
    milestones=("planetologist", "architect", "coastguard", "forester", "fundraiser"),
    awards=("electrician", "founder", "mogul", "zoologist", "forecaster"),
)


CIMMERIA = add_expansion(
    Expansion(
        "cimmeria",
        maps=(MapRules(MAP, tolls={"C3": IconToll(5, "colony")}),),
    )
)
