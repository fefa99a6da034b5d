"""Converts what only Colonies has to the notation of the fact sheet."""

from __future__ import annotations

from typing import Any

from engine.expansions.colonies.effects import (
    AddTile,
    Found,
    GainBonuses,
    GainFleet,
    HasColonies,
    MoveTracks,
    OnFounded,
    OnNewTags,
    OnTraded,
    RaiseTracks,
)
from engine.expansions.colonies.row import TradeSteps
from engine.expansions.colonies.trade import SendFleet
from tests.facts import notation
from tests.facts.describe_effects import ops
from tests.facts.sheet import Op

notation.COUNTED.update(
    {
        "colonies": {"for_each": "colonies_in_play", "who": "all_players"},
        "untagged": {"for_each": "own_cards_without_tags"},
    }
)


@notation.requirement.register
def _has_colonies(value: HasColonies) -> tuple[str, Any]:
    return "colonies", {"max" if value.most else "min": value.n}


@notation.expressed.register
def _found(effect: Found) -> list[Op]:
    return [{"build_colony": {"count": 1, "may_duplicate": effect.again}}, *ops(effect.then)]


notation.add_expressed(
    {
        GainFleet: [{"trade_fleet": 1}],
        GainBonuses: [{"gain_all_own_colony_bonuses": True}],
        MoveTracks: [{"colony_track": {"raise": 1, "lower": 1, "different_tiles": True}}],
        AddTile: [{"add_colony_tile": {"from": "unused", "count": 1}}],
        SendFleet: [{"trade": {"cost": 0, "uses_fleet": True}}],
    }
)


@notation.expressed.register
def _raise(effect: RaiseTracks) -> list[Op]:
    return [{"all_colony_tracks": effect.steps}]


@notation.rule.register
def _steps(modifier: TradeSteps, holds: str) -> Op:
    return {"trade_track_steps_before_trade": modifier.steps}


@notation.when.register
def _founded(trigger: OnFounded) -> Op:
    return {"colony_built": "any", "by": trigger.by}


@notation.when.register
def _traded(trigger: OnTraded) -> Op:
    return {"trade": "any", "by": trigger.by}


@notation.when.register
def _new_tags(trigger: OnNewTags) -> Op:
    return {"play_tag": "any_new_kind", "by": trigger.by, "incl_this": True}
