"""Elysium: the map."""

from __future__ import annotations

from engine.board import read_map
from engine.box import MapRules
from engine.expansions.expansion import Expansion, add_expansion

MAP = read_map(
    """\
~ ~t ~c ~s .c
.^t=Hecates_Tholus . . ~ ~ .ss
.^tt=Elysium_Mons . .c . ~p ~ .^ccc=Olympus_Mons
.p .p .p ~pp .p ~p ~p .ps
.pp .pp .pp ~pp .pp .ppp .pp .pp .^pt=Arsia_Mons
.s .p .p .p .p .p .p .
.t .s . . .s . .
.ss . . . .ss .
.s . .c .c .ss""",
    key="elysium",
    milestones=("generalist", "specialist", "ecologist", "tycoon", "legend"),
    awards=("celebrity", "industrialist", "desert-settler", "estate-dealer", "benefactor"),
)


ELYSIUM = add_expansion(
    Expansion(
        "elysium",
        maps=(MapRules(MAP),),
    )
)
