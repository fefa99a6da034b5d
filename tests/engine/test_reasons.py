"""Effects made of others give the reasons of their parts, with how much is missing."""

from __future__ import annotations

import pytest

from engine.core import NO_CAUSE, Effect, Reason
from engine.effects import both, either, gain, if_raised_tr, ocean, spend
from engine.effects.tiles import Place, mc_of
from engine.placement import spaces
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


@pytest.mark.parametrize(("needed", "mc", "short"), [(1, 1, 1), (2, 2, 2), (3, 3, 1), (4, 4, 2), (5, 0, None)])
def test_a_space_that_brings_too_little_lacks_what_is_needed_and_not_what_another_space_brings(
    needed: int, mc: int, short: int | None
) -> None:
    table = Table().tiles("ocean", -1, "E4", "E6").stock(0, mc=0)
    place = ocean().narrowed(table.game, table[0], NO_CAUSE, lambda promised: promised.get("mc", 0) >= needed)
    assert isinstance(place, Place)
    assert place.mc == mc
    incomes = {s: mc_of(table.game, table[0], s) for s in spaces(table.game, 0, "ocean")}
    assert {0, 2, 4} <= set(incomes.values())
    asked = place.ask(table.game, table[0], NO_CAUSE)
    assert asked is not None
    for space, income in incomes.items():
        offered = f"space:{space}" in asked.options
        assert offered == (income >= mc)
        if not offered:
            assert place.refusal(table.game, table[0], NO_CAUSE, f"space:{space}") == Reason("too-dear", mc - income)
    assert short is None or mc - max(n for n in incomes.values() if n < mc) == short
