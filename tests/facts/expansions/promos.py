"""Converts what only the promos have to the notation of the fact sheet."""

from __future__ import annotations

from engine.effects.card_resources import HostCard
from engine.expansions.promos.effects import GreeneryBeside, ShowHand, SurfRings, TakeBackEvents, WithoutEnergy
from tests.facts import notation
from tests.facts.describe_effects import ops
from tests.facts.sheet import Op

notation.COUNTED.update(
    {
        "kinds-of-tags": {"for_each": "different_tags_in_play"},
        "complete": {"for_each": "completed_terraforming_parameters"},
        "free-near-own": {"for_each": "empty_spaces_adjacent_to_own_tiles"},
        "tiles-by-oceans": {"for_each": "city_and_special_tiles_adjacent_to_ocean", "who": "all_players"},
    }
)


@notation.expressed.register
def _show_hand(effect: ShowHand) -> list[Op]:
    return [{"reveal_from_hand": "any_number"}, {"gain": {"mc": {"for_each": "revealed_cards"}}}]


@notation.expressed.register
def _take_back_events(effect: TakeBackEvents) -> list[Op]:
    what = {"up_to": effect.n, "except": "events_that_placed_a_special_tile"}
    return [{"return_played_events_to_hand": what}]


@notation.expressed.register
def _greenery_beside(effect: GreeneryBeside) -> list[Op]:
    return [{"place": {"tile": "greenery", "where": "land_adjacent_to_that_ocean"}}]


@notation.alternatives.register
def _host_card(effect: HostCard) -> list[Op]:
    host = {"from": "hand", "tag_any": list(effect.tags), "resources": 2}
    return [{"do": [{"host_card": host}]}, {"do": [{"double_resources_on_hosted_card": 1}]}]


@notation.alternatives.register
def _surf_rings(effect: SurfRings) -> list[Op]:
    lay = {"for_each": "resources_here", "counted": "before_paying", "cap": effect.cap}
    return [{"pay": {"resources_here": 1}, "do": [{"gain": {"mc": lay}}]}]


@notation.alternatives.register
def _without_energy(effect: WithoutEnergy) -> list[Op]:
    return [{"if": {"energy": 0}, "do": ops([effect.then])}]


@notation.rule_of_action.register
def _hosted(effect: HostCard) -> Op:
    return {"discount": {"mc": "resources_on_hosted_card", "cards": "hosted_card"}}
