"""The 36 global events. The numbers are those of their order in the project's fact sheet, since none are printed.

Each names the parties that a neutral delegate joins: when the event is turned up, and when it becomes the current one. Wild tags
count for none of them.
"""

from __future__ import annotations

from typing import Final

from engine.amounts import per_card_in_hand
from engine.card import Card, card_of_kind
from engine.effect import Effect, Modifier
from engine.effects import add_to, draw, either, gain, production, take_own
from engine.effects.parameters import Raise
from engine.effects.tiles import Place
from engine.expansions.turmoil.amounts import (
    EVENT,
    per_influence,
    per_kind_of_tag,
    per_made,
    per_own,
    per_printed_tag,
    per_set_above,
)
from engine.expansions.turmoil.event_effects import (
    EVERYTHING,
    AddToEach,
    Compare,
    DiscardUpTo,
    ForAll,
    GainEach,
    IfEnough,
    KeepAtMost,
    LoseRating,
    Lower,
    LowerProduction,
    RemoveOcean,
    forfeit,
)

KIND: Final = EVENT


class Calls(Modifier, frozen=True):
    """A neutral delegate joins one party when this global event is turned up, and another when it becomes the current event."""

    revealed: str
    current: str


def world(
    number: str, name: str, revealed: str, current: str, *effects: Effect, needs: str = "", art: str = ""
) -> Card:
    """Declare a global event with the parties that its neutral delegates join."""
    return card_of_kind(KIND, number, name, 0, "", (Calls(revealed, current), *effects), needs=needs, art=art)


UP: Final = "influence"
MARS_FIRST, SCIENTISTS, UNITY, GREENS, REDS, KELVINISTS = (
    "mars-first",
    "scientists",
    "unity",
    "greens",
    "reds",
    "kelvinists",
)

