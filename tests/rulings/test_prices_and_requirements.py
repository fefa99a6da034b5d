"""Rulings about what a card requires, what it costs, and what pays for it."""

from __future__ import annotations

import pytest

from engine import view
from engine.card import CARDS
from engine.phases.generation import RunPhase
from engine.prices import card_price, metal_values
from tests.engine.table import Table, number
from tests.expansions.test_colonies import table as table_with
from tests.rulings.obeys import obeys


def price(table: Table, name: str) -> int:
    return card_price(table.game, table[0], CARDS[number(name)])


# Requirements.


@obeys("r372", "r373")
@pytest.mark.parametrize(
    ("name", "parameter", "bent", "beyond"),
    [
        ("Ishtar Mining", "venus", 4, 2),
        ("Capital", "oceans", 2, 1),
        ("Trees", "temperature", -8, -10),
        ("Zeppelins", "oxygen", 3, 2),
        ("Designed Microorganisms", "temperature", -10, -8),
        ("Colonizer Training Camp", "oxygen", 7, 8),
    ],
)
def test_adaptation_technology_bends_least_and_greatest_values_of_every_parameter_by_two_steps(
    name: str, parameter: str, bent: int, beyond: int
) -> None:
    table = Table(2, more=["venus"]).lay(0, "Adaptation Technology").give(0, name).stock(0, mc=50)
    table.production(0, energy=2)
    assert table.parameters(**{parameter: bent}).why_not(0, name) is None
    assert table.parameters(**{parameter: beyond}).why_not(0, name) == "requires"


@obeys("r374")
def test_adaptation_technology_bends_neither_tags_nor_rating() -> None:
    table = Table(2, more=["venus"]).lay(0, "Adaptation Technology", "Physics Complex").stock(0, mc=50)
    table.give(0, "Gene Repair", "Terraforming Contract").rating(0, 24)
    assert [table.why_not(0, name) for name in ("Gene Repair", "Terraforming Contract")] == ["requires"] * 2
    table.lay(0, "Lunar Beam", "Lagrange Observatory").rating(0, 25)
    assert [table.why_not(0, name) for name in ("Gene Repair", "Terraforming Contract")] == [None] * 2


# What metals are worth.


@obeys("r375", "r376")
@pytest.mark.parametrize(
    ("laid", "titanium", "steel"),
    [
        (["PhoboLog"], 4, 2),
        (["PhoboLog", "Mercurian Alloys"], 5, 2),
        (["PhoboLog", "Advanced Alloys"], 5, 3),
        (["PhoboLog", "Mercurian Alloys", "Advanced Alloys"], 6, 3),
        (["Rego Plastics"], 3, 3),
        (["Rego Plastics", "Advanced Alloys"], 4, 4),
    ],
)
def test_what_makes_metals_worth_more_adds_up(laid: list[str], titanium: int, steel: int) -> None:
    seen = view(Table(2, more=["promos"]).lay(0, *laid).game, None)
    worth = {"titanium": 3, "steel": 2, **metal_values(seen, seen.seats[0])}
    assert worth == {"titanium": titanium, "steel": steel}


@obeys("r377")
def test_metals_that_are_worth_more_pay_more_for_actions_too() -> None:
    table = Table().lay(0, "Water Import From Europa").stock(0, titanium=3)
    assert "action:water-import-from-europa" not in table.offers(0)
    table.lay(0, "Advanced Alloys").use(0, "Water Import From Europa", "space:A5")
    assert (table.has(0), table.parameter("oceans")) == ({}, 1)


@obeys("r385")
def test_steel_and_money_together_pay_for_aquifer_pumping() -> None:
    table = Table().lay(0, "Aquifer Pumping").stock(0, steel=3, mc=1)
    assert "action:aquifer-pumping" not in table.offers(0)
    table.stock(0, mc=2).use(0, "Aquifer Pumping", "space:A5")
    assert (table.has(0), table.parameter("oceans")) == ({}, 1)


@obeys("r386")
def test_a_discount_for_building_tags_is_none_for_the_action_of_a_building() -> None:
    table = Table(2, more=["prelude"]).lay(0, "Cheung Shing MARS", "Aquifer Pumping").stock(0, mc=7)
    assert price(table, "Mine") == 2
    assert "action:aquifer-pumping" not in table.offers(0)
    assert table.stock(0, mc=8).use(0, "Aquifer Pumping", "space:A5").has(0) == {}


# Discounts.


@obeys("r416")
@pytest.mark.parametrize(
    "name",
    [
        *("Trees", "Gene Repair", "Rad-Suits", "Ecological Zone", "Space Port Colony", "GMO Contract"),
        *("Asteroid Mining Consortium", "Terraforming Contract", "Pioneer Settlement"),
    ],
)
def test_cutting_edge_technology_takes_two_off_whatever_a_card_requires(name: str) -> None:
    table = Table(2, more=["promos", "colonies", "turmoil", "venus"])
    before = {card: price(table, card) for card in (name, "Mine")}
    table.lay(0, "Cutting Edge Technology")
    assert {card: price(table, card) for card in (name, "Mine")} == {name: before[name] - 2, "Mine": before["Mine"]}


@obeys("r408", "r409")
def test_conscription_is_for_the_next_card_whatever_comes_between_and_used_up_by_it() -> None:
    table = table_with().lay(0, "Sponsors", "Media Archives").give(0, "Conscription", "Mine", "Trans-Neptune Probe")
    table.stock(0, mc=5 + 11).play(0, "Conscription").act(0, "project:power-plant")
    table.act(1, "pass")
    table.turn(0).play(0, "Mine")
    assert table.has(0) == {}, "a card that costs less saves less, and nothing is paid out"
    assert price(table, "Trans-Neptune Probe") == CARDS[number("Trans-Neptune Probe")].cost


@obeys("r408")
def test_conscription_is_over_with_the_generation() -> None:
    table = table_with().lay(0, "Sponsors", "Media Archives").give(0, "Conscription", "Mine").stock(0, mc=5)
    table.play(0, "Conscription")
    assert price(table, "Mine") == 0
    table.run(RunPhase("production"))
    assert price(table, "Mine") == 4


# Trading.


@obeys("r413")
@pytest.mark.parametrize("name", ["Cryo-Sleep", "Rim Freighters"])
@pytest.mark.parametrize("stock", [{"mc": 8}, {"energy": 2}, {"titanium": 2}])
def test_a_cheaper_trade_is_one_cheaper_whatever_pays(name: str, stock: dict[str, int]) -> None:
    table = table_with("luna").lay(0, name)
    one_less = {what: n - 1 for what, n in stock.items()}
    assert "trade:luna" not in table.stock(0, mc=0).stock(0, **one_less).offers(0)
    assert table.stock(0, **stock).act(0, "trade:luna").has(0) == {"mc": 2}


@obeys("r414")
def test_a_cheaper_trade_does_not_spare_the_floater_of_titan_floating_launch_pad() -> None:
    table = table_with("luna").lay(0, "Cryo-Sleep", "Rim Freighters").stock(0, mc=0)
    table.lay(0, "Titan Floating Launch-pad")
    table.use(0, "Titan Floating Launch-pad")
    assert table.on(0, "Titan Floating Launch-pad") == 1, "without a floater one can only be added"
    table.rested().use(0, "Titan Floating Launch-pad", "1")
    assert (table.on(0, "Titan Floating Launch-pad"), table.has(0)) == (0, {"mc": 2})
