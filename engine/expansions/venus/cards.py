"""Venus Next: 49 cards and 5 corporations of the second planet. Facts by printed number."""

from typing import Final

from engine.amounts import chosen, per_city, per_resource, per_tag, per_tags
from engine.card import active, automated, corporation, event
from engine.core import Effect
from engine.effects import (
    add_here,
    add_to,
    both,
    city,
    city_off_map,
    discard_cards,
    draw,
    each_opponent,
    either,
    gain,
    production,
    remove,
    reuse_action,
    reveal_until,
    spend,
    spend_chosen,
    take_own,
    temperature,
    tr,
)
from engine.effects.conditions import with_tags
from engine.effects.parameters import Raise
from engine.expansions.venus.effects import GainProduced, when_produced
from engine.modifiers import discount, leeway, pay_with
from engine.requirements import at_least, at_most, on_cards, rating, tags
from engine.triggers import when_raised, when_tag

PLANETS: Final = tags(venus=1, earth=1, jovian=1)


def venus(steps: int = 1) -> Effect:
    """Raise Venus by steps of 2 %."""
    return Raise("venus", steps)


def grow(*then: Effect, here: int) -> Effect:
    """Spend resources here for something, or add one."""
    return either(spend(*then, here=here), add_here())


# fmt: off
PROJECTS = (
    active("213", "Aerial Mappers", 11, "venus", action=either(spend(draw(1), here=1), add_to("floater")), points=1, holds="floater",
        art="mapper@clouds"),
    event("214", "Aerosport Tournament", 7, "", gain(mc=per_city()), requires=on_cards(floater=5), points=1, art="racers@clouds"),
    event("215", "Air-Scrapping Expedition", 13, "venus", venus(), add_to("floater", 3, tag="venus"), art="scrubbers@clouds"),
    automated("216", "Atalanta Planitia Lab", 10, "venus science", draw(2), requires=tags(science=3), points=2, art="sealedlab@venus"),
    automated("217", "Atmoscoop", 22, "jovian space", either(temperature(2), venus(2)), add_to("floater", 2), requires=tags(science=3),
        points=1, art="scoop@overvenus"),
    event("218", "Comet for Venus", 11, "space", venus(), remove(mc=4, tag="venus"), art="diving@overvenus"),
    automated("219", "Corroder Suits", 8, "venus", production(mc=2), add_to(tag="venus"), art="acidsuit@venus"),
    automated("220", "Dawn City", 15, "city space", production(energy=-1, titanium=1), city_off_map("dawn-city"), requires=tags(science=4),
        points=3, art="dawncity@moon"),
    active("221", "Deuterium Export", 11, "space venus power", action=grow(production(energy=1), here=1), holds="floater",
        art="distillery@clouds"),
    active("222", "Dirigibles", 11, "venus", pay_with("here", 3, tags="venus"), action=add_to("floater"), holds="floater",
        art="dirigibles@clouds"),
    active("223", "Extractor Balloons", 21, "venus", add_here(3), action=grow(venus(), here=2), holds="floater", art="extractors@clouds"),
    active("224", "Extremophiles", 3, "venus microbe", action=add_to("microbe"), requires=tags(science=2), points=per_resource(every=3),
        holds="microbe", art="filaments@lens"),
    active("225", "Floating Habs", 5, "venus", action=spend(add_to("floater"), mc=2), requires=tags(science=2),
        points=per_resource(every=2), holds="floater", art="floatinghab@clouds"),
    active("226", "Forced Precipitation", 8, "venus", action=either(spend(venus(), here=2), spend(add_here(), mc=2)), holds="floater",
        art="rainmaker@clouds"),
    automated("227", "Freyja Biodomes", 14, "plant venus", production(energy=-1, mc=2),
        add_to("animal microbe", 2, tag="venus", unheld=True), requires=at_least(venus=10), points=2, art="biodomes@venus"),
    event("228", "GHG Import From Venus", 23, "space venus", production(heat=3), venus(), art="gasbags@overvenus"),
    automated("229", "Giant Solar Shade", 27, "space venus", venus(3), art="shade@overvenus"),
    automated("230", "Gyropolis", 20, "city building", production(energy=-2, mc=per_tags("venus earth")), city(), art="gyroscope@mars"),
    event("231", "Hydrogen to Venus", 11, "space", add_to("floater", per_tag("jovian"), tag="venus"), venus(), art="hydrogen@overvenus"),
    automated("232", "Io Sulphur Research", 17, "science jovian", with_tags(draw(3), draw(1), venus=3), points=2, art="plume@io"),
    automated("233", "Ishtar Mining", 5, "venus", production(titanium=1), requires=at_least(venus=8), art="miningwalker@venus"),
    active("234", "Jet Stream Microscrappers", 12, "venus", action=either(spend(venus(), here=2), spend(add_here(2), titanium=1)),
        holds="floater", art="kites@clouds"),
    active("235", "Local Shading", 4, "venus", action=grow(production(mc=1), here=1), holds="floater", art="awning@venus"),
    automated("236", "Luna Metropolis", 21, "city space earth", production(mc=per_tag("earth")), city_off_map("luna-metropolis"), points=2,
        art="metropolis@moon earth"),
    automated("237", "Luxury Foods", 8, "", requires=PLANETS, points=2, art="banquet@hall"),
    active("238", "Maxwell Base", 18, "city venus", production(energy=-1), city_off_map("maxwell-base"), action=add_to(tag="venus"),
        requires=at_least(venus=12), points=3, art="summit@venus"),
    automated("239", "Mining Quota", 5, "building", production(steel=2), requires=PLANETS, art="minecarts@cave"),
    automated("240", "Neutralizer Factory", 7, "venus", venus(), requires=at_least(venus=10), art="neutralizer@venus"),
    automated("241", "Omnicourt", 11, "building", tr(2), requires=PLANETS, art="scales@hall"),
    automated("242", "Orbital Reflectors", 26, "venus space", production(heat=2), venus(2), art="reflectors@overvenus"),
    active("243", "Rotator Impacts", 6, "space", action=either(spend(venus(), here=1), spend(add_here(), mc=6, using="titanium")),
        requires=at_most(venus=14), holds="asteroid", art="tugrock@overvenus"),
    automated("244", "Sister Planet Support", 7, "venus earth", production(mc=3), requires=tags(venus=1, earth=1), art="sisters@space"),
    automated("245", "Solarnet", 7, "", draw(2), requires=PLANETS, points=1, art="planetnet@space"),
    event("246", "Spin-Inducing Asteroid", 16, "space", venus(2), requires=at_most(venus=10), art="spinrock@space"),
    automated("247", "Sponsored Academies", 9, "earth science", both(discard_cards(), draw(3), each_opponent(draw(1))), points=1,
        art="academy@green"),
    active("248", "Stratopolis", 22, "city venus", production(mc=2), city_off_map("stratopolis"), action=add_to("floater", 2, tag="venus"),
        requires=tags(science=2), points=per_resource(every=3), holds="floater", art="stratopolis@clouds"),
    active("249", "Stratospheric Birds", 12, "venus animal", take_own("floater"), action=add_here(), requires=at_least(venus=12),
        points=per_resource(), holds="animal", art="flock@clouds"),
    automated("250", "Sulphur Exports", 21, "venus space", production(mc=per_tag("venus")), venus(), art="brimstone@venus"),
    active("251", "Sulphur-Eating Bacteria", 6, "venus microbe", action=either(add_here(), spend_chosen(gain(mc=chosen(3)), here=1)),
        requires=at_least(venus=6), holds="microbe", art="nibblers@lens"),
    automated("252", "Terraforming Contract", 8, "earth", production(mc=4), requires=rating(25), art="signing@hall"),
    active("253", "Thermophiles", 9, "venus microbe", action=either(spend(venus(), here=2), add_to("microbe", tag="venus")),
        requires=at_least(venus=6), holds="microbe", art="hotspring@venus"),
    event("254", "Water to Venus", 9, "space", venus(), art="iceblocks@overvenus"),
    automated("255", "Venus Governor", 4, "venus venus", production(mc=2), requires=tags(venus=2), art="governor@hall"),
    active("256", "Venus Magnetizer", 7, "venus", action=both(production(energy=-1), venus()), requires=at_least(venus=10),
        art="coil@venus"),
    automated("257", "Venus Soils", 20, "venus plant", production(plants=1), add_to("microbe", 2), venus(), art="soilbed@venus"),
    active("258", "Venus Waystation", 9, "venus space", discount(2, "venus"), points=1, art="waystation@overvenus"),
    active("259", "Venusian Animals", 15, "venus animal science", when_tag("science", add_here()), requires=at_least(venus=18),
        points=per_resource(), holds="animal", art="lizard@venus"),
    active("260", "Venusian Insects", 5, "venus microbe", action=add_here(), requires=at_least(venus=12), points=per_resource(every=2),
        holds="microbe", art="beetle@venus"),
    automated("261", "Venusian Plants", 13, "venus plant", venus(), add_to("animal microbe", tag="venus", unheld=True),
        requires=at_least(venus=16), points=1, art="pods@venus"),
)

CORPORATIONS = (
    corporation("R01", "Aphrodite", 47, "plant venus", production(plants=1), when_raised("venus", gain(mc=2), by="any"), art="shell@rays"),
    corporation("R05", "Celestic", 42, "venus", action=add_to("floater"), first=reveal_until(2, about="floater"),
        points=per_resource(every=3), holds="floater", art="aerostat@clouds"),
    corporation("R06", "Morning Star Inc.", 50, "venus", leeway(2, "venus"), first=reveal_until(3, tag="venus"), art="morningstar@rays"),
    corporation("R12", "Viron", 48, "microbe", action=reuse_action(), art="renewal@rays"),
    corporation("R23", "Manutech", 35, "building", production(steel=1), when_produced(GainProduced()), art="gears@rays"),
)
# fmt: on
