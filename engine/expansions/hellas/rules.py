"""Hellas: the map, the toll of the South Pole, milestones and awards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import tableau
from engine.board import read_map
from engine.box import Award, MapRules, Milestone, Toll
from engine.effects import ocean
from engine.expansions.expansion import Expansion, add_expansion
from engine.goals import cards_in_play, own_tags, tiles_in

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player

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


def different_tags(game: Game, me: Player) -> int:
    """The number of different tags, of which each wild tag may be another one."""
    found = tableau.tags(game, me)
    return len(found.keys() - {tableau.WILD}) + found.get(tableau.WILD, 0)


def on_cards(game: Game, me: Player) -> int:
    """The number of resources on own cards in play; what lies under them is not in play."""
    return sum(me.resources.values())


HELLAS = add_expansion(
    Expansion(
        "hellas",
        maps=(MapRules(MAP, tolls={"I3": Toll(6, ocean(), "oceans")}),),
        milestones=(
            Milestone("diversifier", 8, different_tags),
            Milestone("tactician", 5, cards_in_play(lambda card: bool(card.requires))),
            Milestone("polar-explorer", 3, tiles_in("HI"), by_space=True),
            Milestone("energizer", 6, lambda game, me: me.production["energy"]),
            Milestone("rim-settler", 3, own_tags("jovian", purpose="milestone")),
        ),
        awards=(
            Award("cultivator", lambda game, me: tableau.greeneries(game, me.seat)),
            Award("magnate", cards_in_play(lambda card: card.kind == "automated")),
            Award("space-baron", own_tags("space", purpose="award")),
            Award("excentric", on_cards),
            Award("contractor", own_tags("building", purpose="award")),
        ),
    )
)
