"""Which motifs there are, by topic. A topic is imported when one of its motifs is first painted."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Final

from renderer.art.motifs.motif import Motif

TOPICS: Final = {
    "space": """
        comet asteroid shower moon worldlet giant ringed earth mars sun satellite station mirror telescope probe swarm
        beam
    """,
    "travel": "zeppelin rover train massdriver catapult elevator rocket shuttle convoy starship fighters",
    "landscape": """
        volcano lava canyon crater river lake waves flood ice iceball clouds storm lightning ore geyser aquifer fault
    """,
    "plants": "tree forest bushes lichen moss grass flowers crops kelp crust mossrock icealgae mangrove mushrooms leaf",
    "animals": "insect ants worm fish bird cattle deer predator pet rodent",
    "microbes": "bacteria cells virus tardigrade phage splicing chamber eaters vent petri fermenter dna",
    "homes": "dome skyline quarters capitol settlement burrow fortress greenhouse resort harbour",
    "industry": "factory chemistry smelter mine drill shaft digger mill pump robot crane bricks blast bomb crusher",
    "power": "solar windmill grid powerhouse nuclear reactor fusion dam magnet fire hood furnace",
    "science": "flask microscope laboratory atom brain lens diploma idea screen archive levitation",
    "society": "parliament coins handshake contract media film flag suit thief cards fence mask",
    "crowds": "stage cadets market",
    "forces": "dynamite tunnel icecore geothermal hammer magnetosphere impact",
    "fields": "belljar tractor parkgate nursery deadwood mycelium seedling",
    "rooms": "insulation hatch transformer switchboard assembly medlab bribe",
    "arrivals": "aerobrake arrivals tanker towed skimmer hollow lander",
    "papers": "growth blueprint battery podium laurel",
    "dwellings": "atrium cleft craterdome lodge streets paddies canopy lecture outpost hologram",
    "liquids": "algae fjord methane electrolysis dispenser barrels",
    "digging": "toil terraces miner emblem anchored prospector platform pit soil",
    "orbits": "mirrors moonbeam soletta solarwind toll icetug fleet canisters",
    "works": "blastfurnace stacks cannery engine tanks tweezers shipyard tap",
    "trade": "takeover vault cartel freight raiders",
    "airships": "dirigibles scrubbers racers flock",
    "floaters": "mapper distillery extractors floatinghab rainmaker aerostat stratopolis kites",
    "venuslife": "acidsuit lizard beetle pods soilbed hotspring brimstone filaments nibblers",
    "venusworks": "sealedlab biodomes miningwalker awning summit neutralizer coil",
    "heavens": "sisters planetnet spinrock plume iodish dawncity metropolis lunaport gyroscope",
    "venusorbit": "scoop diving gasbags shade hydrogen reflectors tugrock iceblocks waystation collector",
    "emblems": "shell morningstar renewal recycle gears gift gauges trophy jerrycan",
    "tables": "banquet scales signing governor model warroom steak ingots terrarium",
    "engines": "turbine dynamo refinery dumptruck bucketwheel deepbore minecarts icemine crucible meltplant cogworks",
    "settling": "tents homestead farmdome saplings ecologists valley printer lavatube academy hamlets",
    "drops": """
        hugerock metalrock nitrogen scaffold hotel parachutes springs memorial theodolite dishes frostcells girders
    """,
    "offices": """
        bank boardroom moneybag warehouse missioncontrol pinboard incubator eccentric foreman neighbours partner
    """,
    "living": "penguins redsnow potatoes rat beebot bamboo darkplants lumber compost hothouse",
    "town": "billboard embassy supermarket hospital park casino cathedral fieldcity football baths canalhouses",
    "genes": "culture helix",
    "rocks": """
        lasermine deflector hollowing crosshair impactors claimrock psyche iceshards drillship kuiper meteor deimosfall
    """,
    "voyages": "containers alloys debris ringsurf torus shield sunsail prism accelerator",
    "cabinets": "replica clipboard cleanroom gavel bioprinter orrery thermostat filing manual",
    "posters": "chip hands nanotube tesseract dice puzzle pills",
    "halls": "capacitors exchange servers",
    "farming": "sacks wheelbarrow combine dunefence boundary",
    "grounds": "weather panels wreck meltpool pitlake caravan sprinter umbrella hooded",
    "structures": "seismograph spillway fieldtowers heatduct aqueduct tidal redship staticrods ventfans polder",
    "aloft": "enhancers bazaar gondola flarestack glider bubbles",
    "stations": "docks gantry drumhub neonrock docking radarsat",
    "studies": "formula parchment briefcase soiltubes stamp",
    "chambers": "portraits colonnade chandelier nameplates",
    "tokens": "bullseye medal banners piggybank grandstairs pricetag rosette dewdrop",
    "cargoes": "grapple lanes eclipse gasfreighter spaceplanes paladin sagitta meal",
    "guests": "redcarpet limousine procession cheque luggage globeworks skyneedle",
    "gestures": "dove loupe",
    "ventures": "pioneer cooling headframe rockarch eden bridge saloon crawler",
    "skyports": "airliner skypirates atmobells lanterns floatstation redspot stormeye ballonets prototype balloonstand",
    "farships": """
        coronaloop tether galilean colonyship rimfreighter skydocks sunprobe heliostats warp entangled titantanker
        titanscrubber floatpad titanshuttle
    """,
    "footholds": "igloos moontruck drumdigger minetown shelter pioneers conveyors containercamp stiltlab",
    "callings": "soupkitchen cryopods taxvise meteorrain chainofoffice puppetcoins atomprinter spinningtop bugle",
    "crests": "trident ark cyclops compassrose",
    "quays": "spaceport landingpads envoy weighhouse",
    "menagerie": "butterfly giraffes icefish wastebins",
    "assemblies": "emptychair opera newsroom hemicycle megaphone fireworks thumbsdown crossedflags wilddome",
    "pledges": "skylens suitcases calendar corn lapelpin tourbus mohole grant",
    "charters": "snowglobe globeflask sevenshields cointowers sailboats",
    "fortunes": "jovecoin ropebridges cablecar rockclaw cornucopia vinerover rollingmill",
    "goodwill": "ribbon earthparcel patchwork",
    "headlines": """
        xray acidrain firecurtain socket spacetrain paparazzi gadgets ballotbox gusher blackboard humanpyramid
    """,
    "upheavals": "dustwall axestump picket mudslide barricade burningcar spanner",
    "setbacks": "snowedin sickward burningearth brokenbust drylake redbanners cutcable flare",
}
"""The names of the motifs of each topic, a module here whose table has the name of the topic in capitals."""


class Library(MutableMapping[str, Motif]):
    """Motifs by name, each read from its topic when it is first asked for: importing all of them takes longer than drawing a board."""

    def __init__(self) -> None:
        self._topics = {name: topic for topic, names in TOPICS.items() for name in names.split()}
        self._read: dict[str, Motif] = {}

    def __getitem__(self, name: str) -> Motif:
        if name not in self._read:
            topic = self._topics[name]
            table: dict[str, Motif] = getattr(import_module(f"{__package__}.{topic}"), topic.upper())
            self._read = {**table, **self._read}
        return self._read[name]

    def __setitem__(self, name: str, motif: Motif) -> None:
        self._topics.setdefault(name, "")
        self._read[name] = motif

    def __delitem__(self, name: str) -> None:
        del self._topics[name]
        self._read.pop(name, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._topics)

    def __len__(self) -> int:
        return len(self._topics)


MOTIFS: Final = Library()
