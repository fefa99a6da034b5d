"""Prelude 2: 25 preludes, 24 project cards and 5 corporations. Facts by printed number."""

from engine.actions.preludes import DrawPreludes
from engine.amounts import chosen, per_card_resource, per_own_colony, per_resource, per_tag
from engine.card import active, automated, corporation, event, prelude
from engine.effects import (
    add_here,
    add_to,
    add_to_any,
    both,
    city,
    discard_cards,
    draw,
    either,
    gain,
    gain_chosen,
    greenery,
    ocean,
    once,
    oxygen,
    pay,
    production,
    reveal_until,
    spend,
    spend_chosen,
    steal,
    take_own,
    temperature,
    tr,
)
from engine.effects.government import RaiseOne
from engine.effects.parameters import Raise
from engine.effects.tiles import Place
from engine.expansions.colonies.effects import OnTraded, RaiseTracks, found_colony, when_founded
from engine.expansions.colonies.row import TradeSteps
from engine.expansions.prelude2.effects import (
    AddToSeveral,
    DiscardFor,
    FillProductions,
    FirstStepLost,
    LoseChosen,
    OnOwnRaise,
    PassNow,
    Recession,
    SpendLess,
    per_pair,
    per_tag_and_colony,
)
from engine.expansions.prelude2.looking import OfferPrelude, Survey
from engine.expansions.prelude2.parties import RevealParty, when_leading
from engine.expansions.turmoil.effects import Delegates
from engine.expansions.turmoil.requirements import IsChairman, ruling
from engine.expansions.turmoil.senate import Influence
from engine.modifiers import changed, discount, pay_with
from engine.requirements import at_least, at_most, nobody_passed, tags
from engine.triggers import when_added, when_card_with, when_event, when_raised, when_rated, when_tag

