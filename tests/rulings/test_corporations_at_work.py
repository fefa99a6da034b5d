"""Rulings about what corporations do with their cards, floaters, discounts and actions."""

from __future__ import annotations

import pytest

from engine import view
from engine.actions.playing import PlayCard
from engine.card import CARDS
from engine.core import Cause, Reason
from engine.phases.generation import RunPhase
from engine.prices import card_price
from tests.engine.table import Table, number
from tests.expansions.test_prelude import PLAIN, begun, choose, prelude
from tests.expansions.test_turmoil import table_of
from tests.rulings.obeys import obeys

SPLICE = ("promos", "venus")


def price(table: Table, name: str) -> int:
    return card_price(table.game, table[0], CARDS[number(name)])


# Splice.


@obeys("r342")
def test_the_owner_of_splice_gains_both_ways_by_a_microbe_tag_of_its_own() -> None:
    table = Table(2, more=SPLICE).lay(0, "Splice").give(0, "Decomposers").stock(0, mc=5).parameters(oxygen=3)
    table.play(0, "Decomposers")
    assert table.options() == ("0", "1")
    table.pick("0")
    assert (table.has(0), table.on(0, "Decomposers")) == ({"mc": 4}, 1)


@obeys("r343", "r344")
@pytest.mark.parametrize(("names", "paid"), [(("Splice", "Recyclon"), (4 + 2, 2)), (("Recyclon", "Splice"), (0, 4))])
def test_splice_is_paid_for_its_own_tag_and_for_corporations_revealed_after_it(
    names: tuple[str, str], paid: tuple[int, int]
) -> None:
    game = begun(2, corporations=names, more=SPLICE, first=0)
    for seat, name in enumerate(names):
        choose(game, seat, corporation=name)
    while any(decision.key != "turn" for decision in game.pending.values()):
        (seat,) = game.pending
        game.answer(seat, ["0"])  # the M€, not the microbe on Recyclon
    printed = {"Splice": 44, "Recyclon": 38}
    assert [game.players[seat].stock["mc"] - printed[name] for seat, name in enumerate(names)] == list(paid)


# Stormcraft.


@obeys("r347")
def test_each_step_paid_with_floaters_is_an_action_of_its_own() -> None:
    table = Table(2, more=["colonies"]).lay(0, "Stormcraft Incorporated", resources=12)
    table.act(0, "convert:heat")
    assert (table.parameter("temperature"), table.on(0, "Stormcraft Incorporated"), table.seat) == (-28, 8, 0)
    table.pick("convert:heat")
    assert (table.parameter("temperature"), table.on(0, "Stormcraft Incorporated"), table.seat) == (-26, 4, 1)


@obeys("r348", "r401", "r349")
@pytest.mark.parametrize(("name", "floaters"), [("Caretaker Contract", 4), ("Meltworks", 3)])
def test_floaters_on_stormcraft_pay_the_heat_of_an_action_without_change(name: str, floaters: int) -> None:
    table = Table(2, more=["colonies", "promos"]).lay(0, "Stormcraft Incorporated", resources=floaters - 1).lay(0, name)
    assert CARDS[number(name)].as_action not in table.offers(0)
    table.lay(1)[0].resources[number("Stormcraft Incorporated")] = floaters
    table.turn(0).use(0, name)
    assert table.on(0, "Stormcraft Incorporated") == 0
    assert (table.has(0), table[0].tr) == (({}, 21) if name == "Caretaker Contract" else ({"steel": 3}, 20))


@obeys("r348")
def test_floaters_on_stormcraft_mix_with_heat_for_local_heat_trapping() -> None:
    table = Table(2, more=["colonies"]).lay(0, "Stormcraft Incorporated", resources=2).stock(0, mc=1, heat=1)
    table.give(0, "Local Heat Trapping").play(0, "Local Heat Trapping")
    assert (table.has(0), table.on(0, "Stormcraft Incorporated")) == ({"plants": 4}, 0)