# fmt: off
EVENTS: Final = (
    world("GE01", "Jovian Tax Rights", SCIENTISTS, UNITY, production(mc=per_own("colonies", cap=5)), gain(titanium=per_influence()),
        needs="colonies", art="jovecoin@rays"),
    world("GE02", "Microgravity Health Problems", MARS_FIRST, SCIENTISTS, forfeit(mc=per_own("colonies", 3, 5, less=UP)),
        needs="colonies", art="xray@hall"),
    world("GE03", "Cloud Societies", UNITY, REDS, AddToEach("floater"), add_to("floater", per_influence()), needs="venus colonies",
        art="ropebridges@clouds"),
    world("GE04", "Corrosive Rain", KELVINISTS, GREENS, either(take_own("floater", 2), forfeit(mc=10)), draw(per_influence()),
        needs="venus colonies", art="acidrain@venus"),
    world("GE05", "Venus Infrastructure", MARS_FIRST, UNITY, gain(mc=per_printed_tag("venus", times=2, cap=5, more=UP)), needs="venus",
        art="cablecar@venus"),
    world("GE06", "Sponsored Projects", SCIENTISTS, GREENS, AddToEach(), draw(per_influence()), art="ribbon@street"),
    world("GE07", "Asteroid Mining", REDS, UNITY, gain(titanium=per_printed_tag("jovian", cap=5, more=UP)), art="rockclaw@belt"),
    world("GE08", "Generous Funding", KELVINISTS, UNITY, gain(mc=per_set_above(15, 2, 5, more=UP)), art="cornucopia@rays"),
    world("GE09", "Successful Organisms", MARS_FIRST, SCIENTISTS, gain(plants=per_made("plants", 5, more=UP)), art="vinerover@green"),
    world("GE10", "Productivity", SCIENTISTS, MARS_FIRST, gain(steel=per_made("steel", 5, more=UP)), art="rollingmill@hall"),
    world("GE11", "Homeworld Support", REDS, UNITY, gain(mc=per_printed_tag("earth", times=2, cap=5, more=UP)), art="earthparcel@earth"),
    world("GE12", "Volcanic Eruptions", SCIENTISTS, KELVINISTS, ForAll(Raise("temperature", 2, rewarded=False)),
        production(heat=per_influence()), art="firecurtain@mars"),
    world("GE13", "Diversity", SCIENTISTS, SCIENTISTS, IfEnough(per_kind_of_tag(more=UP), 9, gain(mc=10)), art="patchwork@rays"),
    world("GE14", "Improved Energy Templates", SCIENTISTS, KELVINISTS, production(energy=per_printed_tag("power", 2, more=UP)),
        art="socket@rays"),
    world("GE15", "Interplanetary Trade", UNITY, UNITY, gain(mc=per_printed_tag("space", times=2, cap=5, more=UP)), art="spacetrain@space"),
    world("GE16", "Celebrity Leaders", UNITY, GREENS, gain(mc=per_own("events", 2, 5, more=UP)), art="paparazzi@street"),
    world("GE17", "Spin-Off Products", GREENS, SCIENTISTS, gain(mc=per_printed_tag("science", times=2, cap=5, more=UP)),
        art="gadgets@street"),
    world("GE18", "Election", GREENS, MARS_FIRST, Compare("building", 2, 1, cities=True, alone=((10, 2), (5, 1))), art="ballotbox@hall"),
    world("GE19", "Aquifer Released by Public Council", MARS_FIRST, GREENS, ForAll(Place("ocean", "ocean", rewarded=False)),
        gain(plants=per_influence(), steel=per_influence()), art="gusher@mars"),
    world("GE20", "Scientific Community", REDS, SCIENTISTS, gain(mc=per_card_in_hand(more=UP)), art="blackboard@hall"),
    world("GE21", "Strong Society", REDS, MARS_FIRST, gain(mc=per_own("cities", 2, 5, more=UP)), art="humanpyramid@street"),
    world("GE22", "Global Dust Storm", KELVINISTS, GREENS, forfeit(heat=EVERYTHING),
        forfeit(mc=per_printed_tag("building", times=2, cap=5, less=UP)), art="dustwall@mars"),
    world("GE23", "Eco Sabotage", GREENS, REDS, KeepAtMost("plants", 3), art="axestump@green"),
    world("GE24", "Miners On Strike", MARS_FIRST, GREENS, forfeit(titanium=per_printed_tag("jovian", cap=5, less=UP)), art="picket@mars"),
    world("GE25", "Mud Slides", KELVINISTS, GREENS, forfeit(mc=per_own("by-ocean", 4, 5, less=UP)), art="mudslide@mars"),
    world("GE26", "Revolution", UNITY, MARS_FIRST, Compare("earth", -2, -1, alone=((4, -2),)), art="barricade@street"),
    world("GE27", "Riots", MARS_FIRST, REDS, forfeit(mc=per_own("cities", 4, 5, less=UP)), art="burningcar@street"),
    world("GE28", "Sabotage", UNITY, REDS, LowerProduction(("steel", "energy")), gain(steel=per_influence()), art="spanner@hall"),
    world("GE29", "Snow Cover", KELVINISTS, KELVINISTS, ForAll(Lower("temperature", 2)), draw(per_influence()), art="snowedin@ice"),
    world("GE30", "Pandemic", GREENS, MARS_FIRST, forfeit(mc=per_printed_tag("building", times=3, cap=5, less=UP)), art="sickward@hall"),
    world("GE31", "War on Earth", MARS_FIRST, KELVINISTS, LoseRating(4), art="burningearth@space"),
    world("GE32", "Paradigm Breakdown", KELVINISTS, REDS, DiscardUpTo(2), gain(mc=per_influence(times=2)), art="brokenbust@rays"),
    world("GE33", "Dry Deserts", REDS, UNITY, ForAll(RemoveOcean()), GainEach(per_influence()), art="drylake@mars"),
    world("GE34", "Red Influence", KELVINISTS, REDS, forfeit(mc=per_set_above(10, 3, 5)), production(mc=per_influence()),
        art="redbanners@street"),
    world("GE35", "Solarnet Shutdown", SCIENTISTS, MARS_FIRST, forfeit(mc=per_own("active", 3, 5, less=UP)), art="cutcable@rays"),
    world("GE36", "Solar Flare", UNITY, KELVINISTS, forfeit(mc=per_printed_tag("space", times=3, cap=5, less=UP)), art="flare@space"),
)
# fmt: on
NEGATIVE: Final = tuple(f"GE{n:02}" for n in (2, 4, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36))
"""The numbers of the events that take away, lower or cost something, as the web implementation marks them."""
