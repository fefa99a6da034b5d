"""Prelude: 35 preludes, 7 project cards and 5 corporations. Facts by printed number."""

from engine.actions.from_hand import play_from_hand
from engine.actions.preludes import DrawPreludes
from engine.card import active, automated, corporation, event, prelude
from engine.effects import (
    add_here,
    city,
    draw,
    gain,
    greenery,
    ocean,
    oxygen,
    pay,
    production,
    reveal_until,
    spend,
    temperature,
    tr,
)
from engine.expansions.prelude.effects import FundFree, OnPoints, RaiseLowest
from engine.modifiers import any_parameters, discount, pay_with
from engine.requirements import at_most, tags
from engine.triggers import when_tag

# fmt: off
PRELUDE_CARDS = (
    prelude("P01", "Allied Bank", "earth", production(mc=4), gain(mc=3), art="bank@street"),
    prelude("P02", "Aquifer Turbines", "power", production(energy=2), ocean(), pay(3), art="turbine@cave"),
    prelude("P03", "Biofuels", "microbe", production(energy=1, plants=1), gain(plants=2), art="jerrycan@green"),
    prelude("P04", "Biolab", "science", production(plants=1), draw(3), art="incubator@hall"),
    prelude("P05", "Biosphere Support", "plant", production(plants=2, mc=-1), art="terrarium@rays"),
    prelude("P06", "Business Empire", "earth", production(mc=6), pay(6), art="boardroom@hall"),
    prelude("P07", "Dome Farming", "plant building", production(mc=2, plants=1), art="farmdome@mars"),
    prelude("P08", "Donation", "", gain(mc=21), art="gift@rays"),
    prelude("P09", "Early Settlement", "building city", production(plants=1), city(), art="tents@mars"),
    prelude("P10", "Ecology Experts", "plant microbe", production(plants=1), play_from_hand(any_parameters()), art="ecologists@green"),
    prelude("P11", "Eccentric Sponsor", "", play_from_hand(discount(25)), art="eccentric@hall"),
    prelude("P12", "Experimental Forest", "plant", greenery(), reveal_until(2, tag="plant"), art="saplings@green"),
    prelude("P13", "Galilean Mining", "jovian", production(titanium=2), pay(5), art="icemine@jovian"),
    prelude("P14", "Great Aquifer", "", ocean(), ocean(), art="springs@mars"),
    prelude("P15", "Huge Asteroid", "", temperature(3), pay(5), art="hugerock@mars"),
    prelude("P16", "Io Research Outpost", "jovian science", production(titanium=1), draw(1), art="iodish@io"),
    prelude("P17", "Loan", "", production(mc=-2), gain(mc=30), art="moneybag@hall"),
    prelude("P18", "Martian Industries", "building", production(energy=1, steel=1), gain(mc=6), art="refinery@mars"),
    prelude("P19", "Metal-Rich Asteroid", "", gain(titanium=4, steel=4), temperature(1), art="metalrock@space"),
    prelude("P20", "Metals Company", "", production(mc=1, steel=1, titanium=1), art="ingots@hall"),
    prelude("P21", "Mining Operations", "building", production(steel=2), gain(steel=4), art="bucketwheel@mars"),
    prelude("P22", "Mohole", "building", production(heat=3), gain(heat=3), art="deepbore@cave"),
    prelude("P23", "Mohole Excavation", "building", production(steel=1, heat=2), gain(heat=2), art="dumptruck@mars"),
    prelude("P24", "Nitrogen Shipment", "", production(plants=1), gain(mc=5), tr(1), art="nitrogen@orbit"),
    prelude("P25", "Orbital Construction Yard", "space", production(titanium=1), gain(titanium=4), art="scaffold@orbit"),
    prelude("P26", "Polar Industries", "building", production(heat=2), ocean(), art="meltplant@ice"),
    prelude("P27", "Power Generation", "power", production(energy=3), art="dynamo@hall"),
    prelude("P28", "Research Network", "wild", production(mc=1), draw(3), art="dishes@mars"),
    prelude("P29", "Self-Sufficient Settlement", "building city", production(mc=2), city(), art="homestead@mars"),
    prelude("P30", "Smelting Plant", "building", gain(steel=5), oxygen(2), art="crucible@hall"),
    prelude("P31", "Society Support", "", production(plants=1, energy=1, heat=1, mc=-1), art="neighbours@street"),
    prelude("P32", "Supplier", "power", production(energy=2), gain(steel=4), art="warehouse@hall"),
    prelude("P33", "Supply Drop", "", gain(titanium=3, steel=8, plants=3), art="parachutes@mars"),
    prelude("P34", "UNMI Contractor", "earth", tr(3), draw(1), art="foreman@mars"),
    prelude("P35", "Acquired Space Agency", "", gain(titanium=6), reveal_until(2, tag="space"), art="missioncontrol@hall"),
)
PROJECTS = (
    automated("P36", "House Printing", 10, "building", production(steel=1), points=1, art="printer@mars"),
    automated("P37", "Lava Tube Settlement", 15, "building city", production(energy=-1, mc=2), city("volcanic-city"), art="lavatube@cave"),
    event("P38", "Martian Survey", 9, "science", draw(2), requires=at_most(oxygen=4), points=1, art="theodolite@mars"),
    active("P39", "Psychrophiles", 2, "microbe", pay_with("here", 2, tags="plant"), action=add_here(), requires=at_most(temperature=-20),
        holds="microbe", art="frostcells@lens"),
    automated("P40", "Research Coordination", 4, "wild", art="pinboard@hall"),
    automated("P41", "SF Memorial", 7, "building", draw(1), points=1, art="memorial@mars"),
    automated("P42", "Space Hotels", 12, "space earth", production(mc=4), requires=tags(earth=2), art="hotel@orbit"),
)
CORPORATIONS = (
    corporation("R10", "Point Luna", 38, "space earth", production(titanium=1), when_tag("earth", draw(1)), art="lunaport@moon earth"),
    corporation("R16", "Cheung Shing MARS", 44, "building", production(mc=3), discount(2, "building"), art="girders@street"),
    corporation("R27", "Robinson Industries", 47, "", action=spend(RaiseLowest(), mc=4), art="gauges@rays"),
    corporation("R34", "Valley Trust", 37, "earth", discount(2, "science"), first=DrawPreludes(3), art="valley@green"),
    corporation("R35", "Vitor", 48, "earth", OnPoints(gain(mc=3)), first=FundFree(), art="trophy@rays"),
)
# fmt: on
