"""The words of Venus Next."""

from __future__ import annotations

from engine import tableau
from engine.card import Card
from engine.expansions.venus.effects import GainProduced, WhenProduced
from engine.options import Options
from words.catalogue import N_, NC_, N_plural, _, capital, plural
from words.effects import clause
from words.guide import Reader, Topic, add_topics
from words.guide.topic import Lines, bullets
from words.names import (
    ABOUT,
    AREAS,
    COUNTED,
    GOALS,
    ONE,
    PARAMETERS,
    PROJECTS,
    RESOURCES,
    TAGS,
    TITLES,
    GoalWords,
    ParameterWords,
    counted,
    parameter_text,
)
from words.ongoing import when

TITLES.add({"venus": N_("Venus Next"), "complete_venus": N_("House rule: the game ends with Venus complete")})
ABOUT.add(
    {
        "venus": N_("a fourth parameter, floaters, a sixth milestone and award"),
        "complete_venus": N_("the game goes on until Venus is at 30\u00a0% too"),
    }
)
TAGS.add({"venus": NC_("tag", "Venus")})
PARAMETERS.add(
    {
        "venus": ParameterWords(
            N_("Venus"),
            N_("{n}\u00a0%"),
            named=N_("Venus at {value}"),
            at_least=N_("Venus at {value} or more"),
            at_most=N_("Venus at {value} or less"),
        )
    }
)
PROJECTS.add({"air-scrapping": N_("Air scrapping")})
RESOURCES.add({"floater": N_("floaters"), "asteroid": N_("asteroids")})
COUNTED.add(
    {
        "floater": N_plural("{n}\u00a0floater", "{n}\u00a0floaters"),
        "asteroid": N_plural("{n}\u00a0asteroid", "{n}\u00a0asteroids"),
    }
)
ONE.add({"floater": NC_("one resource", "floater"), "asteroid": NC_("one resource", "asteroid")})
AREAS.add(
    {
        "dawn-city": N_("Dawn City"),
        "luna-metropolis": N_("Luna Metropolis"),
        "maxwell-base": N_("Maxwell Base"),
        "stratopolis": N_("Stratopolis"),
    }
)
GOALS.add(
    {
        "hoverlord": GoalWords(
            N_("Hoverlord"), N_plural("{n} floater on your cards", "{n} floaters on your cards"), N_("floaters")
        ),
        "venuphile": GoalWords(N_("Venuphile"), N_("most Venus tags"), N_("Venus tags")),
    }
)


@when.register
def _when_produced(trigger: WhenProduced, card: Card | None) -> str:
    return _("when a production of yours rises, this card's own step included")


@clause.register
def _gain_produced(effect: GainProduced, card: Card | None) -> str:
    return _("gain as much of that resource")


def _venus() -> Lines:
    return (
        _("**Venus** is a fourth global parameter, from 0 to 30 % in steps of 2 %."),
        bullets(
            _("Whoever raises it rises a step in TR for each step. At 8 % they draw a card, at 16 % TR rises a step more."),
            _("The standard project **Air scrapping** raises it a step."),
            _("The game ends when Mars is terraformed, whether Venus is complete or not, unless the table has agreed to complete it. "
              "Alone you win only with Venus complete too."),
            _("**Floaters** lie on cards, as animals and microbes do. They raise Venus, pay or count at the end, as their cards say."),
            _("Some cities float above Venus or lie elsewhere off the map: they are cities, without neighbours."),
            _("There is a sixth milestone, Hoverlord, and a sixth award, Venuphile."),
        ),
    )  # fmt: skip


def _venus_now(reader: Reader) -> Lines:
    view = reader.view
    now, track = view.parameters["venus"], view.box.parameters["venus"]
    left = plural("{n} step is left", "{n} steps are left", track.left(now))
    floaters = ((seat.seat, tableau.card_resources(view, seat, "floater")) for seat in view.seats)
    return (
        _("Venus is at {value}; {left}.", value=parameter_text("venus", now), left=left),
        bullets(*(reader.line(seat, capital(counted(n, "floater"))) for seat, n in floaters if n)),
    )


def _with_venus(options: Options) -> bool:
    return "venus" in options.expansions


add_topics(
    Topic("venus", N_("Venus Next"), N_("the fourth parameter, floaters"), _venus, _venus_now, _with_venus),
)