def test_of_the_heat_that_is_missing_the_floaters_on_stormcraft_are_taken_off() -> None:
    table = Table(2, more=["colonies"]).lay(0, "Stormcraft Incorporated", resources=1).stock(0, mc=1, heat=1)
    card = number("Local Heat Trapping")
    table.give(0, "Local Heat Trapping")
    assert PlayCard(card).reason(table.game, table[0], Cause(card)) == Reason("needs:heat", 2)


@obeys("r350")
def test_floaters_on_stormcraft_are_no_heat_for_the_thermalist() -> None:
    table = Table(2, more=["colonies"]).lay(0, "Stormcraft Incorporated", resources=9).stock(0, heat=2)
    assert view(table.game, None).award_scores["thermalist"] == (2, 0)


# Tharsis Republic and ThorGate.


@obeys("r353")
def test_tharsis_republic_is_paid_for_the_city_of_a_prelude() -> None:
    table = Table(2, more=["prelude"]).lay(0, "Tharsis Republic")
    prelude(table, "Early Settlement").pick("space:G4")
    assert (table.has(0), table.makes(0)) == ({"mc": 3}, {"mc": 1, "plants": 1})


@obeys("r358")
def test_thorgate_gets_no_discount_on_what_a_prelude_takes() -> None:
    table = Table(2, more=["prelude"]).lay(0, "ThorGate").stock(0, mc=3)
    prelude(table, "Aquifer Turbines").pick("space:E5")
    assert table.has(0).get("mc", 0) == 0
    table = Table(2, more=["prelude"]).lay(0, "ThorGate").stock(0, mc=2)
    assert prelude(table, "Aquifer Turbines").has(0) == {"mc": 2 + 15}, "it cannot be paid"


# Discounts for each tag.


@obeys("r355", "r429", "r366", "r472")
@pytest.mark.parametrize(
    ("giver", "two", "one", "each"),
    [
        ("Teractor", "Luna Governor", "Sponsors", 3),
        ("Earth Office", "Luna Governor", "Sponsors", 3),
        ("Valley Trust", "Research", "Gene Repair", 2),
    ],
)
def test_a_discount_for_a_tag_is_given_for_each_such_tag_of_a_card(giver: str, two: str, one: str, each: int) -> None:
    table = Table(2, more=["colonies", "prelude"]).lay(0, giver)
    costs = [CARDS[number(name)].cost for name in (two, one)]
    assert [price(table, name) for name in (two, one)] == [max(0, costs[0] - 2 * each), costs[1] - each]


# What a card costs in research and elsewhere.


@obeys("r356", "r397")
@pytest.mark.parametrize(("corporation", "each"), [("TerraLabs Research", 1), ("Polyphemos", 5), ("Teractor", 3)])
@pytest.mark.parametrize("buyer", ["Inventors' Guild", "Business Network"])
def test_the_price_of_a_card_is_that_of_the_corporation_wherever_it_is_bought(
    corporation: str, each: int, buyer: str
) -> None:
    table = Table(2, more=["turmoil", "colonies"]).lay(0, corporation, buyer).stock(0, mc=each - 1).deck("Mine")
    assert table.use(0, buyer).asked.most == 0
    table.choose()
    table.rested().stock(0, mc=each).deck("Comet").use(0, buyer).choose("card:comet")
    assert (table.has(0), table.names(table[0].hand)) == ({}, ["Comet"])
    table.stock(0, mc=3 * each).run(RunPhase("research"))
    asked = table.game.decision(0)
    assert asked is not None
    assert asked.most == 3
    table.game.answer(0, asked.options[:3])
    table.game.answer(1, ())
    assert (table.has(0), len(table[0].hand)) == ({}, 4)


