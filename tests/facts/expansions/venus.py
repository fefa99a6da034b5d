"""Converts what only Venus has to the notation of the fact sheet."""

from __future__ import annotations

from engine.expansions.venus.effects import GainProduced, WhenProduced
from tests.facts import notation
from tests.facts.sheet import Op


@notation.expressed.register
def _gain_produced(effect: GainProduced) -> list[Op]:
    return [{"gain": "same_resource_per_step"}]


@notation.when.register
def _produced(trigger: WhenProduced) -> Op:
    return {"production_increased": "any", "by": "self", "per": "step", "incl_this": True}
