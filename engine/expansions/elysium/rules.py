"""Elysium: the map, milestones and awards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import tableau
from engine.board import read_map
from engine.box import Award, MapRules, Milestone
from engine.expansions.expansion import Expansion, add_expansion
from engine.goals import cards_in_play, own_tags, tiles_beside, tiles_in

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player

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


def raised_productions(game: Game, me: Player) -> int:
    """The number of productions that are above those with which the game starts."""
    return sum(n > game.options.starting_production for n in me.production.values())


ELYSIUM = add_expansion(
    Expansion(
        "elysium",
        maps=(MapRules(MAP),),
        milestones=(
            Milestone("generalist", 6, raised_productions),
            Milestone("specialist", 10, lambda game, me: max(me.production.values())),
            Milestone("ecologist", 4, own_tags("plant", "microbe", "animal", purpose="milestone")),
            Milestone("tycoon", 15, cards_in_play(lambda card: True)),
            Milestone("legend", 5, lambda game, me: len(me.events)),
        ),
        awards=(
            Award("celebrity", cards_in_play(lambda card: card.cost >= 20)),
            Award("industrialist", lambda game, me: me.stock["steel"] + me.stock["energy"]),
            Award("desert-settler", tiles_in("FGHI"), by_space=True),
            Award("estate-dealer", tiles_beside(tableau.is_ocean), by_space=True),
            Award("benefactor", lambda game, me: me.tr),
        ),
    )
)
