"""The words of Elysium."""

from __future__ import annotations

from words.catalogue import N_, N_plural
from words.names import ABOUT, BOARDS, GOALS, TITLES, GoalWords

TITLES.add({"elysium": N_("Elysium")})
BOARDS.add({"elysium": N_("Elysium")})
ABOUT.add({"elysium": N_("oceans in the north; goals on production, events and deserts")})
GOALS.add(
    {
        "generalist": GoalWords(
            N_("Generalist"),
            N_plural("{n} production above those of the start", "{n} productions above those of the start"),
            N_("productions above those of the start"),
        ),
        "specialist": GoalWords(N_("Specialist"), N_("a production of {n}"), N_("highest production")),
        "ecologist": GoalWords(
            N_("Ecologist"),
            N_plural("{n} plant, microbe and animal tag together", "{n} plant, microbe and animal tags together"),
            N_("plant, microbe and animal tags"),
        ),
        "tycoon": GoalWords(
            N_("Tycoon"), N_plural("{n} green and blue card", "{n} green and blue cards"), N_("green and blue cards")
        ),
        "legend": GoalWords(N_("Legend"), N_plural("{n} event played", "{n} events played"), N_("events")),
        "celebrity": GoalWords(
            N_("Celebrity"), N_("most green and blue cards for 20 M€ or more"), N_("cards for 20 M€ or more")
        ),
        "industrialist": GoalWords(N_("Industrialist"), N_("most steel and energy together"), N_("steel and energy")),
        "desert-settler": GoalWords(
            N_("Desert Settler"), N_("most tiles in the four southern rows"), N_("tiles in the four southern rows")
        ),
        "estate-dealer": GoalWords(N_("Estate Dealer"), N_("most tiles beside oceans"), N_("tiles beside oceans")),
        "benefactor": GoalWords(N_("Benefactor"), N_("highest TR"), N_("TR")),
    }
)
