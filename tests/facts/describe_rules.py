"""Converts triggers and modifiers to the notation of the fact sheet."""

from __future__ import annotations

from typing import Final

from engine.effect import Modifier, Trigger
from engine.effects.cards import MaySwapCards
from engine.effects.choices import AtLeisure, Decline, Either
from engine.effects.conditions import Once
from engine.modifiers import Leeway, PayWith, Protect, StandIn, Term
from engine.prices import USUAL
from engine.triggers import OnAdded, OnBonus, OnCard, OnProject, OnRaise, OnRating, OnTag, OnTagCount, OnTagged, OnTile
from tests.facts import notation
from tests.facts.describe_effects import alternative, ops
from tests.facts.sheet import Op

PROJECTS: Final = {"power-plant": "Power Plant"}


def trigger(rule: Trigger) -> Op:
    if isinstance(rule.do, MaySwapCards):
        n = rule.do.n
        return {"when": _when(rule), "optional": True, "pay": {"discard_cards": n}, "do": [{"draw": n}]}
    do = rule.do.do if isinstance(rule.do, AtLeisure | Once) else rule.do
    if isinstance(do, Either) and isinstance(do.choices[-1], Decline):
        (does,) = do.choices[:-1]
        return {"when": _when(rule), "optional": True, **alternative(does)}
    return {"when": _when(rule), "do": ops([do])}


def _when(trigger: Trigger) -> Op:
    if found := notation.when(trigger):
        return found
    by = trigger.by
    match trigger:
        case OnTile(kind=kind, where=where):
            return {"tile_placed": kind, "by": by, "where": "on_mars" if where == "mars" else where}
        case OnTag(tags=tags):
            return {"play_tag": sorted(tags), "by": by, "incl_this": True}
        case OnTagged(tag=tag):
            return {"play_tag_card": tag, "by": by, "incl_this": True}
        case OnAdded(kind=kind, here=here):
            return {"resource_added": kind, "to": "this" if here else "own_card", "per": "each"}
        case OnRating():
            return {"tr_raised": "self", "per": "step"}
        case OnTagCount(least=least, most=most):
            size = {"tags_count": least} if least == most else {"tags_count_min": least}
            return {"play_card": {"by": by, **size}}
        case OnRaise(parameter=parameter):
            return {"parameter_raised": parameter, "by": by, "per": "step"}
        case OnCard(kind=kind, tag=tag, cost=cost):
            told = {"type": kind, "tag": tag, "base_cost_min": cost}
            return {"play_card": {"by": by, **{name: value for name, value in told.items() if value}}}
        case OnProject(cost=cost):
            return {"standard_project": "any" if cost else "any_except_sell_patents", "by": by} | (
                {"base_cost_min": cost} if cost else {}
            )
        case OnBonus(icons=icons):
            return {"gain_placement_bonus": sorted(icons), "by": by}
        case other:
            raise NotImplementedError(other)


def _term(term: Term) -> Op:
    kind, _, key = term.name.partition(":")
    match kind:
        case "card":
            if term.required:
                return {"discount": {"mc": -term.by, "cards": "with_requirement"}}
            return {"discount": {"mc": -term.by, "cards": {"tag": term.tag} if term.tag else "any"}}
        case "project":
            return {"discount": {"mc": -term.by, "cards": {"standard_project": PROJECTS[key]}}}
        case "value":
            return {"payment_value_bonus": {key: term.by}}
        case "trade":
            return {"trade_cost": term.by}
        case "bought-card":
            return {"card_buy_cost": term.to}
        case "milestone" | "award" if term.to is not None:
            return {f"{kind}_cost": term.to}
        case "greenery":
            return {"convert_plants_cost": term.to}
        case "ocean-bonus":
            return {"ocean_adjacency_bonus": USUAL[kind] + term.by}
        case other:
            raise NotImplementedError(other)


def modifier(rule: Modifier, holds: str = "") -> Op:
    if found := notation.rule(rule, holds):
        return found
    match rule:
        case Term():
            return _term(rule)
        case Leeway(steps=steps, parameter=parameter):
            return {"requirement_leeway": {"steps": steps, "parameter": parameter or "any"}}
        case PayWith(resource=resource, value=value, tags=(), towards=()):
            return {"payment": {"resource": resource, "value": value, "for": "any_mc_payment"}}
        case PayWith(resource="here", value=value, tags=(tag,), towards=()):
            return {"payment": {"resource": f"{holds}_here", "value": value, "for": {"tag": tag}}}
        case PayWith(resource="here", value=value, tags=(), towards=("project",)):
            return {"payment": {"resource": f"{holds}_here", "value": value, "for": "standard_projects"}}
        case PayWith(resource="here", value=value, tags=(), towards=towards):
            paid = {"standard_project": [name.partition(":")[2].capitalize() for name in towards]}
            return {"payment": {"resource": f"{holds}_here", "value": value, "for": paid}}
        case PayWith(resource=resource, value=value, tags=tags):
            paid = {"tag": tags[0]} if len(tags) == 1 else {"tag_any": list(tags)}
            what = f"{holds}_here" if resource == "here" else resource
            return {"payment": {"resource": what, "value": value, "for": paid}}
        case StandIn(resource=resource, value=value):
            return {
                "payment": {"resource": f"{holds}_here", f"value_in_{resource}": value, "for": f"any_{resource}_spend"}
            }
        case Protect(kinds=(kind,), here=True):
            return {"protect": {"resources_here": kind, "from": "all_removal_including_own"}}
        case Protect(kinds=kinds):
            cards = {"animal": "card_animals", "microbe": "card_microbes"}
            return {"protect": {"resources": [cards.get(kind, kind) for kind in kinds], "from": "opponents"}}
        case other:
            raise NotImplementedError(other)


def for_next_card(rule: Modifier) -> Op:
    op = modifier(rule)
    if "discount" in op:
        return {"discount": {**op["discount"], "cards": "next_card_this_generation"}}
    return {"requirement_leeway": {**op["requirement_leeway"], "next_card_only": True}}
