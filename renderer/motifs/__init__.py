"""The library of motifs, by topic."""

from collections.abc import Mapping
from typing import Final

from renderer.motifs.animals import ANIMALS
from renderer.motifs.arrivals import ARRIVALS
from renderer.motifs.crowds import CROWDS
from renderer.motifs.digging import DIGGING
from renderer.motifs.dwellings import DWELLINGS
from renderer.motifs.fields import FIELDS
from renderer.motifs.forces import FORCES
from renderer.motifs.homes import HOMES
from renderer.motifs.industry import INDUSTRY
from renderer.motifs.landscape import LANDSCAPE
from renderer.motifs.liquids import LIQUIDS
from renderer.motifs.microbes import MICROBES
from renderer.motifs.motif import Motif
from renderer.motifs.orbits import ORBITS
from renderer.motifs.papers import PAPERS
from renderer.motifs.plants import PLANTS
from renderer.motifs.power import POWER
from renderer.motifs.rooms import ROOMS
from renderer.motifs.science import SCIENCE
from renderer.motifs.society import SOCIETY
from renderer.motifs.space import SPACE
from renderer.motifs.trade import TRADE
from renderer.motifs.travel import TRAVEL
from renderer.motifs.works import WORKS

MOTIFS: Final[Mapping[str, Motif]] = {
    **SPACE,
    **TRAVEL,
    **LANDSCAPE,
    **PLANTS,
    **ANIMALS,
    **MICROBES,
    **HOMES,
    **INDUSTRY,
    **POWER,
    **SCIENCE,
    **SOCIETY,
    **CROWDS,
    **FORCES,
    **FIELDS,
    **ROOMS,
    **ARRIVALS,
    **PAPERS,
    **DWELLINGS,
    **LIQUIDS,
    **DIGGING,
    **ORBITS,
    **WORKS,
    **TRADE,
}

__all__ = ["MOTIFS", "Motif"]
