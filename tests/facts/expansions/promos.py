"""Converts what only the promos have to the notation of the fact sheet."""

from __future__ import annotations

from typing import Any, Final

from engine.actions.turn import ExtraActions
from engine.core import Effect
from engine.effects.card_resources import AddHere, HostCard
from engine.effects.choices import AtLeisure, Either, ForSeat
from engine.effects.spending import Spend
from engine.expansions.promos.effects import (
    Ail,
    GreeneryBeside,
    IfAnyHere,
    Merge,
    RepeatPrelude,
    ShowHand,
    SurfRings,
    TakeBackEvents,
    TurnDown,
    UseProjects,
    WithoutEnergy,
)
from engine.expansions.promos.losses import Compensate, LowerOthers, OnLoss, SomebodyLost, Sue, WasRobbed
from engine.expansions.promos.markers import FoundCommunity, MoveNomads, OnCommunity, PlaceCathedral, SendNomads
from engine.expansions.promos.tiles import CoverOcean, FirstPlayerPlaces, OnNeighbour, ReplaceTile
from engine.modifiers import KeepEnergy
from tests.facts import notation
from tests.facts.describe_effects import alternative, ops
from tests.facts.sheet import Op

notation.POINTS.update({"own-cities": "own_city_tiles", "cathedrals": "cathedrals_placed"})
notation.COUNTED.update(
    {
        "kinds-of-tags": {"for_each": "different_tags_in_play"},
        "complete": {"for_each": "completed_terraforming_parameters"},
        "tiles-by-oceans": {"for_each": "city_and_special_tiles_adjacent_to_ocean", "who": "all_players"},
    }
)


def choices_in(effect: Effect) -> tuple[Effect, ...]:
    """The choices of an effect that is one of several."""
    assert isinstance(effect, Either)
    return effect.choices


def optional(effect: Effect) -> tuple[Effect, ...]:
    """What a player may do, without the choice to leave it."""
    return choices_in(effect)[:-1]


notation.add_expressed(
    {
        ShowHand: [{"reveal_from_hand": "any_number"}, {"gain": {"mc": {"for_each": "revealed_cards"}}}],
        GreeneryBeside: [{"place": {"tile": "greenery", "where": "land_adjacent_to_that_ocean"}}],
        SendNomads: [{"place_marker": {"name": "nomads", "where": "land"}}],
        RepeatPrelude: [{"repeat_own_prelude": {"immediate_effects_only": True}}],
        TurnDown: [{"turn_face_down": "this"}],
    }
)


@notation.expressed.register
def _take_back_events(effect: TakeBackEvents) -> list[Op]:
    what = {"up_to": effect.n, "except": "events_that_placed_a_special_tile"}
    return [{"return_played_events_to_hand": what}]


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


ROBBED: Final = "some_player_removed_your_resources_or_production_this_generation"


@notation.requirement.register
def _was_robbed(value: WasRobbed) -> tuple[str, Any]:
    return ROBBED, True


@notation.requirement.register
def _somebody_lost(value: SomebodyLost) -> tuple[str, Any]:
    return f"a_player_removed_another_players_{value.what}_this_generation", True


@notation.expressed.register
def _sue(effect: Sue) -> list[Op]:
    return [{"steal": {"mc": effect.mc, "target": "that_player"}}, {"give_this_card_to": "that_player"}]


@notation.when.register
def _on_loss(trigger: OnLoss) -> Op:
    return {"player_removes_or_reduces": "resources_or_production", "of": "another_player", "by": trigger.by}


@notation.expressed.register
def _compensate(effect: Compensate) -> list[Op]:
    return [{"pay_victim": {"mc": effect.mc, "as_much_as_possible": True, "by": "owner_of_this"}}]


@notation.expressed.register
def _lower_others(effect: LowerOthers) -> list[Op]:
    return [{"opponents_production": {effect.what: -effect.n}}]


@notation.expressed.register
def _move_nomads(effect: MoveNomads) -> list[Op]:
    gain = {"to": "adjacent_non_reserved_empty_space", "gain": "placement_bonus_as_if_tile"}
    return [{"move_marker": {"name": "nomads", **gain}}]


@notation.expressed.register
def _found_community(effect: FoundCommunity) -> list[Op]:
    where = "land" if effect.first else "empty_land_adjacent_to_own_tile_or_marker"
    return [{"place_marker": {"name": "own_community", "where": where}}]


@notation.when.register
def _on_community(trigger: OnCommunity) -> Op:
    return {"tile_placed": "any", "by": trigger.by, "where": "anywhere", "at": "own_community_marker"}


@notation.expressed.register
def _place_cathedral(effect: PlaceCathedral) -> list[Op]:
    (offer,) = optional(effect.offer)
    return [{"place_cathedral": {"at": "any_city_without_one"}}, {"city_owner_may": alternative(offer)}]


@notation.expressed.register
def _cover_ocean(effect: CoverOcean) -> list[Op]:
    where = {"where": "existing_ocean_tile", "counts_as": ["ocean", "city"], "also": "city_rule"}
    return [{"place": {"tile": effect.tile, **where}}]


@notation.expressed.register
def _replace_tile(effect: ReplaceTile) -> list[Op]:
    return [{"replace_tile": {"from": f"own_{effect.old}", "to": effect.new}}]


@notation.expressed.register
def _first_player_places(effect: FirstPlayerPlaces) -> list[Op]:
    (placed,) = ops([effect.do])
    return [{"place": {**placed["place"], "placed_by": "first_player"}}]


@notation.when.register
def _on_neighbour(trigger: OnNeighbour) -> Op:
    return {"own_tile_becomes_adjacent_to_opponent_tile": True, "by": trigger.by}


@notation.expressed.register
def _merge(effect: Merge) -> list[Op]:
    return [{"draw_corporations": effect.n}, {"play_corporation": {"count": 1, "pay": {"mc": effect.mc}}}]


@notation.expressed.register
def _use_projects(effect: UseProjects) -> list[Op]:
    return [{"do_standard_projects": {"count": effect.n, "pays_cost": True, "different": False}}]


@notation.expressed.register
def _extra_actions(effect: ExtraActions) -> list[Op]:
    return [{"extra_actions": effect.n}]


@notation.expressed.register
def _for_seat(effect: ForSeat) -> list[Op]:
    choices = [
        {"if": {"triggering_card_holds": kind}, **alternative(choice)}
        if (kind := _only_on(choice))
        else alternative(choice)
        for choice in choices_in(effect.do)
    ]
    return [{"player_who_played_it": [{"choose_one": choices}]}]


def _only_on(effect: Effect) -> str:
    """The kind of resources that the card has to hold which set an effect off."""
    return effect.kinds[0] if isinstance(effect, AddHere) and effect.kinds else ""


@notation.expressed.register
def _at_leisure(effect: AtLeisure) -> list[Op]:
    return ops([effect.do])


@notation.expressed.register
def _ail(effect: Ail) -> list[Op]:
    return [{"add": {"to": "this", "count": 1}}, {"lose": {"mc": effect.mc}}]


@notation.expressed.register
def _if_any_here(effect: IfAnyHere) -> list[Op]:
    paid = effect.then
    assert isinstance(paid, Spend)
    then = [{"remove_here": n} for what, n in paid.what if what == "here"]
    otherwise = [{"optional": ops(optional(effect.otherwise))}]
    return [{"if": {"resources_here": {"min": 1}}, "then": [*then, *ops(paid.then)], "else": otherwise}]


@notation.rule.register
def _keep_energy(modifier: KeepEnergy, holds: str) -> Op:
    return {"energy_to_heat_conversion": "optional_amount"}
