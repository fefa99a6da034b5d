"""The words of Venus Next."""

from __future__ import annotations

from engine.card import Card
from engine.expansions.venus.effects import GainProduced, WhenProduced
from words.catalogue import N_, _
from words.effects import clause
from words.names import AREAS, COUNTED, GOALS, PARAMETERS, PROJECTS, RESOURCES, TAGS, TITLES, GoalWords, ParameterWords
from words.rules import when

TITLES.add({"venus": N_("Venus Next")})
TAGS.add({"venus": N_("Venus")})
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
        "floater": ("{n}\u00a0floater", "{n}\u00a0floaters"),
        "asteroid": ("{n}\u00a0asteroid", "{n}\u00a0asteroids"),
    }
)
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
        "hoverlord": GoalWords(N_("Hoverlord"), N_("{n} floaters on your cards"), N_("floaters")),
        "venuphile": GoalWords(N_("Venuphile"), N_("most Venus tags"), N_("Venus tags")),
    }
)


@when.register
def _when_produced(trigger: WhenProduced, card: Card | None) -> str:
    return _("when a production of yours rises, this card's own step included")


@clause.register
def _gain_produced(effect: GainProduced, card: Card | None) -> str:
    return _("gain as much of that resource")
