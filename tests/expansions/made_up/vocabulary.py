"""Cards of the made-up expansion that use what the vocabulary has for expansions and the base game does not need."""

from __future__ import annotations

from engine.amounts import chosen, per_card_resource, per_tag, per_tags
from engine.card import active, automated, event
from engine.effects import (
    add_here,
    add_to,
    both,
    discard_cards,
    draw,
    each_opponent,
    either,
    gain,
    gain_chosen,
    keep,
    may,
    once,
    production,
    remove,
    reuse_action,
    reveal_until,
    spend,
    spend_chosen,
    take_own,
    tr,
)
from engine.modifiers import discount
from engine.requirements import cities, city_by_ocean, kinds_of_resources, nobody_passed, on_cards, rating
from engine.triggers import when_added, when_card_with, when_event, when_ocean, when_phase, when_rated, when_tagged

# fmt: off
CARDS = (
    automated("X801", "Peace Almanac", 3, "science", gain(mc=4), needs="friendly"),
    automated("X802", "Town Hall", 4, "building", production(mc=1), requires=cities(2, own=True)),
    automated("X803", "Ring Road", 4, "building", production(mc=1), requires=cities(2, on_mars=True)),
    automated("X804", "Promenade", 4, "", production(mc=2), requires=city_by_ocean(own=True)),
    automated("X805", "Regatta Day", 4, "", production(mc=1), requires=city_by_ocean()),
    automated("X806", "Menagerie", 4, "animal", gain(mc=per_card_resource("animal")), requires=on_cards(animal=3)),
    automated("X807", "Inventory", 2, "", gain(mc=2), requires=kinds_of_resources(3)),
    automated("X808", "Peerage", 6, "", gain(mc=per_tags("earth jovian")), requires=rating(25)),
    active("X809", "Herbarium", 5, "plant earth", production(mc=per_tags("plant earth", 2)), points=per_card_resource("microbe", 3)),
    automated("X810", "Seed Library", 5, "science", add_to(tag="plant"), add_to("animal microbe", 2, tag="animal")),
    active("X811", "Nursery", 6, "", add_here(per_tag("plant")), action=add_to("microbe animal", another=True), holds="microbe"),
    event("X812", "Spore Rain", 4, "", add_to("microbe", per_tag("science")), discard_cards(), each_opponent(draw(1))),
    active("X813", "Fish Market", 6, "", take_own("microbe"), action=both(take_own("animal"), gain(mc=5)), points=1),
    active("X814", "Bottling Plant", 6, "building", action=either(spend_chosen(gain(mc=chosen(3)), here=1), add_here()), holds="microbe"),
    active("X815", "Auction House", 6, "",
        action=either(spend_chosen(gain(energy=chosen()), mc=2), spend_chosen(keep(1, of=chosen()), energy=1))),
    event("X816", "Amnesty", 2, "", tr(-2), gain_chosen(2),
        reveal_until(1, tag="science"), reveal_until(1, about="animal"), reveal_until(1)),
    event("X817", "Tax Raid", 2, "", remove(mc=4, tag="space")),
    active("X818", "Overtime", 6, "", when_ocean(may(spend(production(energy=1), mc=5, using="steel"))), action=reuse_action()),
    active("X819", "Petting Zoo", 6, "animal", when_added("animal", gain(mc=2)), action=add_here(2), holds="animal"),
    active("X820", "Masons Lodge", 6, "building building", when_tagged("building", may(spend(draw(1), mc=2))), discount(3, required=True)),
    active("X821", "Air Show", 6, "", when_event(gain(heat=1), "space", by="any"), when_ocean(gain(energy=1), by="self")),
    active("X823", "Honour Roll", 4, "science", when_rated(gain(mc=2)), when_rated(once("generation", gain(heat=1)))),
    active("X824", "Plain Post", 4, "",
        when_card_with(gain(mc=4), most=0), when_card_with(gain(energy=1), 1, 1), when_card_with(gain(plants=1), 2)),
    active("X825", "Night Shift", 4, "", when_phase("production", gain(steel=1)), requires=nobody_passed()),
    active("X826", "Time Clock", 4, "building",
        when_rated(once("action", gain(titanium=1))), when_rated(once("turn", gain(steel=1)))),
)
# fmt: on
