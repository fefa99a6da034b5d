"""The host's page about presets, the map and the expansions; and the rules as a text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot import speech
from bot.components import Keys, Option, row, text
from bot.screen import QUIET, Screen, screen
from bot.screens.lobby_options import differences, hindrances, in_play
from bot.speech import _, plural
from bot.tables import Rules, Status
from bot.tables.lobby_rules import DRAW, GENERATIONS, MEASURED_WITH, choosable, differing, nearest_preset, presets
from bot.tables.rules_text import written
from engine.options import shipped_maps
from engine.shipped import SHIPPED

MENUS: Final = ("preset", "map", "maps", "expansions")
"""What the menus of this page change, as their routes say it."""


def boxes(status: Status, kept: Iterable[str]) -> Screen:
    """Show the page; each menu applies at once. `kept` are the names of the rules that this server keeps."""
    keys, rules = Keys(status.id, 0), status.rules
    offered, own = expansions(rules), [Option(name, name) for name in kept]
    return screen(
        text(
            _("### Map and expansions of {game}", game=speech.game_name(status)),
            in_play(rules),
            *_compared(rules),
            *hindrances(status),
        ),
        row(keys.menu(_("Rules to start from"), "rule/preset", preset_options(rules))),
        row(keys.menu(_("Rules that this server keeps"), "kept", own)) if own else None,
        row(keys.menu(_("Map"), "rule/map", maps(rules))),
        row(keys.menu(_("All maps may be drawn"), "rule/maps", some_maps(rules), 0, len(shipped_maps())))
        if rules.map == DRAW
        else None,
        row(keys.menu(_("Only the base game"), "rule/expansions", offered, 0, len(offered))),
        text("-# " + _("Cards that need another expansion come into play only with it.")),
        row(keys.tap(_("Back"), "options"), keys.tap(_("Rules as text"), "rules-text")),
        colour=QUIET,
    )


def _compared(rules: Rules) -> list[str]:
    """Return the nearest preset, and a line for each rule that differs from it."""
    key = nearest_preset(rules)
    name, _hint = _named()[key]
    if not differing(rules, key):
        return [_("As in **{preset}**. {length}", preset=name, length=_length(key))]
    lines = [f"- {line}" for line in differences(rules, rules.model_copy(update=presets()[key]))]
    return [_("As in **{preset}**, but:", preset=name), *lines]


def _length(preset: str) -> str:
    """Return how long a game with these rules lasts."""
    return plural(
        "About {n} generation, as robots play with {players} at the table.",
        "About {n} generations, as robots play with {players} at the table.",
        GENERATIONS[preset],
        players=MEASURED_WITH[preset],
    )


def _named() -> dict[str, tuple[str, str]]:
    return {
        "first": (_("First game"), _("base game, beginner corporations, a robot")),
        "base": (_("Standard"), _("base game with corporate era, on Tharsis")),
        "official": (_("Everything official"), _("all boxes; map, milestones and awards drawn")),
        "long": (_("Long evening"), _("everything, draft, until Venus is complete")),
    }


def preset_names() -> dict[str, str]:
    """Return the names of the presets, by key."""
    return {key: name for key, (name, _hint) in _named().items()}


def preset_options(rules: Rules) -> list[Option]:
    """Return the presets as options of a menu; the one that the rules are equal to is chosen."""
    return [
        Option(
            label,
            key,
            speech.semicolons((hint, plural("about {n} generation", "about {n} generations", GENERATIONS[key]))),
            not differing(rules, key),
        )
        for key, (label, hint) in _named().items()
    ]


def as_text(status: Status, kept: Iterable[str]) -> Screen:
    """Show the rules as a text that can be pasted elsewhere, and the names of the server's saved rules."""
    keys, own = Keys(status.id, 0), [Option(name, name) for name in kept]
    may_keep = not status.direct
    return screen(
        text(
            _("### Rules of {game} as text", game=speech.game_name(status)),
            f"```\n{written(status.rules)}\n```",
            _(
                "Copy it, and paste it into the lobby of any other game, on this page. Seats and pace stay as they are there."
            ),
        ),
        row(
            keys.tap(_("Paste a text"), "paste"),
            *([keys.tap(_("Keep for this server"), "keep-rules")] if may_keep else []),
        ),
        row(keys.menu(_("Delete rules that this server keeps"), "drop-rules", own)) if own and may_keep else None,
        row(keys.tap(_("Back"), "boxes")),
        colour=QUIET,
    )


def maps(rules: Rules) -> list[Option]:
    """Return the maps to choose from; one may be drawn at the start."""
    return [
        *(Option(speech.map_name(key), key, speech.about(key), key == rules.map) for key in shipped_maps()),
        Option(_("Draw one"), DRAW, _("of all, or of those that you name"), rules.map == DRAW),
    ]


def some_maps(rules: Rules) -> list[Option]:
    """Return the maps among which one may be drawn."""
    return [Option(speech.map_name(key), key, speech.about(key), key in rules.maps) for key in shipped_maps()]


def expansions(rules: Rules) -> list[Option]:
    """Return the expansions to choose from, with what else they bring."""
    return [
        Option(speech.expansion_name(one.name), one.name, _hint(one.name, rules), one.name in rules.expansions)
        for one in choosable(rules)
    ]


def _hint(name: str, rules: Rules) -> str:
    """Return what an expansion is, or which other one has brought it into play."""
    bringing = [one.name for one in SHIPPED if name in one.brings and one.name in rules.expansions]
    if not bringing or name not in rules.expansions:
        return speech.about(name)
    return _("comes with {expansions}", expansions=speech.listed([speech.expansion_name(other) for other in bringing]))
