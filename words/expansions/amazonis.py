"""The words of Amazonis Planitia."""

from __future__ import annotations

from words.catalogue import N_, N_plural
from words.names import ABOUT, BOARDS, COUNTED, GOALS, TITLES, GoalWords

TITLES.add({"amazonis": N_("Amazonis Planitia")})
BOARDS.add({"amazonis": N_("Amazonis Planitia")})
ABOUT.add({"amazonis": N_("91 areas, tracks to 18 %, +14 °C, 11 oceans: a longer game")})
GOALS.add(
    {
        "terran": GoalWords(N_("Terran"), N_plural("{n} Earth tag", "{n} Earth tags"), N_("Earth tags")),
        "landshaper": GoalWords(
            N_("Landshaper"), N_("a city, a greenery and a special tile"), N_("of city, greenery and special tile")
        ),
        "merchant": GoalWords(
            N_("Merchant"), N_("{n} of each resource left after paying"), N_("of each resource after paying")
        ),
        "sponsor": GoalWords(
            N_("Sponsor"),
            N_plural("{n} green and blue card for 20 M€ or more", "{n} green and blue cards for 20 M€ or more"),
            N_("cards for 20 M€ or more"),
        ),
        "lobbyist": GoalWords(
            N_("Lobbyist"), N_plural("{n} delegate in parties", "{n} delegates in parties"), N_("delegates in parties")
        ),
        "collector": GoalWords(
            N_("Collector"), N_("most kinds of resources, in stock and on cards"), N_("kinds of resources")
        ),
        "innovator": GoalWords(N_("Innovator"), N_("most project cards played"), N_("project cards")),
        "constructor": GoalWords(N_("Constructor"), N_("most cities and colonies together"), N_("cities and colonies")),
        "manufacturer": GoalWords(
            N_("Manufacturer"), N_("most steel and heat production together"), N_("steel and heat production")
        ),
        "physicist": GoalWords(
            N_("Physicist"), N_("most science and space tags together"), N_("science and space tags")
        ),
    }
)
COUNTED.add({"any-resource": N_plural("{n}\u00a0resource of choice", "{n}\u00a0resources of choice")})
