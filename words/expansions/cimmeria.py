"""The words of Terra Cimmeria."""

from __future__ import annotations

from words.catalogue import N_, N_plural
from words.names import ABOUT, BOARDS, GOALS, TITLES, GoalWords

TITLES.add({"cimmeria": N_("Terra Cimmeria")})
BOARDS.add({"cimmeria": N_("Terra Cimmeria")})
ABOUT.add({"cimmeria": N_("metals in the highlands; goals on production and special tiles")})
GOALS.add(
    {
        "planetologist": GoalWords(
            N_("Planetologist"),
            N_("2 Earth, 2 Venus and 2 Jovian tags"),
            N_("Earth, Venus and Jovian tags, two of each"),
        ),
        "architect": GoalWords(N_("Architect"), N_plural("{n} city tag", "{n} city tags"), N_("city tags")),
        "coastguard": GoalWords(
            N_("Coastguard"), N_plural("{n} tile beside oceans", "{n} tiles beside oceans"), N_("tiles beside oceans")
        ),
        "forester": GoalWords(
            N_("Forester"), N_plural("{n} plant production", "{n} plant production"), N_("plant production")
        ),
        "fundraiser": GoalWords(
            N_("Fundraiser"), N_plural("{n} M€ production", "{n} M€ production"), N_("M€ production")
        ),
        "electrician": GoalWords(N_("Electrician"), N_("most power tags"), N_("power tags")),
        "founder": GoalWords(N_("Founder"), N_("most tiles beside special tiles"), N_("tiles beside special tiles")),
        "mogul": GoalWords(N_("Mogul"), N_("most production without M€, together"), N_("production without M€")),
        "zoologist": GoalWords(N_("Zoologist"), N_("most animals and microbes on cards"), N_("animals and microbes")),
        "forecaster": GoalWords(
            N_("Forecaster"), N_("most green and blue cards with requirements"), N_("cards with requirements")
        ),
    }
)
