"""Which payments are possible, which one is proposed, and what must be left over."""

from __future__ import annotations

import pytest

from engine.actions.playing import needs
from engine.card import CARDS
from engine.core import NO_CAUSE
from engine.payment import Pay, affordable_cards, affords, mixes, proposal, spendable, ways
from tests.engine.table import Table, number

STEEL, TITANIUM, HEAT, MC = ("steel", 2, 3), ("titanium", 3, 2), ("heat", 1, 2), ("mc", 1, 5)
"""Stocks that may pay: the value of a piece in M€, and how many pieces there are."""


@pytest.mark.parametrize(
    ("total", "open_ways", "found"),
    [
        (0, (), [{}]),
        (1, (), []),
        (0, (MC,), [{}]),
        (5, (MC,), [{"mc": 5}]),
        (6, (MC,), []),
        (3, (STEEL, MC), [{"steel": 2}, {"steel": 1, "mc": 1}, {"mc": 3}]),
        (11, (STEEL, MC), [{"steel": 3, "mc": 5}]),
        (12, (STEEL, MC), []),
        (5, (TITANIUM, STEEL), [{"titanium": 2}, {"titanium": 1, "steel": 1}, {"steel": 3}]),
        (2, (HEAT, MC), [{"heat": 2}, {"heat": 1, "mc": 1}, {"mc": 2}]),
    ],
)
def test_every_payment_in_which_no_piece_could_be_left_out_is_found(
    total: int, open_ways: tuple[tuple[str, int, int], ...], found: list[dict[str, int]]
) -> None:
    assert list(mixes(total, open_ways)) == found


@pytest.mark.parametrize(
    ("total", "open_ways", "proposed"),
    [
        (5, (STEEL, MC), {"steel": 2, "mc": 1}),
        (9, (TITANIUM, STEEL, HEAT, MC), {"titanium": 2, "steel": 1, "mc": 1, "heat": 0}),
        (5, (HEAT, MC), {"mc": 5, "heat": 0}),
        (7, (HEAT, MC), {"mc": 5, "heat": 2}),
        (5, (STEEL,), {"steel": 3}),
    ],
)
def test_metals_are_proposed_first_and_other_stocks_last(
    total: int, open_ways: tuple[tuple[str, int, int], ...], proposed: dict[str, int]
) -> None:
    assert proposal(total, open_ways) == proposed


def test_a_single_cube_pays() -> None:
    table = Table(2).give(0, "Mine").stock(0, steel=1, mc=1)
    assert table.why_not(0, "Mine") == "too-dear"
    table.stock(0, mc=2).play(0, "Mine")
    assert (table.has(0), table.makes(0)) == ({}, {"steel": 1})


def test_what_must_be_left_over_does_not_pay() -> None:
    table = Table(2).lay(0, "Helion").stock(0, steel=3, heat=4, mc=5)
    game, me = table.game, table[0]
    assert spendable(game, me) == 9
    assert spendable(game, me, using=("steel",)) == 15
    assert spendable(game, me, keep={"steel": 1, "heat": 4, "mc": 2}, using=("steel",)) == 7
    assert spendable(game, me, keep={"steel": 4, "heat": 5}, using=("steel",)) == 5  # more than there is
    assert ways(game, me, keep={"steel": 1, "heat": 4}, using=("steel",)) == (("steel", 2, 2), ("mc", 1, 5))
    assert ways(game, me, keep={"mc": 1}, using=("steel",)) == (("steel", 2, 3), ("heat", 1, 4), ("mc", 1, 4))
    assert affords(game, me, 9)
    assert not affords(game, me, 10)
    assert not affords(game, me, 5, keep={"heat": 3, "mc": 2})


def test_what_a_card_will_take_is_kept_back_unless_its_own_effects_bring_it() -> None:
    table = Table(2).stock(0, plants=5, heat=9)
    assert dict(needs(table.game, table[0], CARDS[number("Nitrophilic Moss")])) == {"plants": 2}
    assert dict(needs(table.game, table[0], CARDS[number("Mine")])) == {}
    table.lay(0, "Viral Enhancers")
    assert dict(needs(table.game, table[0], CARDS[number("Nitrophilic Moss")])) == {"plants": 1}
    assert dict(needs(table.game, table[0], CARDS[number("Moss")])) == {}


def test_as_many_cards_can_be_bought_as_can_be_paid() -> None:
    table = Table(2).stock(0, mc=8)
    assert [affordable_cards(table.game, table[0], offered) for offered in (0, 1, 2, 3)] == [0, 1, 2, 2]


def test_a_price_that_cannot_be_met_is_refused() -> None:
    table = Table(2).stock(0, mc=2)
    assert Pay(3).possible(table.game, table[0], NO_CAUSE) == "too-dear"
    assert Pay(2).possible(table.game, table[0], NO_CAUSE) is None
    with pytest.raises(ValueError, match="3 M€ cannot be paid"):
        Pay(3).apply(table.game, table[0], NO_CAUSE, ())
    assert table.run(Pay(2)).has(0) == {}


def test_a_payment_is_asked_only_if_there_is_a_choice() -> None:
    table = Table(2).stock(0, mc=2, steel=1)
    asked = Pay(2, ("steel",)).ask(table.game, table[0], NO_CAUSE)
    assert asked is not None
    assert asked.budget == (2, (("steel", 2, 1), ("mc", 1, 2)))
    assert Pay(3, ("steel",)).ask(table.game, table[0], NO_CAUSE) is None
    assert Pay(4, ("steel",)).ask(table.game, table[0], NO_CAUSE) is None  # all that there is
    assert Pay(2).ask(table.game, table[0], NO_CAUSE) is None
    assert Pay(0, ("steel",)).ask(table.game, table[0], NO_CAUSE) is None
