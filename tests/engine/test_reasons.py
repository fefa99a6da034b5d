"""Effects made of others give the reasons of their parts, with how much is missing."""

from __future__ import annotations

import pytest

from engine.core import NO_CAUSE, Effect, Reason
from engine.effects import both, either, gain, if_raised_tr, spend
from tests.engine.table import Table


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        (spend(gain(heat=1), mc=5), Reason("too-dear", 3)),
        (either(spend(gain(heat=1), mc=5), spend(gain(plants=1), mc=4)), Reason("too-dear", 2)),
        (either(spend(gain(heat=1), mc=5), spend(gain(plants=1), energy=1)), Reason("too-dear", 3)),
        (either(spend(gain(heat=1), mc=5), gain(plants=1)), None),
        (both(gain(heat=1), spend(gain(heat=1), mc=5)), Reason("too-dear", 3)),
        (both(gain(heat=1), gain(plants=1)), None),
        (spend(either(spend(gain(heat=1), mc=6), spend(gain(plants=1), mc=7)), mc=1), Reason("too-dear", 4)),
        (spend(spend(gain(heat=1), energy=1), mc=1), Reason("needs:energy")),
        (if_raised_tr(either(spend(gain(heat=1), mc=6), spend(gain(plants=1), mc=7))), Reason("too-dear", 4)),
    ],
)
def test_a_reason_has_the_amount_of_the_part_that_is_in_the_way(effect: Effect, why: Reason | None) -> None:
    table = Table(2).stock(0, mc=2)
    table[0].raised_tr = True
    assert effect.reason(table.game, table[0], NO_CAUSE) == why
    assert effect.possible(table.game, table[0], NO_CAUSE) == (why.key if why else None)
