"""The library of motifs, by topic."""

from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.airships import AIRSHIPS
from renderer.art.motifs.aloft import ALOFT
from renderer.art.motifs.animals import ANIMALS
from renderer.art.motifs.arrivals import ARRIVALS
from renderer.art.motifs.assemblies import ASSEMBLIES
from renderer.art.motifs.cabinets import CABINETS
from renderer.art.motifs.callings import CALLINGS
from renderer.art.motifs.cargoes import CARGOES
from renderer.art.motifs.chambers import CHAMBERS
from renderer.art.motifs.charters import CHARTERS
from renderer.art.motifs.crests import CRESTS
from renderer.art.motifs.crowds import CROWDS
from renderer.art.motifs.digging import DIGGING
from renderer.art.motifs.drops import DROPS
from renderer.art.motifs.dwellings import DWELLINGS
from renderer.art.motifs.emblems import EMBLEMS
from renderer.art.motifs.engines import ENGINES
from renderer.art.motifs.farming import FARMING
from renderer.art.motifs.farships import FARSHIPS
from renderer.art.motifs.fields import FIELDS
from renderer.art.motifs.floaters import FLOATERS
from renderer.art.motifs.footholds import FOOTHOLDS
from renderer.art.motifs.forces import FORCES
from renderer.art.motifs.fortunes import FORTUNES
from renderer.art.motifs.genes import GENES
from renderer.art.motifs.gestures import GESTURES
from renderer.art.motifs.goodwill import GOODWILL
from renderer.art.motifs.grounds import GROUNDS
from renderer.art.motifs.guests import GUESTS
from renderer.art.motifs.halls import HALLS
from renderer.art.motifs.headlines import HEADLINES
from renderer.art.motifs.heavens import HEAVENS
from renderer.art.motifs.homes import HOMES
from renderer.art.motifs.industry import INDUSTRY
from renderer.art.motifs.landscape import LANDSCAPE
from renderer.art.motifs.liquids import LIQUIDS
from renderer.art.motifs.living import LIVING
from renderer.art.motifs.menagerie import MENAGERIE
from renderer.art.motifs.microbes import MICROBES
from renderer.art.motifs.motif import Motif
from renderer.art.motifs.offices import OFFICES
from renderer.art.motifs.orbits import ORBITS
from renderer.art.motifs.papers import PAPERS
from renderer.art.motifs.plants import PLANTS
from renderer.art.motifs.pledges import PLEDGES
from renderer.art.motifs.posters import POSTERS
from renderer.art.motifs.power import POWER
from renderer.art.motifs.quays import QUAYS
from renderer.art.motifs.rocks import ROCKS
from renderer.art.motifs.rooms import ROOMS
from renderer.art.motifs.science import SCIENCE
from renderer.art.motifs.setbacks import SETBACKS
from renderer.art.motifs.settling import SETTLING
from renderer.art.motifs.skyports import SKYPORTS
from renderer.art.motifs.society import SOCIETY
from renderer.art.motifs.space import SPACE
from renderer.art.motifs.stations import STATIONS
from renderer.art.motifs.structures import STRUCTURES
from renderer.art.motifs.studies import STUDIES
from renderer.art.motifs.tables import TABLES
from renderer.art.motifs.tokens import TOKENS
from renderer.art.motifs.town import TOWN
from renderer.art.motifs.trade import TRADE
from renderer.art.motifs.travel import TRAVEL
from renderer.art.motifs.upheavals import UPHEAVALS
from renderer.art.motifs.ventures import VENTURES
from renderer.art.motifs.venuslife import VENUSLIFE
from renderer.art.motifs.venusorbit import VENUSORBIT
from renderer.art.motifs.venusworks import VENUSWORKS
from renderer.art.motifs.voyages import VOYAGES
from renderer.art.motifs.works import WORKS

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
    **AIRSHIPS,
    **FLOATERS,
    **VENUSLIFE,
    **VENUSWORKS,
    **HEAVENS,
    **VENUSORBIT,
    **EMBLEMS,
    **TABLES,
    **ENGINES,
    **SETTLING,
    **DROPS,
    **OFFICES,
    **LIVING,
    **TOWN,
    **GENES,
    **ROCKS,
    **VOYAGES,
    **CABINETS,
    **POSTERS,
    **HALLS,
    **FARMING,
    **GROUNDS,
    **STRUCTURES,
    **ALOFT,
    **STATIONS,
    **STUDIES,
    **CHAMBERS,
    **TOKENS,
    **CARGOES,
    **GUESTS,
    **GESTURES,
    **VENTURES,
    **SKYPORTS,
    **FARSHIPS,
    **FOOTHOLDS,
    **CALLINGS,
    **CRESTS,
    **QUAYS,
    **MENAGERIE,
    **ASSEMBLIES,
    **PLEDGES,
    **CHARTERS,
    **FORTUNES,
    **GOODWILL,
    **HEADLINES,
    **UPHEAVALS,
    **SETBACKS,
}

__all__ = ["MOTIFS", "Motif"]
