"""Vastitas Borealis: the map, and the toll of the North Pole."""

from __future__ import annotations

from engine.board import read_map
from engine.box import MapRules, Toll
from engine.effects import temperature
from engine.expansions.expansion import Expansion, add_expansion

MAP = read_map(
    """\
.p . .^s=Hecates_Tholus . .
.pp .pp . . .p .^c=Elysium_Mons
.c ~pp ~pp .pp .p . .
.^ss=Alba_Mons .t ~pp .p . .c .p .d=Viking_2
. . ~p .pp .=North_Pole ~pp ~pp ~pp .cc
.cc . .p ~hh ~hhp ~c .p .tt
.^t=Uranius_Tholus .s ~ ~hh .pp .p .
.p . .p .ps .s .p
.d=Viking_1 . .c .t .s""",
    key="vastitas",
    icons={"d": "delegate"},
    milestones=("agronomist", "engineer", "spacefarer", "geologist", "farmer"),
    awards=("traveller", "landscaper", "highlander", "promoter", "blacksmith"),
)


VASTITAS = add_expansion(
    Expansion(
        "vastitas",
        maps=(MapRules(MAP, tolls={"E5": Toll(4, temperature(1), "temperature")}),),
    )
)
