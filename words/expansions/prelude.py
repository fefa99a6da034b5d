"""The words of Prelude, and of the solo game for a terraform rating."""

from __future__ import annotations

from engine.card import Card
from engine.expansions.prelude.effects import FundFree, OnPoints, RaiseLowest
from words.catalogue import N_, _
from words.decisions import QUESTIONS
from words.effects import clause
from words.names import ABOUT, DECKS, PHASES, PROJECTS, TITLES
from words.rules import when

TITLES.add({"prelude": N_("Prelude"), "solo_63": N_("Solo for a TR of 63")})
ABOUT.add(
    {
        "prelude": N_("two preludes each before generation 1; a faster start"),
        "solo_63": N_("won by a terraform rating of 63 after 14 generations"),
    }
)
DECKS.add({"preludes": N_("preludes")})
PHASES.add({"preludes": N_("preludes")})
PROJECTS.add({"buffer-gas": N_("Buffer gas")})
QUESTIONS.update(
    {
        "preludes": lambda: _("Choose the preludes to keep."),
        "prelude": lambda: _("Choose the prelude to play first."),
        "fund-free": lambda: _("Choose the award to fund for nothing."),
    }
)


@clause.register
def _raise_lowest(effect: RaiseLowest, card: Card | None) -> str:
    return _("raise one of your lowest productions 1 step")


@clause.register
def _fund_free(effect: FundFree, card: Card | None) -> str:
    return _("fund an award for nothing")


@when.register
def _on_points(trigger: OnPoints, card: Card | None) -> str:
    return _("when you play a card with victory points that are not negative")
