"""Terra Cimmeria: the map, the landing site where a colony is founded, milestones and awards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import tableau
from engine.board import read_map
from engine.box import Award, IconToll, MapRules, Milestone
from engine.expansions.expansion import Expansion, add_expansion
from engine.goals import card_resources_of, cards_in_play, own_tags, productions, tiles_beside

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player

MAP = read_map(
    """\
~ .p .^s=Albor_Tholus .p ~pp
~tt . . . .ps ~p
. . .=MSL_Curiosity . . .p .
.^s=Tyrrhenus_Mons . .s . .ss . .^tt=Apollinaris_Mons .c
. . . .s .s .c . .sc ~
.^cc=Hadriacus_Mons . .tss . .t .ss . .ss
.pp .t . .pss .pp .p ~pp
~ .p .t .c .pp ~pp
~pp ~p ~p .p ~p""",
    key="cimmeria",
    milestones=("planetologist", "architect", "coastguard", "forester", "fundraiser"),
    awards=("electrician", "founder", "mogul", "zoologist", "forecaster"),
)
PLANETS = ("earth", "venus", "jovian")


def planets(game: Game, me: Player) -> int:
    """The tags of the three planets, of which two each count; each wild tag fills a gap."""
    found = tableau.tags(game, me)
    own = sum(min(2, found.get(tag, 0)) for tag in PLANETS)
    return min(2 * len(PLANETS), own + found.get(tableau.WILD, 0))


CIMMERIA = add_expansion(
    Expansion(
        "cimmeria",
        maps=(MapRules(MAP, tolls={"C3": IconToll(5, "colony")}),),
        milestones=(
            Milestone("planetologist", 6, planets, needs=("venus",)),
            Milestone("architect", 3, own_tags("city", purpose="milestone")),
            Milestone("coastguard", 3, tiles_beside(tableau.is_ocean), by_space=True),
            Milestone("forester", 3, productions("plants")),
            Milestone("fundraiser", 12, productions("mc")),
        ),
        awards=(
            Award("electrician", own_tags("power", purpose="award")),
            Award("founder", tiles_beside(tableau.is_special), by_space=True),
            Award("mogul", productions("steel", "titanium", "plants", "energy", "heat")),
            Award("zoologist", card_resources_of("animal", "microbe")),
            Award("forecaster", cards_in_play(lambda card: bool(card.requires))),
        ),
    )
)
