"""The words of the base game."""

from __future__ import annotations

from words.catalogue import N_, NC_, N_plural, plural
from words.names import (
    ABOUT,
    AREAS,
    BOARDS,
    COUNTED,
    DECKS,
    GOALS,
    ONE,
    PARAMETERS,
    PHASES,
    PROJECTS,
    RESOURCES,
    TAGS,
    TILES,
    TITLES,
    GoalWords,
    ParameterWords,
)


def _oceans(n: int) -> str:
    return plural("{n}\u00a0ocean", "{n}\u00a0oceans", n)


def _more_oceans(n: int) -> str:
    return plural("needs {n} more ocean", "needs {n} more oceans", n)


PHASES.add(
    {
        "order": N_("player order"),
        "research": N_("research"),
        "action": N_("action phase"),
        "production": N_("production"),
        "ending": N_("end check"),
    }
)
TITLES.add({"base": N_("Base game")})
BOARDS.add({"tharsis": N_("Tharsis")})
ABOUT.add({"tharsis": N_("great volcanoes in the west, oceans along the equator")})
DECKS.add({"projects": N_("projects"), "corporations": N_("corporations")})
PARAMETERS.add(
    {
        "temperature": ParameterWords(
            N_("temperature"),
            N_("{n}\u00a0°C"),
            at_least=N_("{value} or warmer"),
            at_most=N_("{value} or colder"),
        ),
        "oxygen": ParameterWords(
            N_("oxygen"),
            N_("{n}\u00a0%"),
            named=N_("{value} oxygen"),
            at_least=N_("at least {value} oxygen"),
            at_most=N_("at most {value} oxygen"),
        ),
        "oceans": ParameterWords(
            N_("oceans"),
            counted=_oceans,
            lack=_more_oceans,
        ),
    }
)
TAGS.add(
    {
        "building": NC_("tag", "building"),
        "space": NC_("tag", "space"),
        "science": NC_("tag", "science"),
        "power": NC_("tag", "power"),
        "earth": NC_("tag", "Earth"),
        "jovian": NC_("tag", "Jovian"),
        "plant": NC_("tag", "plant"),
        "microbe": NC_("tag", "microbe"),
        "animal": NC_("tag", "animal"),
        "city": NC_("tag", "city"),
        "event": NC_("tag", "event"),
    }
)
TILES.add(
    {
        "ocean": N_("ocean"),
        "greenery": N_("greenery"),
        "city": N_("city"),
        "capital": N_("Capital"),
    }
)
AREAS.add(
    {
        "phobos-space-haven": N_("Phobos Space Haven"),
        "ganymede-colony": N_("Ganymede Colony"),
    }
)
PROJECTS.add(
    {
        "power-plant": N_("Power plant"),
        "asteroid": N_("Asteroid"),
        "aquifer": N_("Aquifer"),
        "greenery": N_("Greenery"),
        "city": N_("City"),
    }
)
GOALS.add(
    {
        "terraformer": GoalWords(N_("Terraformer"), N_("a terraform rating of {n}"), N_("TR")),
        "mayor": GoalWords(N_("Mayor"), N_plural("{n} city tile", "{n} city tiles"), N_("city tiles")),
        "gardener": GoalWords(
            N_("Gardener"), N_plural("{n} greenery tile", "{n} greenery tiles"), N_("greenery tiles")
        ),
        "builder": GoalWords(N_("Builder"), N_plural("{n} building tag", "{n} building tags"), N_("building tags")),
        "planner": GoalWords(N_("Planner"), N_plural("{n} card in hand", "{n} cards in hand"), N_("cards in hand")),
        "landlord": GoalWords(N_("Landlord"), N_("most tiles"), N_("tiles")),
        "banker": GoalWords(N_("Banker"), N_("highest M€ production"), N_("M€ production")),
        "scientist": GoalWords(N_("Scientist"), N_("most science tags"), N_("science tags")),
        "thermalist": GoalWords(N_("Thermalist"), N_("most heat"), N_("heat")),
        "miner": GoalWords(N_("Miner"), N_("most steel and titanium together"), N_("steel and titanium")),
        "briber": GoalWords(
            N_("Briber"),
            N_plural("{n} M€ to pay on top of the usual price", "{n} M€ to pay on top of the usual price"),
            N_("M€ on top of the usual price"),
        ),
        "hydrologist": GoalWords(
            N_("Hydrologist"),
            N_plural("{n} ocean tile placed for TR", "{n} ocean tiles placed for TR"),
            N_("ocean tiles placed for TR"),
        ),
        "philantropist": GoalWords(
            N_("Philantropist"),
            N_plural("{n} face-up card with points, none negative", "{n} face-up cards with points, none negative"),
            N_("face-up cards with points"),
        ),
        "producer": GoalWords(
            N_("Producer"),
            N_plural("{n} step of production together", "{n} steps of production together"),
            N_("steps of production"),
        ),
        "thawer": GoalWords(
            N_("Thawer"),
            N_plural("the temperature raised {n} step for TR", "the temperature raised {n} steps for TR"),
            N_("steps of temperature raised for TR"),
        ),
        "administrator": GoalWords(
            N_("Administrator"), N_("most face-up cards without tags"), N_("cards without tags")
        ),
        "biologist": GoalWords(
            N_("Biologist"), N_("most plant, microbe and animal tags together"), N_("plant, microbe and animal tags")
        ),
        "visionary": GoalWords(N_("Visionary"), N_("most cards in hand"), N_("cards in hand")),
    }
)
RESOURCES.add(
    {
        "animal": N_("animals"),
        "microbe": N_("microbes"),
        "science": N_("science resources"),
    }
)
COUNTED.add(
    {
        "animal": N_plural("{n}\u00a0animal", "{n}\u00a0animals"),
        "microbe": N_plural("{n}\u00a0microbe", "{n}\u00a0microbes"),
        "science": N_plural("{n}\u00a0science resource", "{n}\u00a0science resources"),
    }
)
ONE.add(
    {
        "animal": NC_("one resource", "animal"),
        "microbe": NC_("one resource", "microbe"),
        "science": NC_("one resource", "science resource"),
    }
)
