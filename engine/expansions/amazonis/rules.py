"""Amazonis Planitia: the map, its global parameters, the resource of choice, milestones and awards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import prices, tableau
from engine.board import read_map
from engine.box import Award, Icon, MapRules, Milestone, Parameter
from engine.effects import draw, gain_chosen, ocean, production, temperature
from engine.expansions.expansion import Expansion, add_expansion
from engine.goals import cards_in_play, own_tags, productions, settlements

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player

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


def kinds_of_tiles(game: Game, me: Player) -> int:
    """How many of city, greenery and special tile a player has at least one of."""
    own = [tile for tile in game.table.tiles.values() if tile.owner == me.seat]
    greenery = any(tile.kind == "greenery" for tile in own)
    return any(map(tableau.is_city, own)) + any(map(tableau.is_special, own)) + greenery


def of_each_resource(game: Game, me: Player) -> int:
    """The least of the six resources in stock, when the milestone is paid."""
    after = {**me.stock, "mc": me.stock["mc"] - prices.term(game, me, "milestone")}
    return max(0, min(after.values()))


AMAZONIS = add_expansion(
    Expansion(
        "amazonis",
        maps=(MapRules(MAP, parameters=PARAMETERS, added={"generations": 2}),),
        icons={"any-resource": Icon(gain_chosen(), counts_as=("steel", "titanium"))},
        milestones=(
            Milestone("terran", 5, own_tags("earth", purpose="milestone")),
            Milestone("landshaper", 3, kinds_of_tiles),
            Milestone("merchant", 3, of_each_resource),
            Milestone("sponsor", 3, cards_in_play(lambda card: card.cost >= 20)),
        ),
        awards=(
            Award("collector", lambda game, me: len(tableau.kinds_owned(game, me))),
            Award("innovator", lambda game, me: cards_in_play(lambda card: True)(game, me) + len(me.events)),
            Award("constructor", lambda game, me: tableau.cities(game, me.seat) + settlements(game, me)),
            Award("manufacturer", productions("steel", "heat")),
            Award("physicist", own_tags("science", "space", purpose="award")),
        ),
    )
)