# fmt: off
PRELUDES = (
    prelude("P43", "Applied Science", "wild", add_here(6), action=either(spend(gain_chosen(), here=1), spend(add_to_any(), here=1)),
        holds="science", art="formula@hall", needs="prelude"),
    prelude("P44", "Atmospheric Enhancers", "venus", either(temperature(2), oxygen(2), Raise("venus", 2)),
        reveal_until(2, about="floater"), art="enhancers@clouds", needs="prelude venus"),
    prelude("P45", "Board of Directors", "earth", add_here(4), action=OfferPrelude(12), holds="director", art="portraits@hall",
        needs="prelude"),
    prelude("P46", "Colony Trade Hub", "space", production(energy=1), gain(titanium=2), when_founded(gain(mc=2)), art="docks@jovian",
        needs="prelude colonies"),
    prelude("P47", "Corridors of Power", "earth", gain(mc=4), tr(1), when_leading(draw(1)), art="colonnade@hall",
        needs="prelude turmoil"),
    prelude("P48", "Early Colonization", "space", gain(energy=3), found_colony(), RaiseTracks(2), art="pioneer@jovian",
        needs="prelude colonies"),
    prelude("P49", "Floating Trade Hub", "space", action=either(add_to("floater", 2), spend_chosen(gain_chosen(chosen()), here=1)),
        holds="floater", art="bazaar@clouds", needs="prelude"),
    prelude("P50", "Focused Organization", "", draw(1), gain_chosen(), action=both(discard_cards(), LoseChosen(), draw(1), gain_chosen()),
        art="bullseye@rays", needs="prelude"),
    prelude("P51", "High Circles", "earth", tr(1), RevealParty(1), Delegates(2), Influence(), art="chandelier@hall",
        needs="prelude turmoil"),
    prelude("P52", "Industrial Complex", "building", FillProductions(), pay(18), art="cooling@mars", needs="prelude"),
    prelude("P53", "Main Belt Asteroids", "space", pay(5), when_added("asteroid", gain(titanium=1), here=True), action=add_to("asteroid"),
        points=per_resource(every=2), holds="asteroid", art="grapple@belt", needs="prelude"),
    prelude("P54", "Nobel Prize", "wild", gain(mc=5), reveal_until(2, required=True), points=2, art="medal@rays", needs="prelude"),
    prelude("P55", "Old Mining Colony", "space", production(titanium=1), found_colony(), discard_cards(), art="headframe@moon",
        needs="prelude colonies"),
    prelude("P56", "Planetary Alliance", "earth jovian venus", tr(2), reveal_until(1, tag="jovian"), reveal_until(1, tag="venus"),
        art="banners@rays", needs="prelude venus"),
    prelude("P57", "Preservation Program", "", tr(5), FirstStepLost(), art="rockarch@mars", needs="prelude"),
    prelude("P58", "Project Eden", "city plant", ocean(), city(), greenery(), discard_cards(3), art="eden@shore", needs="prelude"),
    prelude("P59", "Recession", "", gain(mc=10), Recession(5), art="piggybank@rays", needs="prelude"),
    prelude("P60", "Rise To Power", "", production(mc=3), Delegates(3, apart=True), art="grandstairs@rays", needs="prelude turmoil"),
    prelude("P61", "Soil Bacteria", "microbe", gain(plants=3), reveal_until(2, tag="microbe"), when_tag("plant microbe", gain(plants=1)),
        art="loupe@green", needs="prelude"),
    prelude("P62", "Space Lanes", "space", gain(titanium=3), discount(2, "jovian"), discount(2, "earth"), discount(2, "venus"),
        art="lanes@space", needs="prelude"),
    prelude("P63", "Suitable Infrastructure", "building", gain(steel=5), OnOwnRaise(once("action", gain(mc=2))), art="bridge@mars",
        needs="prelude"),
    prelude("P64", "Terraforming Deal", "earth", when_rated(gain(mc=2)), art="pricetag@space", needs="prelude"),
    prelude("P65", "Venus Contract", "venus", tr(1), reveal_until(1, tag="venus"), when_raised("venus", gain(mc=3)), art="parchment@hall",
        needs="prelude venus"),
    prelude("P66", "Venus L1 Shade", "space", Raise("venus", 3), art="eclipse@space", needs="prelude venus"),
    prelude("P67", "World Government Advisor", "earth", tr(2), draw(1), action=RaiseOne(rewarded=False), art="briefcase@hall",
        needs="prelude"),
)
PROJECTS = (
    active("P68", "Ceres Tech Market", 12, "science space", gain(mc=per_own_colony(2)), action=DiscardFor(gain(mc=chosen(2))), points=1,
        art="neonrock@belt", needs="colonies"),
    active("P69", "Cloud Tourism", 11, "jovian venus", production(mc=per_pair("earth", "venus")), action=add_here(),
        points=per_resource(every=3), holds="floater", art="gondola@clouds", needs="venus"),
    event("P70", "Colonial Envoys", 4, "", Delegates(per_own_colony(), apart=True), requires=ruling("unity"), art="redcarpet@moon",
        needs="colonies turmoil"),
    active("P71", "Colonial Representation", 10, "", gain(mc=per_own_colony(3)), Influence(), art="nameplates@hall",
        needs="colonies turmoil"),
    event("P72", "Envoys From Venus", 1, "venus", Delegates(2), requires=tags(venus=3), art="limousine@street", needs="turmoil venus"),
    active("P73", "Floating Refinery", 7, "venus", add_here(per_tag("venus")),
        action=either(add_here(), both(take_own("floater", 2), gain(titanium=1, mc=2))), holds="floater", art="flarestack@clouds",
        needs="venus"),
    automated("P74", "Frontier Town", 11, "city building", production(energy=-1), Place("city", "city", times=3),
        requires=ruling("mars-first"), art="saloon@mars", needs="turmoil"),
    event("P75", "GHG Shipment", 3, "space", production(heat=1), gain(heat=per_card_resource("floater")), requires=ruling("kelvinists"),
        art="gasfreighter@orbit", needs="turmoil"),
    event("P76", "Ishtar Expedition", 6, "venus", gain(titanium=3), reveal_until(2, tag="venus"), requires=at_least(venus=10),
        art="crawler@venus", needs="venus"),
    event("P77", "Jovian Envoys", 2, "", Delegates(2), requires=tags(jovian=2), art="procession@jovian", needs="turmoil"),
    active("P78", "L1 Trade Terminal", 25, "space", AddToSeveral(3), TradeSteps(2), points=2, art="gantry@space", needs="colonies"),
    automated("P79", "Microgravity Nutrition", 11, "microbe plant", production(mc=per_own_colony()), points=1, art="meal@hall",
        needs="colonies"),
    event("P80", "Red Appeasement", 0, "", production(mc=2), PassNow(), requires=(ruling("reds"), nobody_passed()), art="dove@mars",
        needs="turmoil"),
    event("P81", "Soil Studies", 13, "microbe plant", gain(plants=per_tag_and_colony("venus plant")), requires=at_most(temperature=-4),
        art="soiltubes@hall", needs="venus colonies"),
    event("P82", "Special Permit", 5, "plant", steal(plants=4), requires=ruling("greens"), art="stamp@hall", needs="turmoil"),
    automated("P83", "Sponsoring Nation", 21, "earth", tr(3), Delegates(2), requires=tags(earth=4), art="cheque@street", needs="turmoil"),
    event("P84", "Stratospheric Expedition", 12, "venus space", add_to("floater", 2), reveal_until(2, tag="venus"), points=1,
        art="glider@clouds", needs="venus"),
    automated("P85", "Summit Logistics", 10, "building space", gain(mc=per_tag_and_colony("jovian earth venus")), draw(2),
        requires=ruling("scientists"), art="luggage@street", needs="turmoil"),
    event("P86", "Unexpected Application", 4, "venus", discard_cards(), Raise("venus"), art="bubbles@venus", needs="venus"),
    automated("P87", "Venus Allies", 30, "venus space", gain(mc=per_own_colony(4)), Raise("venus", 2), points=2, art="docking@overvenus",
        needs="venus colonies"),
    active("P88", "Venus Orbital Survey", 18, "venus space", action=Survey(2, "venus"), art="radarsat@overvenus", needs="venus"),
    active("P89", "Venus Shuttles", 9, "venus", add_to("floater", 2, tag="venus"), action=SpendLess(12, per_tag("venus"), Raise("venus")),
        art="spaceplanes@overvenus", needs="venus"),
    active("P90", "Venus Trade Hub", 12, "venus space", OnTraded(gain(mc=3)), requires=tags(venus=2), points=1,
        art="drumhub@overvenus", needs="colonies venus"),
    automated("P91", "WG Project", 9, "earth", DrawPreludes(3), requires=IsChairman(), art="globeworks@street", needs="turmoil prelude"),
)
CORPORATIONS = (
    corporation("PC01", "Nirgal Enterprises", 30, "power plant building", production(energy=1, plants=1, steel=1),
        changed("milestone", to=0), changed("award", to=0), art="rosette@rays"),
    corporation("PC02", "Palladin Shipping", 36, "space", gain(titanium=5), when_event(gain(titanium=1), "space"),
        action=spend(temperature(1), titanium=2), art="paladin@space"),
    corporation("PC03", "Sagitta Frontier Services", 31, "", production(energy=1, mc=2), reveal_until(1),
        when_card_with(gain(mc=4), most=0), when_card_with(gain(mc=1), 1, 1), art="sagitta@space"),
    corporation("PC04", "EcoTec", 42, "microbe plant", production(plants=1),
        when_tag("plant microbe animal", either(gain(plants=1), add_to("microbe"))), art="dewdrop@rays"),
    corporation("PC05", "Spire", 50, "city earth", when_card_with(add_here(), 2), pay_with("here", 2, towards="project"),
        first=both(draw(4), discard_cards(3)), holds="science", art="skyneedle@street"),
)
# fmt: on
