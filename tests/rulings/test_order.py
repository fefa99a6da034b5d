"""Rulings about the order of what one card sets off several times, and of bonuses of several colonies."""

from __future__ import annotations

import pytest

from engine import load, save, view
from engine.effects.order import parts
from engine.state import Standing
from tests.engine.table import Table, number
from tests.expansions.test_turmoil import table_of
from tests.rulings.obeys import obeys
from words import option

UNION = "Pharmacy Union"


def ill(card: str, diseases: int, mc: int = 40) -> Table:
    """Pharmacy Union with so many diseases, and a card to play with both a science and a microbe tag."""
    table = Table(more=["promos"]).lay(0, UNION, resources=diseases).give(0, card).stock(0, mc=mc)
    return table.parameters(oxygen=5, temperature=-20)


def chosen(table: Table, what: str) -> Table:
    """Choose the effect whose words contain this."""
    seen = view(table.game, table.seat)
    behind = parts(table.game, table.seat)
    (key,) = [o for o in table.options() if what in option(seen, ["A", "B"], o, behind).label.replace("\u00a0", " ")]
    return table.pick(key)


@obeys("r303", "r681")
@pytest.mark.parametrize("card", ["Designed Microorganisms", "GHG Producing Bacteria"])
def test_turned_first_pharmacy_union_still_pays_for_the_microbe_tag_and_gets_no_disease(card: str) -> None:
    table = ill(card, 0)
    table.play(0, card)
    assert table.key == "effects"
    chosen(table, "spend 1").pick("0")
    price = {"Designed Microorganisms": 16, "GHG Producing Bacteria": 8}[card]
    assert (table[0].tr, table.has(0)["mc"]) == (23, 40 - price - 4)
    assert number(UNION) not in table[0].played
    assert number(UNION) not in table[0].resources


@obeys("r303")
def test_the_microbe_tag_may_come_first_and_the_science_tag_heals_its_disease() -> None:
    table = ill("Designed Microorganisms", 0).play(0, "Designed Microorganisms")
    chosen(table, "lose 4")
    assert table.done
    assert (table[0].tr, table.on(0, UNION), table.has(0)["mc"]) == (21, 0, 40 - 16 - 4)


@obeys("r303")
def test_it_may_also_stay_open_and_get_the_disease() -> None:
    table = ill("Designed Microorganisms", 0).play(0, "Designed Microorganisms")
    table.game = load(save(table.game))
    chosen(table, "spend 1").pick("1")
    assert (table[0].tr, table.on(0, UNION), table.has(0)["mc"]) == (20, 1, 40 - 16 - 4)


def test_with_a_disease_there_no_order_is_asked() -> None:
    table = ill("Designed Microorganisms", 1).play(0, "Designed Microorganisms")
    assert table.done
    assert (table[0].tr, table.on(0, UNION)) == (21, 1)


@pytest.mark.parametrize("diseases", [0, 1])
@pytest.mark.parametrize("mc", [11, 12, 14, 15])
def test_under_the_reds_what_is_due_is_paid_before_the_microbe_tag_takes_the_rest(diseases: int, mc: int) -> None:
    table = table_of(ruling="reds", more=["turmoil", "promos"]).lay(0, UNION, resources=diseases)
    table.give(0, "GHG Producing Bacteria").stock(0, mc=mc).parameters(oxygen=5)
    assert table.can_play(0, "GHG Producing Bacteria"), "8 for the card, 3 for the step of rating"
    table.play(0, "GHG Producing Bacteria")
    while not table.done:
        table.pick(table.options()[-1])
    assert (table[0].tr, table.has(0).get("mc", 0)) in {(20 + step, max(0, mc - 8 - 3 * step - 4)) for step in (0, 1)}


@pytest.mark.parametrize(("mc", "left"), [(4, 4), (6, 4), (12, 8)])
def test_a_forced_loss_comes_before_gains(mc: int, left: int) -> None:
    """Symbiotic Fungus costs 4 M€; Splice brings 2 for its owner and 2 for who plays, Pharmacy Union takes up to 4."""
    table = Table(more=["promos"]).lay(0, UNION).lay(0, "Splice").give(0, "Symbiotic Fungus").stock(0, mc=mc)
    table.parameters(temperature=-10).play(0, "Symbiotic Fungus")
    while not table.done:
        table.pick("0")
    assert table.has(0).get("mc", 0) == left


@obeys("r057")
def test_own_bonuses_come_in_the_order_that_serves_best() -> None:
    table = Table(more=["colonies"]).give(0, "Productive Outpost").deck("Comet", "Mine")
    table.game.table.outposts = {key: Standing(1, (0,)) for key in ("pluto", "miranda", "luna")}
    table.play(0, "Productive Outpost")
    assert table.key == "discard:1"
    assert set(table.options()) == {"card:comet", "card:mine"}, "Miranda's card has come before Pluto's discard"
    assert table.has(0) == {"mc": 2}
