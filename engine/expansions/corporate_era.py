"""Corporate era: 71 cards and 2 corporations of economy and technology. Facts by printed number."""

from engine.amounts import per_city_near, per_event, per_opponents_tag, per_resource, per_tag
from engine.card import active, automated, corporation, event
from engine.effects import (
    add_here,
    add_to_any,
    buy_or_discard,
    city,
    claim,
    copy_production_box,
    draw,
    either,
    gain,
    keep,
    may_swap_cards,
    next_card,
    production,
    production_of_space,
    remove,
    remove_card_resource,
    spend,
    spend_any,
    steal,
    tile,
    tr,
)
from engine.expansions.box import Expansion, add_expansion
from engine.modifiers import discount, protect, worth_more
from engine.requirements import at_least, at_most, cities, makes, tags
from engine.triggers import when_event, when_project, when_tag

PROJECTS = (
    automated(
        "002",
        "Asteroid Mining Consortium",
        13,
        "jovian",
        production(titanium=1, any={"titanium": -1}),
        requires=makes("titanium"),
        points=1,
    ),
    active("006", "Inventors' Guild", 9, "science", action=buy_or_discard()),
    active("013", "Space Elevator", 27, "space building", production(titanium=1), action=spend(gain(mc=5), steel=1), points=2),
    active("014", "Development Center", 11, "science building", action=spend(draw(1), energy=1)),
    active("025", "Space Station", 10, "space", discount(2, "space"), points=1),
    event("027", "Interstellar Colony Ship", 24, "earth space", requires=tags(science=5), points=4),
    active("028", "Security Fleet", 12, "space", action=spend(add_here(), titanium=1), points=per_resource(), holds="fighter"),
    automated("046", "Lightning Harvest", 8, "power", production(energy=1, mc=1), requires=tags(science=3), points=1),
    active("049", "Tardigrades", 4, "microbe", action=add_here(), points=per_resource(every=4), holds="microbe"),
    event("050", "Virus", 1, "microbe", either(remove_card_resource("animal", 2, up_to=True), remove(plants=5))),
    automated("051", "Miranda Resort", 12, "jovian space", production(mc=per_tag("earth")), points=1),
    automated("056", "Mine", 4, "building", production(steel=1)),
    automated("057", "Vesta Shipyard", 15, "jovian space", production(titanium=1), points=1),
    automated(
        "061", "Great Escarpment Consortium", 6, "", production(steel=1, any={"steel": -1}), requires=makes("steel")
    ),
    event("062", "Mineral Deposit", 5, "", gain(steel=5)),
    automated("064", "Mining Area", 4, "building", tile("mining-area", "metal-near-own"), production_of_space()),
    automated("065", "Building Industries", 6, "building", production(energy=-1, steel=2)),
    event("066", "Land Claim", 1, "", claim()),
    automated("068", "Sponsors", 6, "earth", production(mc=2)),
    active(
        "069",
        "Electro Catapult",
        17,
        "building",
        production(energy=-1),
        action=either(spend(gain(mc=7), plants=1), spend(gain(mc=7), steel=1)),
        requires=at_most(oxygen=8),
        points=1,
    ),
    active("070", "Earth Catapult", 23, "earth", discount(2), points=2),
    active("071", "Advanced Alloys", 9, "science", worth_more("titanium"), worth_more("steel")),
    active("073", "Mars University", 8, "science building", when_tag("science", may_swap_cards()), points=1),
    active(
        "074",
        "Viral Enhancers",
        9,
        "science microbe",
        when_tag("plant microbe animal", either(gain(plants=1), add_here(kinds=("microbe", "animal")))),
    ),
    active("079", "Quantum Extractor", 13, "science power", production(energy=4), discount(2, "space"), requires=tags(science=4)),
    automated("082", "Callisto Penal Mines", 24, "jovian space", production(mc=3), points=2),
    automated("084", "Trans-Neptune Probe", 6, "science space", points=1),
    automated(
        "085", "Commercial District", 16, "building", production(energy=-1, mc=4), tile("commercial-district"), points=per_city_near()
    ),
    automated("086", "Robotic Workforce", 9, "science", copy_production_box()),
    automated("090", "Research", 11, "science science", draw(2), points=1),
    automated("091", "Gene Repair", 12, "science", production(mc=2), requires=tags(science=3), points=2),
    automated("092", "Io Mining Industries", 41, "jovian space", production(titanium=2, mc=2), points=per_tag("jovian")),
    active("094", "Mass Converter", 8, "science power", production(energy=6), discount(2, "space"), requires=tags(science=5)),
    active(
        "095",
        "Physics Complex",
        12,
        "science building",
        action=spend(add_here(), energy=6),
        points=per_resource(times=2),
        holds="science",
    ),
    automated("098", "Tropical Resort", 13, "building", production(mc=3, heat=-2), points=2),
    automated("099", "Toll Station", 12, "space", production(mc=per_opponents_tag("space"))),
    active("105", "Earth Office", 1, "earth", discount(3, "earth")),
    automated("106", "Acquired Company", 10, "earth", production(mc=3)),
    automated("107", "Media Archives", 8, "earth", gain(mc=per_event())),
    active("109", "Media Group", 6, "earth", when_event(gain(mc=3))),
    active("110", "Business Network", 4, "earth", production(mc=-1), action=buy_or_discard()),
    event("111", "Business Contacts", 7, "earth", keep(2, of=4)),
    event("112", "Bribed Committee", 7, "earth", tr(2), points=-2),
    event("121", "Sabotage", 1, "", either(remove(titanium=3), remove(steel=4), remove(mc=7))),
    active(
        "123", "Industrial Center", 4, "building", tile("industrial-center", "near-city"), action=spend(production(steel=1), mc=7)
    ),
    event("124", "Hired Raiders", 1, "", either(steal(steel=2), steal(mc=3))),
    automated("125", "Hackers", 3, "", production(energy=-1, mc=2, any={"mc": -2}), points=-1),
    automated("137", "Cartel", 8, "earth", production(mc=per_tag("earth"))),
    automated("144", "Titanium Mine", 7, "building", production(titanium=1)),
    event("149", "CEO's Favorite Project", 1, "", add_to_any()),
    active("150", "Anti-Gravity Technology", 14, "science", discount(2), requires=tags(science=7), points=3),
    event("151", "Investment Loan", 3, "earth", production(mc=-1), gain(mc=10)),
    active("154", "Caretaker Contract", 3, "", action=spend(tr(1), heat=8), requires=at_least(temperature=0)),
    active("156", "Standard Technology", 6, "science", when_project(gain(mc=3))),
    automated(
        "160", "Power Supply Consortium", 5, "power", production(energy=1, any={"energy": -1}), requires=tags(power=2)
    ),
    active("173", "Protected Habitats", 5, "", protect("plants", "animal", "microbe")),
    automated("175", "Satellites", 10, "space", production(mc=per_tag("space"))),
    automated("180", "Fuel Factory", 6, "building", production(energy=-1, mc=1, titanium=1)),
    automated("182", "Corporate Stronghold", 11, "city building", production(energy=-1, mc=3), city(), points=-2),
    active(
        "185",
        "Olympus Conference",
        10,
        "science earth building",
        when_tag("science", either(add_here(), spend(draw(1), here=1))),
        points=1,
        holds="science",
    ),
    automated("186", "Rad-Suits", 6, "", production(mc=1), requires=cities(2), points=1),
    event("192", "Invention Contest", 2, "science", keep(1, of=3)),
    active("194", "Power Infrastructure", 4, "power building", action=spend_any("energy", "mc")),
    event("195", "Indentured Workers", 0, "", next_card(discount(8)), points=-1),
    automated("196", "Lagrange Observatory", 9, "science space", draw(1), points=1),
    automated("197", "Terraforming Ganymede", 33, "jovian space", tr(per_tag("jovian")), points=2),
    active("199", "Restricted Area", 11, "science", tile("restricted-area"), action=spend(draw(1), mc=2)),
    automated("201", "Energy Tapping", 3, "power", production(energy=1, any={"energy": -1}), points=-1),
    event("204", "Technology Demonstration", 5, "science space", draw(2)),
    automated("207", "Medical Lab", 13, "science building", production(mc=per_tag("building", 2)), points=1),
    active("208", "AI Central", 21, "science building", production(energy=-1), action=draw(2), requires=tags(science=3), points=1),
)

CORPORATIONS = (
    corporation("R03", "Saturn Systems", 42, "jovian", production(titanium=1), when_tag("jovian", production(mc=1), by="any")),
    corporation("R30", "Teractor", 60, "earth", discount(3, "earth")),
)

CORPORATE_ERA = add_expansion(Expansion("corporate_era", cards=(*PROJECTS, *CORPORATIONS)))

