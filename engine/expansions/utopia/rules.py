"""Utopia Planitia: the map, milestones and awards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import tableau
from engine.board import read_map
from engine.box import Award, MapRules, Milestone
from engine.expansions.expansion import Expansion, add_expansion
from engine.goals import cards_in_play, own_tags, productions, settlements

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player

MAP = read_map(
    """\
. . .ee . .
. .ss .ee .eec . .
~ppp . .s . . .cct .tt
~pc .p .p .pp ~pp ~p ~p .p
. . . .p .p .pp . ~ .pt
.s .ss ~pp .pp . . .ss .
.s . ~ ~pp . . .
. .cc ~ ~pp .st .pp
. . .ss ~p .p""",
    key="utopia",
    milestones=("manager", "pioneer", "trader", "metallurgist", "researcher"),
    awards=("suburbian", "investor", "botanist", "incorporator", "metropolist"),
)


def special_tiles(game: Game, me: Player) -> int:
    """The number of own special tiles, the capital included."""
    return sum(tile.owner == me.seat and tableau.is_special(tile) for tile in game.table.tiles.values())


def kinds_on_cards(game: Game, me: Player) -> int:
    """The number of kinds of which at least one resource lies on an own card."""
    return len({game.box.cards[card].holds for card, n in me.resources.items() if n})


def at_the_edge(game: Game, me: Player) -> int:
    """The number of own tiles on areas with fewer than six neighbours."""
    near = game.box.map.near
    return sum(tile.owner == me.seat and 0 < len(near.get(key, ())) < 6 for key, tile in game.table.tiles.items())


UTOPIA = add_expansion(
    Expansion(
        "utopia",
        maps=(MapRules(MAP),),
        milestones=(
            Milestone("manager", 3, special_tiles),
            Milestone("pioneer", 3, settlements, needs=("colonies",)),
            Milestone("trader", 3, kinds_on_cards),
            Milestone("metallurgist", 6, productions("steel", "titanium")),
            Milestone("researcher", 4, own_tags("science", purpose="milestone")),
        ),
        awards=(
            Award("suburbian", at_the_edge, by_space=True),
            Award("investor", own_tags("earth", purpose="award")),
            Award("botanist", productions("plants")),
            Award("incorporator", cards_in_play(lambda card: card.cost <= 10)),
            Award("metropolist", lambda game, me: tableau.cities(game, me.seat)),
        ),
    )
)
