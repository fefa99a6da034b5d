"""Converts what only Turmoil has to the notation of the fact sheet: its cards, and its global events."""

from __future__ import annotations

from typing import Any

from engine.effects.parameters import Raise
from engine.expansions.turmoil.corporations import IfNotRaised, SellProduction
from engine.expansions.turmoil.effects import BecomeChairman, Delegates, Recruit, Unseat
from engine.expansions.turmoil.event_effects import (
    EVERYTHING,
    AddToEach,
    Compare,
    DiscardUpTo,
    ForAll,
    Forfeit,
    GainEach,
    IfEnough,
    KeepAtMost,
    LoseRating,
    Lower,
    LowerProduction,
    RemoveOcean,
)
from engine.expansions.turmoil.requirements import IsChairman, Leads, Ruling
from engine.expansions.turmoil.senate import Influence
from engine.triggers import OnPhase
from tests.facts import notation
from tests.facts.describe_amounts import amount
from tests.facts.describe_effects import ops
from tests.facts.sheet import Op

PARTIES = {
    "mars-first": "Mars First",
    "kelvinists": "Kelvinists",
    "reds": "Reds",
    "greens": "Greens",
    "unity": "Unity",
    "scientists": "Scientists",
}
notation.COUNTED.update(
    {
        "influence": {"for_each": "influence"},
        "own-events": {"for_each": "events_played"},
        "own-by-ocean": {"for_each": "own_tiles_adjacent_to_ocean"},
        "own-active": {"for_each": "own_active_cards"},
        "own-parties": {"for_each": "parties_with_own_delegate"},
        "sets-above-10": {"for_each": {"full_sets_of_5_tr_above": 10}},
        "sets-above-15": {"for_each": {"full_sets_of_5_tr_above": 15}},
        "made-plants": {"for_each": {"production": "plants"}},
        "made-steel": {"for_each": {"production": "steel"}},
        "made-heat": {"for_each": {"production": "heat"}},
    }
)


@notation.requirement.register
def _ruling(requirement: Ruling) -> tuple[str, Any]:
    return "party_ruling_or_two_delegates", PARTIES[requirement.party]


@notation.requirement.register
def _chairman(requirement: IsChairman) -> tuple[str, Any]:
    return ("neutral_chairman" if requirement.neutral else "chairman"), True


@notation.requirement.register
def _leads(requirement: Leads) -> tuple[str, Any]:
    return "party_leader_of", {"min": requirement.n}


@notation.expressed.register
def _delegates(effect: Delegates) -> list[Op]:
    parties = "any_mix" if effect.apart else "one_party"
    return [{"delegates": {"count": amount(effect.n), "parties": parties, "from": "supply"}}]


notation.add_expressed(
    {
        Unseat: [{"remove_delegate": {"from": "any_party", "not": "party_leader", "owner": "any"}}],
        Recruit: [{"exchange_delegate": {"neutral_non_leader": "removed", "own": "placed_from_supply"}}],
        BecomeChairman: [{"become_chairman": {"delegate_from": "supply"}}, {"tr": 1}],
    }
)


@notation.alternatives.register
def _sell_production(effect: SellProduction) -> list[Op]:
    return [{"do": [{"gain": {"same_resource": effect.n}}, {"production": {"any_one": -1}}]}]


@notation.when.register
def _phase(trigger: OnPhase) -> Op:
    only = {"if": {"tr_raised_this_generation": False}} if isinstance(trigger.do, IfNotRaised) else {}
    return {f"{trigger.phase}_phase": True, **only}


@notation.rule.register
def _influence(modifier: Influence, holds: str) -> Op:
    return {"influence": modifier.n}


# Global events.


@notation.expressed.register
def _for_all(effect: ForAll) -> list[Op]:
    match effect.do:
        case Raise(parameter=key, steps=n):
            return [{"once": {"raise": {key: n}}, "gives": "no_tr_no_bonus"}]
        case Lower(parameter=key, steps=n):
            return [{"once": {"lower": {key: n}}}]
        case RemoveOcean():
            return [{"once": {"remove_tile": {"tile": "ocean", "chosen_by": "first_player"}}}]
        case _:
            place = {"tile": "ocean", "where": "ocean_reserved", "placed_by": "first_player"}
            return [{"once": {"place": place}, "gives": "no_tr_no_bonus"}]


@notation.expressed.register
def _forfeit(effect: Forfeit) -> list[Op]:
    return [{"lose": {what: "all" if n == EVERYTHING else amount(n) for what, n in effect.what}}]


@notation.expressed.register
def _keep_at_most(effect: KeepAtMost) -> list[Op]:
    return [{"keep_at_most": {effect.what: {"base": effect.n, "plus": "influence"}}}]


@notation.expressed.register
def _lower_production(effect: LowerProduction) -> list[Op]:
    return [{"production": {**dict.fromkeys(effect.what, -1), "only_if_possible": True}}]


@notation.expressed.register
def _lose_rating(effect: LoseRating) -> list[Op]:
    return [{"lose_tr": {"base": effect.n, "minus": "influence"}}]


@notation.expressed.register
def _if_enough(effect: IfEnough) -> list[Op]:
    return [{"if": {"different_tags_plus_influence": {"min": effect.n}}, "then": ops([effect.then])}]


@notation.expressed.register
def _add_to_each(effect: AddToEach) -> list[Op]:
    if effect.kind:
        return [{"add": {"to": "each_own_card_that_holds", "kind": effect.kind, "count": effect.n}}]
    return [{"add": {"to": "each_own_card_with_resources", "count": effect.n}}]


@notation.expressed.register
def _discard_up_to(effect: DiscardUpTo) -> list[Op]:
    return [{"discard_cards": effect.n}]


@notation.expressed.register
def _gain_each(effect: GainEach) -> list[Op]:
    return [{"gain_standard": {"count": amount(effect.n), "same": False}}]


@notation.expressed.register
def _compare(effect: Compare) -> list[Op]:
    of: list[Any] = ["influence", {"tag": effect.tag}]
    alone = {f"min_{least}": {"tr": n} for least, n in effect.alone}
    rank: Op = {"first": {"tr": effect.first}, "second": {"tr": effect.second}, "solo": alone}
    if effect.cities:
        return [{"rank": {"of": {"sum": [*of, "own_city_tiles"]}, "ties": "friendly", **rank}}]
    return [{"rank": {"of": {"sum": of[::-1]}, "at_least": 1, "ties": "all_suffer", **rank}}]


@notation.expressed.register
def _if_not_raised(effect: IfNotRaised) -> list[Op]:
    return ops([effect.then])
