"""Converts the engine's declarations to the notation of the fact sheet, so that both can be compared as wholes."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from engine.card import Card
from engine.effect import Requirement
from engine.effects.choices import Either
from engine.effects.order import NextCard
from engine.modifiers import PointsForAll
from engine.requirements import (
    AtLeast,
    AtMost,
    Cities,
    CityByOcean,
    Greeneries,
    HasKinds,
    HasOnCards,
    HasRating,
    HasTag,
    Makes,
)
from tests.facts import describe_rules, notation
from tests.facts.describe_effects import alternative, ops
from tests.facts.sheet import Op

__all__ = ["actions", "first_actions", "ongoing", "ops", "plays", "points", "requirements"]

for path in sorted((Path(__file__).parent / "expansions").glob("*.py")):
    import_module(f"tests.facts.expansions.{path.stem}")


def requirements(card: Card) -> Op:
    out: Op = {}
    for requirement in card.requires:
        name, value = _requirement(requirement)
        out[name] = {**out.get(name, {}), **value} if isinstance(value, dict) else value
    return out


def _requirement(requirement: Requirement) -> tuple[str, Any]:
    if found := notation.requirement(requirement):
        return found
    match requirement:
        case AtLeast(parameter=name, value=value):
            return name, {"min": value}
        case AtMost(parameter=name, value=value):
            return name, {"max": value}
        case HasTag(tag=tag, n=n):
            return "tags", {tag: n}
        case Makes(resource=resource):
            return "production", resource
        case Cities(n=n, own=own, on_mars=on_mars):
            where = {"where": "on_mars"} if on_mars else {}
            return "cities", {"min": n, "owner": "self" if own else "any", **where}
        case CityByOcean(own=own):
            return "city_adjacent_to_ocean", {"owner": "self" if own else "any"}
        case HasOnCards(kind=kind, n=n):
            return f"{kind}s", {"min": n}
        case HasKinds(n=n):
            return "resource_types", {"min": n}
        case HasRating(n=n):
            return "tr", {"min": n}
        case Greeneries(n=n):
            return "greeneries", {"min": n, "owner": "self"}
        case other:
            raise NotImplementedError(other)


def points(card: Card) -> Any:
    for_all = [rule for rule in card.modifiers if isinstance(rule, PointsForAll)]
    if for_all:
        (rule,) = for_all
        when = {"if": {"resources_here": {"min": rule.here}}} if rule.here else {}
        return {
            "each": rule.points.times,
            "per": rule.points.every,
            "of": notation.POINTS[rule.points.of],
            **when,
            "applies_to": "every_player",
        }
    worth = card.points
    if isinstance(worth, int):
        return worth
    if worth.of == "here" and worth.cap:
        return {"fixed": worth.times, "if": {"resources_here": {"min": worth.cap * worth.every}}}
    of: dict[str, Any] = notation.POINTS | {
        "here": "resources_here",
        "tag": {"tag": worth.which},
        "oceans-near": {"ocean_tiles": "adjacent_to_this_tile"},
        "cities-near": {"city_tiles": "adjacent_to_this_tile"},
        "all-cities": {"city_tiles": "anywhere"},
        "colonies": "colonies_in_play",
    }
    return {"each": worth.times, "per": worth.every, "of": of[worth.of]}


def plays(card: Card) -> list[Op]:
    return ops(effect for effect in card.play if not isinstance(effect, NextCard))


def first_actions(card: Card) -> list[Op]:
    return ops(card.first)


def actions(card: Card) -> list[Op]:
    if card.action is None:
        return []
    choices = card.action.choices if isinstance(card.action, Either) else [card.action]
    return [op for effect in choices for op in notation.alternatives(effect) or [alternative(effect)]]


def ongoing(card: Card) -> list[Op]:
    """Triggers, modifiers, and what applies to the next card."""
    out = [describe_rules.trigger(trigger) for trigger in card.triggers] + [
        describe_rules.modifier(modifier, card.holds)
        for modifier in card.modifiers
        if not isinstance(modifier, PointsForAll)
    ]
    if card.action and (rule := notation.rule_of_action(card.action)):
        out.append(rule)
    for effect in card.play:
        if isinstance(effect, NextCard):
            out += [describe_rules.for_next_card(modifier) for modifier in effect.modifiers]
    return out
