"""The words of Utopia Planitia."""

from __future__ import annotations

from words.catalogue import N_, N_plural
from words.names import ABOUT, BOARDS, GOALS, TITLES, GoalWords

TITLES.add({"utopia": N_("Utopia Planitia")})
BOARDS.add({"utopia": N_("Utopia Planitia")})
ABOUT.add({"utopia": N_("a bay of oceans; goals on special tiles and metals")})
GOALS.add(
    {
        "manager": GoalWords(N_("Manager"), N_plural("{n} special tile", "{n} special tiles"), N_("special tiles")),
        "pioneer": GoalWords(N_("Pioneer"), N_plural("{n} colony", "{n} colonies"), N_("colonies")),
        "trader": GoalWords(
            N_("Trader"),
            N_plural("{n} kind of resources on cards", "{n} kinds of resources on cards"),
            N_("kinds of resources on cards"),
        ),
        "metallurgist": GoalWords(
            N_("Metallurgist"),
            N_plural("{n} steel and titanium production together", "{n} steel and titanium production together"),
            N_("steel and titanium production"),
        ),
        "researcher": GoalWords(N_("Researcher"), N_plural("{n} science tag", "{n} science tags"), N_("science tags")),
        "suburbian": GoalWords(
            N_("Suburbian"), N_("most tiles at the edge of the map"), N_("tiles at the edge of the map")
        ),
        "investor": GoalWords(N_("Investor"), N_("most Earth tags"), N_("Earth tags")),
        "botanist": GoalWords(N_("Botanist"), N_("most plant production"), N_("plant production")),
        "incorporator": GoalWords(
            N_("Incorporator"), N_("most green and blue cards for 10 M€ or less"), N_("cards for 10 M€ or less")
        ),
        "metropolist": GoalWords(N_("Metropolist"), N_("most city tiles"), N_("city tiles")),
    }
)
