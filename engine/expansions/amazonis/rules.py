"""Amazonis Planitia: the map, its global parameters, and the resource of choice."""

from __future__ import annotations

from engine.board import read_map
from engine.box import Icon, MapRules, Parameter
from engine.effects import draw, gain_chosen, ocean, production, temperature
from engine.expansions.expansion import Expansion, add_expansion

MAP = read_map(
    """\
.s .ss .s .c .tt .
~ .d=Viking .s . .p ~pp ~tt
~ss . .cc . .p ~ . .
.t ~ . . .p .p .pp .p .pc
.^ss=Hecates_Tholus .p .a .p ~c .p .pp .p .a ~pp
.p .p .pp .pp ~pp ~pp .pps .p . .p ~c
.p .pp ~pp .ee .e .ee . .p .p .
.p ~cc .p .e .ee .p .^dd=Olympus_Mons .s .^d=Ascraeus_Mons
~st . .t . . .pp . .^t=Pavonis_Mons
~ . .a . .ppp .pp .^ss=Arsia_Mons
. .st .ss . .p .c""",
    key="amazonis",
    icons={"a": "any-resource", "d": "delegate"},
    milestones=("terran", "landshaper", "merchant", "sponsor", "lobbyist"),
    awards=("collector", "innovator", "constructor", "manufacturer", "physicist"),
)
PARAMETERS = (
    Parameter(
        "temperature",
        -30,
        14,
        2,
        bonuses=((-24, production(heat=1)), (-20, production(heat=1)), (-12, production(plants=1)), (0, ocean())),
    ),
    Parameter("oxygen", 0, 18, bonuses=((7, draw(1)), (11, temperature(1)))),
    Parameter("oceans", 0, 11),
)


AMAZONIS = add_expansion(
    Expansion(
        "amazonis",
        maps=(MapRules(MAP, parameters=PARAMETERS, added={"generations": 2}),),
        icons={"any-resource": Icon(gain_chosen(), counts_as=("steel", "titanium"))},
    )
)
