"""Colonies: 49 cards and 5 corporations. Facts by printed number."""

from typing import Final

from engine.amounts import (
    chosen,
    per_card_resource,
    per_city,
    per_everybodys_tag,
    per_own_colony,
    per_resource,
    per_tag,
)
from engine.card import active, automated, corporation, event
from engine.effects import (
    add_here,
    add_to,
    both,
    city,
    draw,
    either,
    gain,
    next_card,
    ocean,
    production,
    remove,
    spend,
    spend_chosen,
    steal,
    take_own,
    tr,
)
from engine.effects.conditions import IfHere
from engine.expansions.colonies.effects import (
    PER_UNTAGGED,
    AddTile,
    GainBonuses,
    GainFleet,
    HasColonies,
    MoveTracks,
    OnNewTags,
    found_colony,
    per_colony,
    when_founded,
)
from engine.expansions.colonies.row import TradeSteps
from engine.expansions.colonies.trade import SendFleet
from engine.modifiers import changed, discount, stand_in
from engine.requirements import at_least, cities, on_cards, tags
from engine.triggers import when_card_of, when_tag

AT_STATIONS: Final = add_to("floater", tag="jovian")

# fmt: off
PROJECTS = (
    automated("C01", "Airliners", 11, "", production(mc=2), add_to("floater", 2), requires=on_cards(floater=3), points=1,
        art="airliner@clouds"),
    event("C02", "Air Raid", 0, "", take_own("floater"), steal(mc=5), art="skypirates@clouds"),
    active("C03", "Atmo Collectors", 15, "", add_to("floater", 2), action=either(spend(gain(titanium=2), here=1),
        spend(gain(energy=3), here=1), spend(gain(heat=4), here=1), add_here()), holds="floater", art="atmobells@jupiter"),
    automated("C04", "Community Services", 13, "", production(mc=PER_UNTAGGED), points=1, art="soupkitchen@street"),
    event("C05", "Conscription", 5, "earth", next_card(discount(16)), requires=tags(earth=2), points=-1, art="bugle@rays"),
    automated("C06", "Corona Extractor", 10, "space power", production(energy=4), requires=tags(science=4), art="coronaloop@space"),
    active("C07", "Cryo-Sleep", 10, "science", changed("trade", -1), points=1, art="cryopods@hall"),
    automated("C08", "Earth Elevator", 43, "space earth", production(titanium=3), points=4, art="tether@earth"),
    automated("C09", "Ecology Research", 21, "science plant animal microbe", production(plants=per_own_colony()),
        add_to("animal", another=True), add_to("microbe", 2, another=True), points=1, art="butterfly@green"),
    automated("C10", "Floater Leasing", 3, "", production(mc=per_card_resource("floater", 3)), art="balloonstand@street"),
    event("C11", "Floater Prototypes", 2, "science", add_to("floater", 2), art="prototype@hall"),
    active("C12", "Floater Technology", 7, "science", action=add_to("floater"), art="ballonets@rays"),
    automated("C13", "Galilean Waystation", 15, "space", production(mc=per_everybodys_tag("jovian")), points=1, art="galilean@space"),
    automated("C14", "Heavy Taxation", 3, "earth", production(mc=2), gain(mc=4), requires=tags(earth=2), points=-1, art="taxvise@hall"),
    automated("C15", "Ice Moon Colony", 23, "space", ocean(), found_colony(), art="igloos@jovian"),
    event("C16", "Impactor Swarm", 11, "space", gain(heat=12), remove(plants=2), requires=tags(jovian=2), art="meteorrain@mars"),
    event("C17", "Interplanetary Colony Ship", 12, "space earth", found_colony(), art="colonyship@earth"),
    active("C18", "Jovian Lanterns", 20, "jovian", add_to("floater", 2), tr(1), action=spend(add_here(2), titanium=1),
        requires=tags(jovian=1), points=per_resource(every=2), holds="floater", art="lanterns@jupiter"),
    active("C19", "Jupiter Floating Station", 9, "jovian", action=either(AT_STATIONS, gain(mc=per_resource(cap=4))),
        requires=tags(science=3), points=1, holds="floater", art="floatstation@jupiter"),
    automated("C20", "Luna Governor", 4, "earth earth", production(mc=2), requires=tags(earth=3), art="chainofoffice@rays"),
    automated("C21", "Lunar Exports", 19, "earth space", either(production(mc=5), production(plants=2)), art="moontruck@moon"),
    automated("C22", "Lunar Mining", 11, "earth", production(titanium=per_tag("earth", 2)), art="drumdigger@moon"),
    event("C23", "Market Manipulation", 1, "earth", MoveTracks(), art="puppetcoins@rays"),
    active("C24", "Martian Zoo", 12, "animal building", when_tag("earth", add_here()), action=IfHere(gain(mc=per_resource())),
        requires=cities(2), points=1, holds="animal", art="giraffes@green"),
    automated("C25", "Mining Colony", 20, "space", production(titanium=1), found_colony(), art="minetown@belt"),
    automated("C26", "Minority Refuge", 5, "space", found_colony(production(mc=-2)), art="shelter@moon"),
    automated("C27", "Molecular Printing", 11, "science", gain(mc=per_city()), gain(mc=per_colony()), points=1, art="atomprinter@lens"),
    automated("C28", "Nitrogen from Titan", 25, "jovian space", add_to("floater", 2, tag="jovian"), tr(2), points=1,
        art="titantanker@titan"),
    automated("C29", "Pioneer Settlement", 13, "space", found_colony(production(mc=-2)), requires=HasColonies(1, most=True), points=2,
        art="pioneers@io"),
    automated("C30", "Productive Outpost", 0, "", GainBonuses(), art="conveyors@io"),
    automated("C31", "Quantum Communications", 8, "", production(mc=per_colony()), requires=tags(science=4), points=1,
        art="entangled@space"),
    active("C32", "Red Spot Observatory", 17, "jovian science", draw(2), action=either(spend(draw(1), here=1), add_here()),
        requires=tags(science=3), points=2, holds="floater", art="redspot@jupiter"),
    active("C33", "Refugee Camps", 10, "earth", action=both(production(mc=-1), add_here()), points=per_resource(), holds="camp",
        art="containercamp@mars"),
    automated("C34", "Research Colony", 20, "space science", draw(2), found_colony(again=True), art="stiltlab@jovian"),
    active("C35", "Rim Freighters", 4, "space", changed("trade", -1), art="rimfreighter@space"),
    active("C36", "Sky Docks", 18, "space earth", GainFleet(), discount(1), requires=tags(earth=2), points=2, art="skydocks@earth"),
    event("C37", "Solar Probe", 9, "space science", draw(per_tag("science", 3)), points=1, art="sunprobe@space"),
    automated("C38", "Solar Reflectors", 23, "space", production(heat=5), art="heliostats@orbit"),
    automated("C39", "Space Port", 22, "city building", production(energy=-1, mc=4), city(), GainFleet(), requires=HasColonies(1),
        art="spaceport@mars"),
    automated("C40", "Space Port Colony", 27, "space", found_colony(again=True), GainFleet(), requires=HasColonies(1),
        points=per_colony(2), art="landingpads@moon"),
    active("C41", "Spin-off Department", 10, "building", production(mc=2), when_card_of(20, draw(1)), art="spinningtop@rays"),
    active("C42", "Sub-zero Salt Fish", 5, "animal", production(any={"plants": -1}), action=add_here(),
        requires=at_least(temperature=-6), points=per_resource(every=2), holds="animal", art="icefish@undersea"),
    active("C43", "Titan Air-scrapping", 21, "jovian", action=either(spend(tr(1), here=2), spend(add_here(2), titanium=1)), points=2,
        holds="floater", art="titanscrubber@titan"),
    active("C44", "Titan Floating Launch-pad", 18, "jovian", add_to("floater", 2, tag="jovian"),
        action=either(AT_STATIONS, spend(SendFleet(), here=1)), points=1, holds="floater", art="floatpad@titan"),
    active("C45", "Titan Shuttles", 23, "jovian space", action=either(add_to("floater", 2, tag="jovian"),
        spend_chosen(gain(titanium=chosen()), here=1)), points=1, holds="floater", art="titanshuttle@titan"),
    active("C46", "Trade Envoys", 6, "", TradeSteps(), art="envoy@jovian"),
    active("C47", "Trading Colony", 18, "space", found_colony(), TradeSteps(), art="weighhouse@jovian"),
    automated("C48", "Urban Decomposers", 6, "microbe", production(plants=1), add_to("microbe", 2, another=True),
        requires=(HasColonies(1), cities(1, own=True)), art="wastebins@street"),
    active("C49", "Warp Drive", 14, "science", discount(4, "space"), requires=tags(science=5), points=2, art="warp@space"),
)

CORPORATIONS = (
    corporation("R02", "Poseidon", 45, "", when_founded(production(mc=1)), first=found_colony(), art="trident@rays"),
    corporation("R04", "Arklight", 45, "animal", production(mc=2), when_tag("animal plant", add_here()), points=per_resource(every=2),
        holds="animal", art="ark@rays"),
    corporation("R11", "Polyphemos", 50, "", production(mc=5), gain(titanium=5), changed("bought-card", to=5), art="cyclops@rays"),
    corporation("R20", "Aridor", 40, "", OnNewTags(production(mc=1)), first=AddTile(), art="compassrose@rays"),
    corporation("R29", "Stormcraft Incorporated", 48, "jovian", stand_in("heat", 2), action=add_to("floater"), holds="floater",
        art="stormeye@jupiter"),
)
# fmt: on
