"""The words of Hellas."""

from __future__ import annotations

from words.catalogue import N_, N_plural
from words.names import ABOUT, BOARDS, GOALS, PLACES, TITLES, GoalWords

TITLES.add({"hellas": N_("Hellas")})
BOARDS.add({"hellas": N_("Hellas")})
ABOUT.add({"hellas": N_("the South Pole, an ocean for 6 M€; goals on tags and energy")})
PLACES["South Pole"] = N_("South Pole")
GOALS.add(
    {
        "diversifier": GoalWords(
            N_("Diversifier"), N_plural("{n} different tag", "{n} different tags"), N_("different tags")
        ),
        "tactician": GoalWords(
            N_("Tactician"),
            N_plural("{n} green or blue card with requirements", "{n} green or blue cards with requirements"),
            N_("cards with requirements"),
        ),
        "polar-explorer": GoalWords(
            N_("Polar Explorer"),
            N_plural("{n} tile in the two southern rows", "{n} tiles in the two southern rows"),
            N_("tiles in the two southern rows"),
        ),
        "energizer": GoalWords(
            N_("Energizer"), N_plural("{n} energy production", "{n} energy production"), N_("energy production")
        ),
        "rim-settler": GoalWords(N_("Rim Settler"), N_plural("{n} Jovian tag", "{n} Jovian tags"), N_("Jovian tags")),
        "cultivator": GoalWords(N_("Cultivator"), N_("most greenery tiles"), N_("greenery tiles")),
        "magnate": GoalWords(N_("Magnate"), N_("most green cards"), N_("green cards")),
        "space-baron": GoalWords(N_("Space Baron"), N_("most space tags"), N_("space tags")),
        "excentric": GoalWords(N_("Excentric"), N_("most resources on cards"), N_("resources on cards")),
        "contractor": GoalWords(N_("Contractor"), N_("most building tags"), N_("building tags")),
    }
)
