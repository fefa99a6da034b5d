"""Vastitas Borealis: the map, the toll of the North Pole, milestones and awards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import tableau
from engine.board import read_map
from engine.box import Award, MapRules, Milestone, Toll
from engine.effects import temperature
from engine.expansions.expansion import Expansion, add_expansion
from engine.goals import card_resources_of, own_tags, productions

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player

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


def by_volcanoes(game: Game, me: Player) -> int:
    """The number of own tiles on a volcanic area or next to one."""
    at, near = game.box.map.spaces, game.box.map.near
    own = (key for key, tile in game.table.tiles.items() if tile.owner == me.seat and key in at)
    return sum(any(at[space].volcanic for space in (key, *near[key])) for key in own)


def largest_group(game: Game, me: Player) -> int:
    """The number of own tiles in the largest group of neighbours; a city off the map is a group of its own."""
    near = game.box.map.near
    left = {key for key, tile in game.table.tiles.items() if tile.owner == me.seat}
    most = 0
    while left:
        group = [left.pop()]
        for key in group:
            beside = [space for space in near.get(key, ()) if space in left]
            left -= {*beside}
            group += beside
        most = max(most, len(group))
    return most


def inland(game: Game, me: Player) -> int:
    """The number of own tiles on Mars that are not next to an ocean tile."""
    tiles, near = game.table.tiles, game.box.map.near
    own = (key for key, tile in tiles.items() if tile.owner == me.seat and key in near)
    return sum(not any(s in tiles and tableau.is_ocean(tiles[s]) for s in near[key]) for key in own)


VASTITAS = add_expansion(
    Expansion(
        "vastitas",
        maps=(MapRules(MAP, tolls={"E5": Toll(4, temperature(1), "temperature")}),),
        milestones=(
            Milestone("agronomist", 4, own_tags("plant", purpose="milestone")),
            Milestone("engineer", 10, productions("energy", "heat")),
            Milestone("spacefarer", 4, own_tags("space", purpose="milestone")),
            Milestone("geologist", 3, by_volcanoes, by_space=True),
            Milestone("farmer", 5, card_resources_of("animal", "microbe")),
        ),
        awards=(
            Award("traveller", own_tags("jovian", "earth", purpose="award")),
            Award("landscaper", largest_group, by_space=True),
            Award("highlander", inland, by_space=True),
            Award("promoter", lambda game, me: len(me.events)),
            Award("blacksmith", productions("steel", "titanium")),
        ),
    )
)