@obeys("r396")
@pytest.mark.parametrize("name", ["Inventors' Guild", "Business Network"])
def test_who_has_no_money_may_look_at_the_card_which_is_discarded(name: str) -> None:
    table = Table().lay(0, name).deck("Mine").use(0, name)
    assert (table.names(table[0].looking), table.asked.most) == (["Mine"], 0)
    table.choose()
    assert (table[0].hand, table.names(table.game.table.discard)) == ([], ["Mine"])


@obeys("r357")
def test_terralabs_pays_the_full_price_where_a_card_is_drawn_for_money() -> None:
    table = table_of(ruling="scientists").lay(0, "TerraLabs Research", "Restricted Area").stock(0, mc=9)
    assert "policy" not in table.offers(0)
    table.stock(0, mc=10).act(0, "policy")
    assert (table.has(0), len(table[0].hand)) == ({}, 3)
    assert "action:restricted-area" not in table.stock(0, mc=1).offers(0)
    table.stock(0, mc=2).use(0, "Restricted Area")
    assert (table.has(0), len(table[0].hand)) == ({}, 4)


# United Nations Mars Initiative.


@obeys("r359")
def test_rating_that_a_prelude_brings_counts_for_the_united_nations_in_generation_1() -> None:
    name = "United Nations Mars Initiative"
    for preludes, counts in ((("Great Aquifer", "Biolab"), True), (("Supplier", "Biolab"), False)):
        game = begun(2, ("Great Aquifer", "Biolab", "Supplier", "Biofuels"), PLAIN, corporations=(name,))
        choose(game, 0, *preludes, corporation=name)
        choose(game, 1)
        while (asked := game.pending[0]).key != "turn":
            game.answer(0, asked.options[:1])
        assert ("action:united-nations-mars-initiative" in asked.options) is counts


@obeys("r361")
def test_under_the_reds_the_united_nations_pay_three_more() -> None:
    table = table_of(ruling="reds").lay(0, "United Nations Mars Initiative").stock(0, mc=14 + 3 + 5)
    table.act(0, "project:asteroid")
    assert table.has(0) == {"mc": 5}
    assert "action:united-nations-mars-initiative" not in table.offers(0)
    table.stock(0, mc=6).use(0, "United Nations Mars Initiative")
    assert (table.has(0), table[0].tr) == ({}, 22)


# Others.


@obeys("r363")
def test_utopia_invest_lowers_a_production_of_its_own_money_down_to_minus_five() -> None:
    table = Table(2, more=["turmoil"]).lay(0, "Utopia Invest").production(0, mc=-5).production(1, steel=3)
    assert "action:utopia-invest" not in table.offers(0)
    table.production(0, mc=-4, steel=1).use(0, "Utopia Invest")
    assert table.options() == ("mc", "steel")
    table.pick("mc")
    assert (table.makes(0), table.has(0)) == ({"mc": -5, "steel": 1}, {"mc": 4})
    table.rested().use(0, "Utopia Invest")
    assert (table.makes(0), table.has(0)) == ({"mc": -5}, {"mc": 4, "steel": 4})


@obeys("r367")
def test_viron_repeats_no_action_of_others_and_none_that_was_not_used_in_this_generation() -> None:
    table = Table(2, more=["venus"]).lay(0, "Viron", "Extremophiles", "Tardigrades").lay(1, "Nitrite Reducing Bacteria")
    table.use(1, "Nitrite Reducing Bacteria").turn(0)
    assert "action:viron" not in table.offers(0)
    table.use(0, "Tardigrades").turn(0).use(0, "Viron")
    assert (table.on(0, "Tardigrades"), table.on(0, "Extremophiles")) == (2, 0)
    table.run(RunPhase("production"))
    assert "action:viron" not in table.offers(0)


@obeys("r370", "r369")
def test_vitor_is_paid_for_its_own_sign_once() -> None:
    game = begun(2, PLAIN, corporations=("Vitor",))
    choose(game, 0, "Power Generation", "Mohole", corporation="Vitor")
    choose(game, 1)
    assert game.players[0].stock["mc"] == 45 + 3
