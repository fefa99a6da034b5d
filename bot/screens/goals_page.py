"""The host's page about milestones and awards: which are in play, drawing them, swapping one, or choosing them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot import limits, speech
from bot.components import BLUE, GREEN, Keys, Option, row, text
from bot.screen import QUIET, Screen, screen
from bot.screens.lobby_options import goal_label, goal_lines, goals_meaning, goals_said
from bot.speech import _, plural
from bot.tables import Rules, Status
from bot.tables.goal_choice import choosable_goals, drawing, laid_beside, number_chosen
from engine.expansions import known_goals
from engine.goals.drawing import FEWEST, MOST, PAIR_AT_MOST, alike

MENUS: Final = ("goal_choice", "goal_number", "goals_among")
"""What the menus of this page change, as their routes say it."""


def goals(status: Status) -> Screen:
    """Show the page; each menu applies at once."""
    keys, rules = Keys(status.id, 0), status.rules
    return screen(
        text(
            _("### Milestones and awards of {game}", game=speech.game_name(status)),
            _("In play: {goals}.", goals=goals_said(rules)),
            *goal_lines(rules),
            *_alike(rules),
        ),
        row(keys.menu(_("Which milestones and awards"), "rule/goal_choice", choices(rules))),
        *(_drawn(keys, rules) if drawing(rules) is not None else ()),
        *(_chosen(keys, rules) if rules.goal_choice == "chosen" else ()),
        row(keys.tap(_("Back"), "options")),
        colour=QUIET,
    )


def choices(rules: Rules) -> list[Option]:
    """Return the ways to find the milestones and awards of a table."""
    named = {
        "map": _("Those of the map"),
        "pack": _("Drawn, no two alike"),
        "free": _("Drawn, anything goes"),
        "maps": _("Drawn from all maps"),
        "chosen": _("Chosen by the host"),
    }
    return [
        Option(label, key, goals_meaning(rules.model_copy(update={"goal_choice": key})), key == rules.goal_choice)
        for key, label in named.items()
    ]


def numbers(rules: Rules) -> list[Option]:
    """Return how many may be drawn."""
    return [
        Option(
            plural("{n} milestone and {n} award", "{n} milestones and {n} awards", n),
            str(n),
            "",
            n == rules.goal_number,
        )
        for n in range(FEWEST, MOST + 1)
    ]


def _beside(rules: Rules) -> list[Option]:
    names = speech.listed([speech.goal_name(key) for key in laid_beside(rules)])
    return [
        Option(_("Beside them: {goals}", goals=names), "no", _("one more of each"), not rules.goals_among),
        Option(_("Among them: {goals}", goals=names), "yes", _("one less is drawn of each"), rules.goals_among),
    ]


def _drawn(keys: Keys, rules: Rules) -> list[Any]:
    """Return the menus for goals that are drawn: their number, and which of them to swap."""
    menus: list[Any] = [row(keys.menu(_("How many"), "rule/goal_number", numbers(rules)))]
    if laid_beside(rules):
        menus.append(row(keys.menu(_("With those of expansions"), "rule/goals_among", _beside(rules))))
    if rules.goals_kept:
        return [text(_("These milestones and awards are settled. Another way to draw, map or expansion draws others."))]
    if not rules.goals:
        when = _("They are drawn when the game starts, or now, so that you can swap single ones.")
        if rules.played_map is None:
            return [*menus, text("-# " + _("They are drawn when the game starts, after the map."))]
        return [*menus, text("-# " + when), row(keys.tap(_("Draw now"), "goals/draw", BLUE))]
    beside = laid_beside(rules)
    out = [Option(goal_label(key), key, _about(rules, key)) for key in rules.goals if key not in beside]
    return [
        *menus,
        row(keys.menu(_("Swap one for another"), "goals/swap", out)),
        row(keys.tap(_("Keep these"), "goals/keep", GREEN), keys.tap(_("Draw others"), "goals/draw")),
        text("-# " + _("Everybody with a seat can keep them. Until then you can swap.")),
    ]


def offered(rules: Rules) -> list[tuple[str, tuple[str, ...]]]:
    """Return what the host may choose, menu by menu: the kind of goal, and the keys of up to 25."""
    by_name = [tuple(sorted(keys, key=goal_label)) for keys in choosable_goals(rules)]
    return [
        (kind, keys[at : at + limits.OPTIONS])
        for kind, keys in zip(("milestones", "awards"), by_name, strict=True)
        for at in range(0, len(keys), limits.OPTIONS)
    ]


def _chosen(keys: Keys, rules: Rules) -> list[Any]:
    milestones, awards = number_chosen(rules)
    said = _(
        "Chosen: {milestones} and {awards}. The game needs equally many of both, {least} to {most}.",
        milestones=plural("{n} milestone", "{n} milestones", milestones),
        awards=plural("{n} award", "{n} awards", awards),
        least=FEWEST,
        most=MOST,
    )
    beside = [speech.goal_name(key) for key in laid_beside(rules)]
    more = _("{goals} lie beside them.", goals=speech.listed(beside)) if beside else ""
    return [
        text(speech.sentences([said, more]).strip()),
        *(
            row(keys.menu(_placeholder(kind, some), f"goals/pick/{n}", _options(rules, some), 0, len(some)))
            for n, (kind, some) in enumerate(offered(rules))
        ),
    ]


def _placeholder(kind: str, keys: Sequence[str]) -> str:
    first, last = speech.goal_name(keys[0]), speech.goal_name(keys[-1])
    if kind == "milestones":
        return _("Milestones, {first} to {last}", first=first, last=last)
    return _("Awards, {first} to {last}", first=first, last=last)


def _options(rules: Rules, keys: Sequence[str]) -> list[Option]:
    return [Option(goal_label(key), key, _about(rules, key), key in rules.goals) for key in keys]


def _about(rules: Rules, key: str) -> str:
    milestones, _awards = known_goals(rules.options)
    return speech.goal_text(key, milestones[key].need if key in milestones else 0)


def _alike(rules: Rules) -> list[str]:
    """Return a line with the pairs of goals that reward the same thing."""
    if not rules.goals or rules.solo:
        return []
    pairs = [pair for pair, n in alike(rules.options).items() if n > PAIR_AT_MOST]
    said = [_("{one} and {other}", one=goal_label(one), other=goal_label(other)) for one, other in pairs]
    return ["-# " + _("Alike: {pairs}", pairs=speech.semicolons(said))] if said else []
