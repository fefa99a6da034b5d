"""Converts the engine's declarations to the notation of the fact sheet, so that both can be compared as wholes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engine.actions.from_hand import PlayFromHand
from engine.actions.preludes import DrawPreludes
from engine.card import CARDS, KEYS, Card
from engine.core import Effect
from engine.effect import Count, Modifier, Requirement, Trigger
from engine.effects.card_resources import AddHere, AddTo, AddToAny, HostCard, RemoveCardResource, TakeOwn
from engine.effects.cards import BuyOrDiscard, DiscardCards, Draw, LookAndKeep, MaySwapCards, RevealFor, RevealUntil
from engine.effects.choices import Both, Decline, EachOpponent, Either
from engine.effects.conditions import WithTags
from engine.effects.copying import CopyBox, ReuseAction
from engine.effects.gains import Gain, GainChosen, Lose, RaiseRating
from engine.effects.order import NextCard
from engine.effects.parameters import Raise
from engine.effects.production import ConvertProduction, Production, ProductionOfSpace
from engine.effects.removal import Remove, Steal
from engine.effects.spending import IfRaisedRating, Spend, SpendAny, SpendChosen
from engine.effects.tiles import Claim, Place, PlaceOffMap
from engine.expansions.prelude.effects import FundFree, OnPoints, RaiseLowest
from engine.expansions.venus.effects import GainProduced, WhenProduced
from engine.modifiers import ANY_STEPS, Leeway, PayWith, Protect, Term
from engine.payment import Pay
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
from engine.tableau import CITY_TILES
from engine.triggers import OnAdded, OnBonus, OnCard, OnProject, OnRaise, OnTag, OnTagged, OnTile
from tests.facts import describe_promos
from tests.facts.sheet import Op
from tests.outcomes.names import slug

WHERE: Final[dict[str, Any]] = {
    "land": "land",
    "ocean": "ocean_reserved",
    "city": "city_rule",
    "greenery": "greenery_rule",
    "alone": "land_next_to_no_tile",
    "volcanic": "volcanic",
    "noctis": {"named": "Noctis City"},
    "two-cities": {"land_adjacent_to_cities_min": 2},
    "near-city": {"land_adjacent_to": "city"},
    "near-ocean": {"land_adjacent_to": "ocean"},
    "near-greenery": {"land_adjacent_to": "greenery"},
    "metal": {"land_with_bonus": ["steel", "titanium"]},
    "metal-near-own": {"land_with_bonus": ["steel", "titanium"], "adjacent_to": "own_tile"},
}
PROJECTS: Final = {"power-plant": "Power Plant"}


def requirements(card: Card) -> Op:
    out: Op = {}
    for requirement in card.requires:
        name, value = _requirement(requirement)
        out[name] = {**out.get(name, {}), **value} if isinstance(value, dict) else value
    return out


def _requirement(requirement: Requirement) -> tuple[str, Any]:
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
    worth = card.points
    if isinstance(worth, int):
        return worth
    if worth.of == "here" and worth.cap:
        return {"fixed": worth.times, "if": {"resources_here": {"min": worth.cap * worth.every}}}
    of: dict[str, Any] = {
        "here": "resources_here",
        "tag": {"tag": worth.which},
        "oceans-near": {"ocean_tiles": "adjacent_to_this_tile"},
        "cities-near": {"city_tiles": "adjacent_to_this_tile"},
        "all-cities": {"city_tiles": "anywhere"},
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
    return [op for effect in choices for op in describe_promos.alternatives(effect, _ops) or [_alternative(effect)]]


def ongoing(card: Card) -> list[Op]:
    """Triggers, modifiers, and what applies to the next card."""
    out = [_trigger(trigger) for trigger in card.triggers] + [
        _modifier(modifier, card.holds) for modifier in card.modifiers
    ]
    if isinstance(card.action, HostCard):
        out.append(describe_promos.HOSTED)
    for effect in card.play:
        if isinstance(effect, NextCard):
            out += [_for_next_card(modifier) for modifier in effect.modifiers]
    return out


def ops(effects: Iterable[Effect]) -> list[Op]:
    return [op for effect in effects for op in _ops(effect)]


def _ops(effect: Effect) -> list[Op]:
    if found := describe_promos.ops(effect):
        return found
    match effect:
        case Both(parts=parts):
            return ops(parts)
        case Production(own=own, other=other):
            mine = [{"production": _amounts(own)}] if own else []
            return mine + [{"production_any": {what: n}} for what, n in other]
        case RevealFor(tag=tag, then=then):
            top = {"reveal_top": {"count": 1, "then": "discard"}}
            return [top, {"if": {"revealed_has_tag": tag}, "then": ops([then])}]
        case WithTags(tag=tag, n=n, then=then, otherwise=otherwise):
            return [{"if": {"tags": {tag: n}}, "then": ops([then]), "else": ops([otherwise])}]
        case Either(choices=choices):
            return [{"choose_one": [_alternative(choice) for choice in choices]}]
        case _:
            return [_stock(effect) or _lying(effect) or _tile(effect) or _cards(effect)]


def _stock(effect: Effect) -> Op | None:
    match effect:
        case Gain(what=what):
            return {"gain": _amounts(what)}
        case GainProduced():
            return {"gain": "same_resource_per_step"}
        case GainChosen(n=n):
            return {"gain_standard": n}
        case Lose(what=what):
            return {"lose": dict(what)}
        case Pay(total=total):
            return {"lose": {"mc": total}}
        case RaiseLowest():
            return {"production_choice": {"among": "lowest_productions_of_yours", "count": 1}}
        case RaiseRating(n=n):
            return {"tr": _amount(n)}
        case Raise(parameter=parameter, steps=steps):
            return {"raise": {parameter: steps}}
        case Remove(what=what, n=n, tag=tag) if tag:
            return {"remove_any": {what: n, "target": f"opponent_with_{tag}_tag", "optional": True}}
        case Remove(what=what, n=n, of="any"):
            return {"remove_any": {what: n}}
        case Remove(what=what, n=n):
            near = {"target": "owner_of_tile_adjacent_to_this_ocean", "optional": True}
            return {"remove_any": {what: n, **near}}
        case Steal(what=what, n=n):
            return {"steal": {what: n}}
        case ConvertProduction(source=source, target=target):
            return {"convert_production": {"from": source, "to": target}}
        case ProductionOfSpace(metals=metals):
            return {"production_matching_space_bonus": {"choices": list(metals), "count": 1}}
        case ReuseAction():
            return {"reuse_action": {"of": "own_card", "condition": "already_used_this_generation"}}
        case CopyBox(tag=tag, n=n) if n > 1:
            return {"copy_production_box": f"{n} own_card_with_{tag}_tag"}
        case CopyBox(tag=tag):
            return {"copy_production_box": f"own_card_with_{tag}_tag"}
        case _:
            return None


def _lying(effect: Effect) -> Op | None:
    match effect:
        case AddHere(n=n, kinds=kinds):
            return {"add": {"to": "triggering_card" if kinds else "this", "count": _amount(n)}}
        case AddTo(kind=kind, n=n, another=another, tag=tag, also=also):
            kinds = {"kind": [kind, *also] if also else kind} if kind else {}
            tagged = {"card_tag": tag} if tag else {}
            return {"add": {"to": "another_card" if another else "own_card", **kinds, **tagged, "count": _amount(n)}}
        case TakeOwn(kind=kind, n=n):
            return {"remove_card_resource": {"kind": kind, "count": n, "from": "self"}}
        case AddToAny(n=n):
            return {"add": {"to": "own_card", "card_has_at_least": 1, "count": n}}
        case RemoveCardResource(kind=kind, n=n, up_to=up_to):
            optional = {"up_to": True, "single_card": True} if up_to else {}
            return {"remove_card_resource": {"kind": kind, "count": n, "from": "any_player", **optional}}
        case _:
            return None


def _tile(effect: Effect) -> Op | None:
    match effect:
        case Place(tile=tile, where="city") if tile in KEYS and tile not in CITY_TILES:
            return {"place": {"tile": slug(CARDS[KEYS[tile]].name), "where": "land_not_next_to_city"}}
        case Place(tile=tile, where=where) if tile in KEYS and CARDS[KEYS[tile]].replaces:
            return {"place": {"tile": slug(CARDS[KEYS[tile]].name), "where": WHERE[where]}}
        case Place(tile=tile, where=where):
            return {"place": {"tile": "city" if where == "noctis" else tile, "where": WHERE[where]}}
        case PlaceOffMap(space=space):
            return {"place": {"tile": "city", "where": {"off_map": space}}}
        case Claim():
            return {"reserve_space": {"where": "land", "marker": "own"}}
        case _:
            return None


def _cards(effect: Effect) -> Op:
    match effect:
        case Draw(n=n):
            return {"draw": n}
        case LookAndKeep(look=look, keep=keep):
            return {"draw": {"look": _amount(look), "keep": keep}}
        case RevealUntil(n=n, tag=tag, kind=kind):
            what = {"tag": tag} if tag else {"icon": kind} if kind else {"no_tags": True}
            return {"draw": {"reveal_until": n, **what}}
        case DiscardCards(n=n):
            return {"discard_cards": n}
        case EachOpponent(do=Draw(n=n)):
            return {"opponents_draw": n}
        case BuyOrDiscard():
            return {"draw": {"look": 1, "buy": True}}
        case PlayFromHand(modifiers=(Term(by=less),)):
            return {"play_card_from_hand": {"discount": -less}}
        case PlayFromHand(modifiers=(Leeway(steps=steps),)) if steps >= ANY_STEPS:
            return {"play_card_from_hand": {"ignore": "global_requirements", "pays_cost": True}}
        case DrawPreludes(n=n):
            return {"prelude_choice": {"draw": n, "play": 1, "discard": "rest"}}
        case FundFree():
            return {"fund_award": {"cost": 0}}
        case other:
            raise NotImplementedError(other)


def _alternative(effect: Effect) -> Op:
    match effect:
        case IfRaisedRating(then=then):
            return {"if": {"tr_raised_this_generation": True}, **_alternative(then)}
        case SpendAny(source=source, target=target):
            return {"pay": {source: "X"}, "do": [{"gain": {target: "X"}}]}
        case SpendChosen(what=what, each=each, then=then):
            name = "resources_here" if what == "here" else what
            return {"pay": {name: f"{each}X" if each > 1 else "X"}, "do": ops(then)}
        case Both(parts=(TakeOwn(kind=kind, n=1), *then)):
            return {"pay": {"resource_from_own_card": kind}, "do": ops(then)}
        case Spend(what=what, then=then, using=using):
            pay: Op = {"resources_here" if name == "here" else name: n for name, n in what}
            return {"pay": pay | ({"may_use": list(using)} if using else {}), "do": ops(then)}
        case _:
            return {"do": ops([effect])}


def _trigger(trigger: Trigger) -> Op:
    if isinstance(trigger.do, MaySwapCards):
        n = trigger.do.n
        return {"when": _when(trigger), "optional": True, "pay": {"discard_cards": n}, "do": [{"draw": n}]}
    if isinstance(trigger.do, Either) and isinstance(trigger.do.choices[-1], Decline):
        (does,) = trigger.do.choices[:-1]
        return {"when": _when(trigger), "optional": True, **_alternative(does)}
    return {"when": _when(trigger), "do": ops([trigger.do])}


def _when(trigger: Trigger) -> Op:
    by = trigger.by
    match trigger:
        case OnTile(kind=kind, where=where):
            return {"tile_placed": kind, "by": by, "where": "on_mars" if where == "mars" else where}
        case OnTag(tags=tags):
            return {"play_tag": sorted(tags), "by": by, "incl_this": True}
        case OnTagged(tag=tag):
            return {"play_tag_card": tag, "by": by, "incl_this": True}
        case OnAdded(kind=kind):
            return {"resource_added": kind, "to": "own_card", "per": "each"}
        case OnRaise(parameter=parameter):
            return {"parameter_raised": parameter, "by": by, "per": "step"}
        case WhenProduced():
            return {"production_increased": "any", "by": "self", "per": "step", "incl_this": True}
        case OnCard(kind=kind, tag=tag, cost=cost):
            told = {"type": kind, "tag": tag, "base_cost_min": cost}
            return {"play_card": {"by": by, **{name: value for name, value in told.items() if value}}}
        case OnProject(cost=cost):
            return {"standard_project": "any" if cost else "any_except_sell_patents", "by": by} | (
                {"base_cost_min": cost} if cost else {}
            )
        case OnPoints():
            return {"play_card": {"by": by, "vp_icon": "non_negative"}}
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
        case "greenery":
            return {"convert_plants_cost": term.to}
        case other:
            raise NotImplementedError(other)


def _modifier(modifier: Modifier, holds: str = "") -> Op:
    match modifier:
        case Term():
            return _term(modifier)
        case Leeway(steps=steps, parameter=parameter):
            return {"requirement_leeway": {"steps": steps, "parameter": parameter or "any"}}
        case PayWith(resource=resource, value=value, tags=(), towards=()):
            return {"payment": {"resource": resource, "value": value, "for": "any_mc_payment"}}
        case PayWith(resource="here", value=value, tags=(tag,), towards=()):
            return {"payment": {"resource": f"{holds}_here", "value": value, "for": {"tag": tag}}}
        case PayWith(resource="here", value=value, tags=(), towards=towards):
            paid = {"standard_project": [name.partition(":")[2].capitalize() for name in towards]}
            return {"payment": {"resource": f"{holds}_here", "value": value, "for": paid}}
        case PayWith(resource=resource, value=value, tags=tags):
            paid = {"tag": tags[0]} if len(tags) == 1 else {"tag_any": list(tags)}
            what = f"{holds}_here" if resource == "here" else resource
            return {"payment": {"resource": what, "value": value, "for": paid}}
        case Protect(kinds=(kind,), here=True):
            return {"protect": {"resources_here": kind, "from": "all_removal_including_own"}}
        case Protect(kinds=kinds):
            cards = {"animal": "card_animals", "microbe": "card_microbes"}
            return {"protect": {"resources": [cards.get(kind, kind) for kind in kinds], "from": "opponents"}}
        case other:
            raise NotImplementedError(other)


def _for_next_card(modifier: Modifier) -> Op:
    op = _modifier(modifier)
    if "discount" in op:
        return {"discount": {**op["discount"], "cards": "next_card_this_generation"}}
    return {"requirement_leeway": {**op["requirement_leeway"], "next_card_only": True}}


def _amounts(what: Iterable[tuple[str, Any]]) -> Op:
    return {name: _amount(n) for name, n in what}


def _amount(n: int | Count) -> Any:
    if isinstance(n, int):
        return n
    if n.of == "chosen":
        return f"{n.times}X" if n.times > 1 else "X"
    counted: dict[str, Op] = describe_promos.COUNTED | {
        "tag": {"for_each": {"tag": {"sum": [n.which, *n.also]} if n.also else n.which}},
        "lying": {"for_each": {"resources_on_own_cards": n.kind}},
        "here": {"for_each": "resources_here"},
        "opponents-tag": {"for_each": {"tag": n.which}, "who": "opponents"},
        "cities": {"for_each": {"city_tiles": "on_mars"}},
        "all-cities": {"for_each": {"city_tiles": "anywhere"}},
        "events": {"for_each": "events_played", "who": "all_players"},
    }
    extra = {name: value for name, value in (("every", n.every), ("times", n.times)) if value != 1}
    return counted[n.of] | extra | ({"cap": n.cap} if n.cap else {})
