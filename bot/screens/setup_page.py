"""The host's page about what is played: rules to begin with, the map, and the expansions."""

from __future__ import annotations

from typing import Final

from bot import speech
from bot.components import QUIET, Keys, Option, Screen, row, screen, text
from bot.screens.lobby_options import in_play
from bot.speech import _
from bot.tables import Rules, Status
from bot.tables.rules import DRAW, choosable, presets
from engine.options import shipped_maps
from engine.shipped import SHIPPED

MENUS: Final = ("preset", "map", "expansions")
"""What the menus of this page change, as their routes say it."""


def boxes(status: Status) -> Screen:
    """Show the page; each menu applies at once."""
    keys, rules = Keys(status.id, 0), status.rules
    offered = expansions(rules)
    return screen(
        text(_("### Map and expansions of {game}", game=speech.game_name(status)), in_play(rules)),
        row(keys.menu(_("Rules to start from"), "rule/preset", begin_with(rules))),
        row(keys.menu(_("Map"), "rule/map", maps(rules))),
        row(keys.menu(_("Only the base game"), "rule/expansions", offered, 0, len(offered))),
        text("-# " + _("Cards that need another expansion come into play only with it.")),
        row(keys.tap(_("Back"), "options")),
        colour=QUIET,
    )


def begin_with(rules: Rules) -> list[Option]:
    """Return sets of rules to begin with."""
    named = {
        "first": (_("First game"), _("base game, beginner corporations, some starting production")),
        "base": (_("Base game"), _("with corporate era, on Tharsis")),
        "official": (_("Everything official"), _("all expansions, a map drawn at the start")),
    }
    return [
        Option(label, key, hint, all(getattr(rules, field) == value for field, value in presets()[key].items()))
        for key, (label, hint) in named.items()
    ]


def maps(rules: Rules) -> list[Option]:
    """Return the maps to choose from; one may be drawn at the start."""
    return [
        *(Option(speech.map_name(key), key, speech.about(key), key == rules.map) for key in shipped_maps()),
        Option(_("Draw one"), DRAW, _("it is shown when the game starts"), rules.map == DRAW),
    ]


def expansions(rules: Rules) -> list[Option]:
    """Return the expansions to choose from, with what else they bring."""
    return [
        Option(speech.expansion_name(one.name), one.name, _hint(one.name, rules), one.name in rules.expansions)
        for one in choosable(rules)
    ]


def _hint(name: str, rules: Rules) -> str:
    """Return what an expansion is, or which other one has brought it."""
    bringing = [one.name for one in SHIPPED if name in one.brings and one.name in rules.expansions]
    if not bringing or name not in rules.expansions:
        return speech.about(name)
    return _("comes with {expansions}", expansions=speech.listed([speech.expansion_name(other) for other in bringing]))
