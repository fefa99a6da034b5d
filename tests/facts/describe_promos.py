"""Converts what only the promos have to the notation of the fact sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from engine.core import Effect
from engine.effects.card_resources import HostCard
from engine.expansions.promos.effects import GreeneryBeside, ShowHand, SurfRings, TakeBackEvents, WithoutEnergy
from tests.facts.sheet import Op

COUNTED: Final[dict[str, Op]] = {
    "kinds-of-tags": {"for_each": "different_tags_in_play"},
    "complete": {"for_each": "completed_terraforming_parameters"},
    "free-near-own": {"for_each": "empty_spaces_adjacent_to_own_tiles"},
    "tiles-by-oceans": {"for_each": "city_and_special_tiles_adjacent_to_ocean", "who": "all_players"},
}
HOSTED: Final[Op] = {"discount": {"mc": "resources_on_hosted_card", "cards": "hosted_card"}}


def ops(effect: Effect) -> list[Op]:
    """The operations of an effect; empty for an effect that is no promo's."""
    match effect:
        case ShowHand():
            return [{"reveal_from_hand": "any_number"}, {"gain": {"mc": {"for_each": "revealed_cards"}}}]
        case TakeBackEvents(n=n):
            what = {"up_to": n, "except": "events_that_placed_a_special_tile"}
            return [{"return_played_events_to_hand": what}]
        case GreeneryBeside():
            return [{"place": {"tile": "greenery", "where": "land_adjacent_to_that_ocean"}}]
        case _:
            return []


def alternatives(effect: Effect, inner: Callable[[Effect], Iterable[Op]]) -> list[Op]:
    """The alternatives of an action; empty for one that is no promo's."""
    match effect:
        case HostCard(tags=tags):
            host = {"from": "hand", "tag_any": list(tags), "resources": 2}
            return [{"do": [{"host_card": host}]}, {"do": [{"double_resources_on_hosted_card": 1}]}]
        case SurfRings(cap=cap):
            lay = {"for_each": "resources_here", "counted": "before_paying", "cap": cap}
            return [{"pay": {"resources_here": 1}, "do": [{"gain": {"mc": lay}}]}]
        case WithoutEnergy(then=then):
            return [{"if": {"energy": 0}, "do": list(inner(then))}]
        case _:
            return []
