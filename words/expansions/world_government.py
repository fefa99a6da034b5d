"""The words of World Government Terraforming."""

from __future__ import annotations

from engine.options import Options
from words.catalogue import N_, _
from words.guide import Reader, Topic, add_topics
from words.guide.topic import Lines, bullets
from words.names import ABOUT, PHASES, TITLES

TITLES.add({"world_government": N_("World government")})
ABOUT.add({"world_government": N_("each generation the first player raises a parameter for nobody")})
PHASES.add({"world-government": N_("world government")})


def _government() -> Lines:
    return (
        _("After each generation the first player raises one global parameter a step for the world; then the next begins."),
        bullets(
            _("Nobody gains anything by it: no TR, no bonus of the step, and nothing printed or adjacent for an ocean."),
            _("Steps that it brings about do happen: oxygen at 8 % raises the temperature, and 0 °C places an ocean."),
            _("Cards that react to what anybody does, such as to any ocean, do react."),
            _("Once Mars is terraformed, the game ends instead."),
        ),
    )  # fmt: skip


def _government_now(reader: Reader) -> Lines:
    view = reader.view
    if view.over:
        return ()
    if view.first == view.you:
        return (_("At the end of this generation it is your choice."),)
    return (_("At the end of this generation it is the choice of {who}.", who=reader.who(view.first)),)


def _governed(options: Options) -> bool:
    return "world_government" in options.expansions


add_topics(
    Topic(
        "world-government",
        N_("World government"),
        N_("what the first player raises for the world"),
        _government,
        _government_now,
        _governed,
    ),
)
