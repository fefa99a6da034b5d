"""The cards of the made-up expansion."""

from __future__ import annotations

from engine.card import active, automated, corporation, event
from engine.effects import add_here, draw, either, gain, production
from engine.effects.parameters import Raise
from engine.requirements import at_least
from tests.expansions.made_up.effects import OpenArchive, when_raised

# fmt: off
CARDS = (
    event("X901", "Open Archive", 4, "", OpenArchive()),
    automated("X902", "Field Coils", 9, "science", Raise("magnetism", 2), production(energy=1)),
    active("X903", "Aurora Watch", 6, "", when_raised("magnetism", either(gain(heat=2), add_here()), by="any"), holds="science", points=1,
        art="aurora@mars"),
    automated("X904", "Shielded Gardens", 8, "plant", production(plants=2), requires=at_least(magnetism=6)),
    corporation("X905", "Dynamo Works", 35, "power", when_raised("magnetism", gain(mc=2), by="any"), first=draw(1)),
)
# fmt: on
