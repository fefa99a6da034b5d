"""Tharsis, the map of the base game."""

from engine.board import read_map

THARSIS = read_map(
    """\
.ss ~ss . ~c ~
. .^s=Tharsis_Tholus . . . ~cc
.^c=Ascraeus_Mons . . . . . .s
.^pt=Pavonis_Mons .p .p .p .pp .p .p ~pp
.^pp=Arsia_Mons .pp !pp=Noctis_City ~pp ~pp ~pp .pp .pp .pp
.p .pp .p .p .p ~p ~p ~p
. . . . . .p .
.ss . .c .c . .t
.s .ss . . ~tt""",
    key="tharsis",
    milestones=("terraformer", "mayor", "gardener", "builder", "planner"),
    awards=("landlord", "banker", "scientist", "thermalist", "miner"),
)
