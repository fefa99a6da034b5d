"""A map of the made-up expansion: a pole with a toll, a vent with another, an ocean fewer, a milestone and an award of its own."""

from __future__ import annotations

from engine.board import read_map
from engine.box import Award, MapRules, Milestone, Parameter, Toll
from engine.effects import gain, ocean, temperature
from engine.expansions import Expansion, add_expansion

POLE = read_map(
    """\
.ss ~ss . ~c ~
. . . . . ~cc
. . . . . . .s
. .p .p .p .pp .p .p ~pp
.pp .pp .pp ~pp ~pp ~pp .pp .pp .pp
.p .pp .p .p .p ~p ~p ~p
. . . . . .p .
.ss . .c .c=Warm_Vent . .t
.s .ss .=Cold_Pole . ~tt""",
    key="pole",
    milestones=("polar", "builder"),
    awards=("miner", "southerner"),
)
RULES = MapRules(
    POLE,
    tolls={"I3": Toll(6, ocean(), "oceans"), "H4": Toll(4, temperature(1), "temperature")},
    parameters=(Parameter("oceans", 0, 8, ends=True), Parameter("oxygen", 0, 16, bonuses=((8, gain(heat=2)),))),
)
MAP = add_expansion(
    Expansion(
        "made_up_map",
        maps=(RULES,),
        milestones=(
            Milestone(
                "polar",
                1,
                lambda game, me: sum(t.owner == me.seat for k, t in game.table.tiles.items() if k[0] in "HI"),
            ),
        ),
        awards=(
            Award(
                "southerner",
                lambda game, me: sum(t.owner == me.seat for k, t in game.table.tiles.items() if k[0] in "FGHI"),
            ),
        ),
    )
)
