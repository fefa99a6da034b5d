"""Cards of the made-up expansion that use what the vocabulary has for expansions and the base game does not need."""

from __future__ import annotations

from engine.amounts import per_lying, per_tags
from engine.card import active, automated
from engine.effects import gain, production
from engine.requirements import cities, city_by_ocean, kinds_of_resources, on_cards, rating

# fmt: off
CARDS = (
    automated("X801", "Peace Almanac", 3, "science", gain(mc=4), needs="friendly"),
    automated("X802", "Town Hall", 4, "building", production(mc=1), requires=cities(2, own=True)),
    automated("X803", "Ring Road", 4, "building", production(mc=1), requires=cities(2, on_mars=True)),
    automated("X804", "Promenade", 4, "", production(mc=2), requires=city_by_ocean(own=True)),
    automated("X805", "Regatta Day", 4, "", production(mc=1), requires=city_by_ocean()),
    automated("X806", "Menagerie", 4, "animal", gain(mc=per_lying("animal")), requires=on_cards(animal=3)),
    automated("X807", "Inventory", 2, "", gain(mc=2), requires=kinds_of_resources(3)),
    automated("X808", "Peerage", 6, "", gain(mc=per_tags("earth jovian")), requires=rating(25)),
    active("X809", "Herbarium", 5, "plant earth", production(mc=per_tags("plant earth", 2)), points=per_lying("microbe", 3)),
)
# fmt: on
