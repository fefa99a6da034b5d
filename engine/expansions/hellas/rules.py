"""Hellas: the map, and the toll of the South Pole."""

from __future__ import annotations

from engine.board import read_map
from engine.box import MapRules, Toll
from engine.effects import ocean
from engine.expansions.expansion import Expansion, add_expansion

MAP = read_map(
    """\
~pp .pp .pp .ps .p
~pp .pp .p .ps .p .p
~p .p .s .s . .pp .pc
~p .p .s .ss .s ~p ~p .p
.c . . .ss . ~c ~hhh ~ .p
.t . .s . . ~ ~s .
~tt . . .c . . .t
.s .c .hh .hh .t .t
. .hh .=South_Pole .hh .""",
    key="hellas",
    milestones=("diversifier", "tactician", "polar-explorer", "energizer", "rim-settler"),
    awards=("cultivator", "magnate", "space-baron", "excentric", "contractor"),
)


HELLAS = add_expansion(
    Expansion(
        "hellas",
        maps=(MapRules(MAP, tolls={"I3": Toll(6, ocean(), "oceans")}),),
    )
)
