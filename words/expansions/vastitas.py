"""The words of Vastitas Borealis."""

from __future__ import annotations

from words.catalogue import N_, N_plural
from words.names import ABOUT, BOARDS, COUNTED, GOALS, PLACES, TITLES, GoalWords

TITLES.add({"vastitas": N_("Vastitas Borealis")})
BOARDS.add({"vastitas": N_("Vastitas Borealis")})
ABOUT.add({"vastitas": N_("the North Pole with a toll; goals on tags and inland tiles")})
PLACES["North Pole"] = N_("North Pole")
GOALS.add(
    {
        "agronomist": GoalWords(N_("Agronomist"), N_plural("{n} plant tag", "{n} plant tags"), N_("plant tags")),
        "engineer": GoalWords(
            N_("Engineer"),
            N_plural("{n} energy and heat production together", "{n} energy and heat production together"),
            N_("energy and heat production"),
        ),
        "spacefarer": GoalWords(N_("Spacefarer"), N_plural("{n} space tag", "{n} space tags"), N_("space tags")),
        "geologist": GoalWords(
            N_("Geologist"),
            N_plural("{n} tile on or beside volcanic areas", "{n} tiles on or beside volcanic areas"),
            N_("tiles on or beside volcanic areas"),
        ),
        "farmer": GoalWords(
            N_("Farmer"),
            N_plural("{n} animal or microbe on cards", "{n} animals and microbes on cards"),
            N_("animals and microbes"),
        ),
        "traveller": GoalWords(N_("Traveller"), N_("most Jovian and Earth tags together"), N_("Jovian and Earth tags")),
        "landscaper": GoalWords(N_("Landscaper"), N_("largest group of own tiles"), N_("tiles in one group")),
        "highlander": GoalWords(
            N_("Highlander"), N_("most tiles on Mars not beside oceans"), N_("tiles not beside oceans")
        ),
        "promoter": GoalWords(N_("Promoter"), N_("most events played"), N_("events")),
        "blacksmith": GoalWords(
            N_("Blacksmith"), N_("most steel and titanium production together"), N_("steel and titanium production")
        ),
    }
)
COUNTED.add({"delegate": N_plural("{n}\u00a0delegate", "{n}\u00a0delegates")})
