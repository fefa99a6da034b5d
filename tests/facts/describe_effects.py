"""Converts effects to the operations of the fact sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engine.actions.from_hand import PlayFromHand
from engine.actions.preludes import DrawPreludes
from engine.card import CARDS, KEYS
from engine.core import Effect
from engine.effect import Count
from engine.effects.card_resources import AddHere, AddTo, AddToAny, RemoveCardResource, TakeOwn
from engine.effects.cards import BuyOrDiscard, DiscardCards, Draw, LookAndKeep, RevealFor, RevealUntil
from engine.effects.choices import Both, EachOpponent, Either
from engine.effects.conditions import IfHere, WithTags
from engine.effects.copying import CopyBox, ReuseAction
from engine.effects.gains import Gain, GainChosen, Lose, RaiseRating
from engine.effects.parameters import Raise
from engine.effects.production import ConvertProduction, Production, ProductionOfSpace
from engine.effects.removal import Remove, Steal
from engine.effects.spending import IfRaisedRating, Spend, SpendAny, SpendChosen
from engine.effects.tiles import Claim, Place, PlaceOffMap
from engine.modifiers import ANY_STEPS, Leeway, Term
from engine.payment import Pay
from engine.tableau import CITY_TILES
from tests.facts import notation
from tests.facts.describe_amounts import amount, amounts
from tests.facts.sheet import Op
from tests.outcomes.names import slug

WHERE: Final[dict[str, Any]] = {
    "land": "land",
    "ocean": "ocean_reserved",
    "city": "city_rule",
    "greenery": "greenery_rule",
    "alone": "land_next_to_no_tile",
    "volcanic": "volcanic",
    "volcanic-city": "volcanic",
    "noctis": {"named": "Noctis City"},
    "two-cities": {"land_adjacent_to_cities_min": 2},
    "near-city": {"land_adjacent_to": "city"},
    "near-ocean": {"land_adjacent_to": "ocean"},
    "near-greenery": {"land_adjacent_to": "greenery"},
    "metal": {"land_with_bonus": ["steel", "titanium"]},
    "metal-near-own": {"land_with_bonus": ["steel", "titanium"], "adjacent_to": "own_tile"},
}


def ops(effects: Iterable[Effect]) -> list[Op]:
    return [op for effect in effects for op in _ops(effect)]


def _ops(effect: Effect) -> list[Op]:
    if found := notation.expressed(effect):
        return found
    match effect:
        case Both(parts=parts):
            return ops(parts)
        case Production(own=own, other=other):
            mine = [{"production": amounts(own)}] if own else []
            return mine + [{"production_any": {what: n}} for what, n in other]
        case RevealFor(tag=tag, then=then):
            top = {"reveal_top": {"count": 1, "then": "discard"}}
            return [top, {"if": {"revealed_has_tag": tag}, "then": ops([then])}]
        case WithTags(tag=tag, n=n, then=then, otherwise=otherwise):
            return [{"if": {"tags": {tag: n}}, "then": ops([then]), "else": ops([otherwise])}]
        case Either(choices=choices):
            return [{"choose_one": [alternative(choice) for choice in choices]}]
        case _:
            return [_stock(effect) or _lying(effect) or _tile(effect) or _cards(effect)]


def _stock(effect: Effect) -> Op | None:
    match effect:
        case Gain(what=what):
            return {"gain": amounts(what)}
        case GainChosen(n=Count() as n):
            return {"gain_standard": {"count": amount(n), "same": True}}
        case GainChosen(n=n):
            return {"gain_standard": n}
        case Lose(what=what):
            return {"lose": dict(what)}
        case Pay(total=total):
            return {"lose": {"mc": total}}
        case RaiseRating(n=n):
            return {"tr": amount(n)}
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
            return {"convert_production": {"from": source, "to": target, "amount": "any_up_to_own", "min": 1}}
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
            return {"add": {"to": "triggering_card" if kinds else "this", "count": amount(n)}}
        case AddTo(kind=kind, n=n, another=another, tag=tag, also=also):
            kinds = {"kind": [kind, *also] if also else kind} if kind else {}
            tagged = {"card_tag": tag} if tag else {}
            return {"add": {"to": "another_card" if another else "own_card", **kinds, **tagged, "count": amount(n)}}
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
            return {"draw": amount(n)}
        case LookAndKeep(look=look, keep=keep):
            return {"draw": {"look": amount(look), "keep": keep}}
        case RevealUntil(n=n, required=True):
            return {"draw": {"reveal_until": n, "requirement": "any"}}
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
        case other:
            raise NotImplementedError(other)


def alternative(effect: Effect) -> Op:
    match effect:
        case IfHere(then=then):
            return {"if": {"resources_here": {"min": 1}}, **alternative(then)}
        case IfRaisedRating(then=then):
            return {"if": {"tr_raised_this_generation": True}, **alternative(then)}
        case SpendAny(source=source, target=target):
            return {"pay": {source: "X"}, "do": [{"gain": {target: "X"}}]}
        case SpendChosen(what=what, each=each, then=then):
            name = "resources_here" if what == "here" else what
            return {"pay": {name: f"{each}X" if each > 1 else "X"}, "do": ops(then)}
        case Both(parts=(TakeOwn(kind=kind, n=1), *then)):
            return {"pay": {"resource_from_own_card": kind}, "do": ops(then)}
        case Both(parts=(TakeOwn(kind=kind, n=n), *then)):
            return {"pay": {"resources_from_own_cards": {kind: n}}, "do": ops(then)}
        case Spend(what=what, then=then, using=using):
            pay: Op = {"resources_here" if name == "here" else name: n for name, n in what}
            return {"pay": pay | ({"may_use": list(using)} if using else {}), "do": ops(then)}
        case _:
            return {"do": ops([effect])}
