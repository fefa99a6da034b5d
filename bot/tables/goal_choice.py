"""The milestones and awards of a table while it is set up: drawing them, swapping one, choosing them, and keeping them."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final

from bot.tables.lobby_rules import Rules
from bot.tables.values import Refused
from engine import Options
from engine.box import title_of
from engine.expansions import known_goals
from engine.goals.drawing import FEWEST, MOST, Drawing, draw_goals, drawable, standing, swap_goal

DRAWN: Final = ("pack", "free", "maps")
"""The choices of goals that are drawn."""
FREE: Final = {"goals": (), "goal_seed": "", "goals_out": (), "goals_kept": False}
"""The fields of rules whose goals are still to be drawn or chosen."""


def drawing(rules: Rules) -> Drawing | None:
    """How the goals of a table are drawn; None if they are not."""
    if rules.solo or rules.goal_choice not in DRAWN:
        return None
    return Drawing(
        pool="maps" if rules.goal_choice == "maps" else "pack",
        limited=rules.goal_choice == "pack",
        number=rules.goal_number,
        among=rules.goals_among,
    )


def laid_beside(rules: Rules) -> tuple[str, ...]:
    """The goals that expansions in play add to those of every map."""
    return standing(_options(rules))


def choosable_goals(rules: Rules) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The milestones and the awards among which the host may choose, without those that are in play anyway."""
    options, beside = _options(rules), laid_beside(rules)
    everywhere = set.intersection(*(_anywhere(options, at) for at in rules.possible_maps))
    milestones, awards = (
        tuple(key for key in goals if key in everywhere and key not in beside) for goals in known_goals(options)
    )
    return milestones, awards


def _anywhere(options: Options, at: str) -> set[str]:
    """Return all goals that may be drawn on a map."""
    here = options.model_copy(update={"map": at})
    return {*drawable(here, Drawing()), *drawable(here, Drawing(pool="maps"))}


def drawn(rules: Rules) -> Rules:
    """The rules with goals drawn anew. Refused: no-draw, kept-goals."""
    how = drawing(rules)
    if how is None or rules.played_map is None:
        raise Refused("no-draw")
    if rules.goals_kept:
        raise Refused("kept-goals")
    seed = secrets.token_hex(16)
    goals = draw_goals(_options(rules), seed, how)
    return rules.model_copy(update={**FREE, "goals": goals, "goal_seed": seed})


def swapped(rules: Rules, key: str) -> Rules:
    """The rules with another goal in place of `key`, which is not drawn again. Refused: no-draw, kept-goals, no-swap."""
    how = drawing(rules)
    if how is None or not rules.goals:
        raise Refused("no-draw")
    if rules.goals_kept:
        raise Refused("kept-goals")
    out = (*rules.goals_out, key)
    try:
        goals = swap_goal(rules.options, rules.goal_seed, how, key, without=out)
    except ValueError:
        raise Refused("no-swap") from None
    return rules.model_copy(update={"goals": goals, "goals_out": out})


def kept(rules: Rules) -> Rules:
    """The rules with the drawn goals confirmed. Refused: no-draw."""
    if drawing(rules) is None or not rules.goals:
        raise Refused("no-draw")
    return rules.model_copy(update={"goals_kept": True})


def picked(rules: Rules, offered: Collection[str], wanted: Collection[str]) -> Rules:
    """The rules with exactly the goals in `wanted`, of those that a menu has `offered`.

    Where a milestone exists with two numbers, the newly chosen one stays.
    """
    left = [key for key in rules.goals if key not in offered]
    there, new = ([key for key in wanted if (key in rules.goals) == was] for was in (True, False))
    by_title = {title_of(key): key for key in (*left, *there, *new)}
    return rules.model_copy(update={"goals": _in_order(rules, {*by_title.values(), *laid_beside(rules)})})


def number_chosen(rules: Rules) -> tuple[int, int]:
    """How many milestones and awards the host has chosen, without those that are in play anyway."""
    beside = laid_beside(rules)
    milestones, awards = (
        sum(key in goals and key not in beside for key in rules.goals) for goals in known_goals(_options(rules))
    )
    return milestones, awards


def wrong_number(rules: Rules) -> tuple[int, int] | None:
    """How many milestones and awards the host has chosen where the game cannot begin with so many."""
    if rules.solo or rules.goal_choice != "chosen":
        return None
    milestones, awards = number_chosen(rules)
    return None if milestones == awards and FEWEST <= milestones <= MOST else (milestones, awards)


def settled(rules: Rules) -> Rules:
    """The rules after a change, without goals that can no longer be in play; drawn goals are drawn again then."""
    if not rules.goals and not rules.goal_seed:
        return rules
    if rules.solo or rules.goal_choice == "map":
        return rules.model_copy(update=FREE)
    if rules.goal_choice == "chosen":
        milestones, awards = choosable_goals(rules)
        left = {key for key in rules.goals if key in milestones or key in awards}
        return rules.model_copy(
            update={**FREE, "goals": _in_order(rules, {*left, *laid_beside(rules)}) if left else ()}
        )
    how = drawing(rules)
    if how is None or rules.played_map is None or not rules.goal_seed:
        return rules.model_copy(update=FREE)
    fitting = {*drawable(_options(rules), how), *laid_beside(rules)}
    known = known_goals(_options(rules))
    numbers = [sum(key in goals for key in draw_goals(_options(rules), rules.goal_seed, how)) for goals in known]
    if fitting.issuperset(rules.goals) and numbers == [sum(key in goals for key in rules.goals) for goals in known]:
        return rules
    return rules.model_copy(
        update={**FREE, "goals": draw_goals(_options(rules), rules.goal_seed, how), "goal_seed": rules.goal_seed}
    )


def at_start(rules: Rules, options: Options, seed: str) -> tuple[str, ...]:
    """The goals with which a game begins, for `Options.goals`. Refused: few-goals."""
    if options.players == 1 or rules.goal_choice == "map":
        return ()
    if (how := drawing(rules)) is not None:
        return rules.goals or draw_goals(options, seed, how)
    if numbers := wrong_number(rules):
        raise Refused("few-goals", milestones=numbers[0], awards=numbers[1])
    return rules.goals


def _options(rules: Rules) -> Options:
    return rules.model_copy(update={"goals": ()}).options


def _in_order(rules: Rules, keys: Collection[str]) -> tuple[str, ...]:
    return tuple(key for goals in known_goals(_options(rules)) for key in goals if key in keys)
