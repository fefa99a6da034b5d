"""Converts what only Prelude has to the notation of the fact sheet."""

from __future__ import annotations

from engine.expansions.prelude.effects import FundFree, OnPoints, RaiseLowest
from tests.facts import notation
from tests.facts.sheet import Op

notation.add_expressed(
    {
        RaiseLowest: [{"production_choice": {"among": "lowest_productions_of_yours", "count": 1}}],
        FundFree: [{"fund_award": {"cost": 0}}],
    }
)


@notation.when.register
def _points(trigger: OnPoints) -> Op:
    return {"play_card": {"by": trigger.by, "vp_icon": "non_negative"}}
