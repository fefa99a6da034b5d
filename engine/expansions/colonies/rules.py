"""Colonies: its row of tiles, trading, founding, and the solo game with one tile less."""

from engine.box import Correctable, Icon, Project
from engine.expansions.colonies.cards import CORPORATIONS, PROJECTS
from engine.expansions.colonies.correcting import correct_fleets, fleets_of
from engine.expansions.colonies.effects import found_colony
from engine.expansions.colonies.setup import SLOTS, LayTiles, RemoveTile
from engine.expansions.colonies.state import ROW, SETTLED
from engine.expansions.colonies.tiles import TILE_ROW
from engine.expansions.colonies.trade import TRADE, ReturnFleets
from engine.expansions.expansion import Expansion, add_expansion

COLONIES = add_expansion(
    Expansion(
        ROW,
        cards=(*PROJECTS, *CORPORATIONS),
        own=SETTLED,
        rows=(TILE_ROW,),
        verbs=(TRADE,),
        icons={"colony": Icon(found_colony())},
        projects=(Project("build-colony", 17, (found_colony(),)),),
        slots=SLOTS,
        setup=(("colony-tiles", LayTiles()), ("colony-removed", RemoveTile())),
        phases=(("colony-tracks", ReturnFleets()),),
        correctable=(Correctable("fleets", fleets_of, correct_fleets),),
        terms={"trade:mc": 9, "trade:energy": 3, "trade:titanium": 3},
    )
)
