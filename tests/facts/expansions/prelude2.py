"""Converts what only Prelude 2 has to the notation of the fact sheet."""

from __future__ import annotations

from typing import Any

from engine.effects.choices import Both
from engine.effects.government import RaiseOne
from engine.expansions.prelude2.effects import (
    AddToSeveral,
    DiscardFor,
    FillProductions,
    FirstStepLost,
    LoseChosen,
    OnOwnRaise,
    PassNow,
    Recession,
    SpendLess,
)
from engine.expansions.prelude2.looking import OfferPrelude, Survey
from engine.expansions.prelude2.parties import OnLeading, RevealParty
from engine.requirements import NobodyPassed
from tests.facts import notation
from tests.facts.describe_effects import ops
from tests.facts.sheet import Op

notation.COUNTED["pair-of-tags"] = {"for_each": {"pair_of_tags": ["earth", "venus"]}}


@notation.requirement.register
def _nobody_passed(requirement: NobodyPassed) -> tuple[str, bool]:
    return "no_player_has_passed", True


notation.add_expressed(
    {
        FillProductions: [{"raise_productions_to": {"minimum": 1, "each_resource": True}}],
        RaiseOne: [{"world_government_step": 1}],
        PassNow: [{"pass_for_this_generation": True}],
    }
)


@notation.expressed.register
def _recession(effect: Recession) -> list[Op]:
    return [{"opponents": [{"lose": {"mc": effect.mc}}, {"production": {"mc": -1}}]}]


@notation.expressed.register
def _add_to_several(effect: AddToSeveral) -> list[Op]:
    return [{"add_to_different_own_cards": {"up_to": effect.n, "card_has_at_least": 1, "count": 1}}]


@notation.expressed.register
def _offer_prelude(effect: OfferPrelude) -> list[Op]:
    play = {"pay": {"mc": effect.mc, "resources_here": 1}, "do": [{"play_that_prelude": True}]}
    return [{"prelude_top": {"draw": 1}}, {"choose_one": [play, {"do": [{"discard_that_prelude": True}]}]}]


@notation.expressed.register
def _survey(effect: Survey) -> list[Op]:
    return [{"reveal_top": {"count": effect.n}}, {"keep_free": {"tag": effect.tag}}, {"may_buy": "rest"}]


@notation.expressed.register
def _reveal_party(effect: RevealParty) -> list[Op]:
    return [{"draw": {"reveal_until": effect.n, "requirement": "party"}}]


@notation.alternatives.register
def _discard_for(effect: DiscardFor) -> list[Op]:
    return [{"pay": {"discard_cards": "X"}, "do": ops([effect.then])}]


@notation.alternatives.register
def _spend_less(effect: SpendLess) -> list[Op]:
    price = {"base": effect.mc, "minus_for_each": {"tag": effect.less.which}}
    return [{"pay": {"mc": price}, "do": ops([effect.then])}]


@notation.alternatives.register
def _both(effect: Both) -> list[Op]:
    """Paying a card and a resource of choice."""
    match effect.parts:
        case (first, LoseChosen(), *then):
            (op,) = ops([first])
            return [{"pay": {**op, "standard_resource": 1}, "do": ops(then)}]
        case _:
            return []


@notation.when.register
def _on_own_raise(trigger: OnOwnRaise) -> Op:
    return {"production_increased": "any", "by": trigger.by, "per": "action_once", "phase": "own_action"}


@notation.when.register
def _on_leading(trigger: OnLeading) -> Op:
    return {"you_become_party_leader": True}


@notation.rule.register
def _first_step_lost(modifier: FirstStepLost, holds: str) -> Any:
    return {"cancel_first_tr_each_generation": {"phase": "action", "count": 1}}
