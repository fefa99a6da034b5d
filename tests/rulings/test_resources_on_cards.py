"""Rulings about resources on cards: where they go, who may take them, and what they pay."""

from __future__ import annotations

import pytest

from engine.card import CARDS
from tests.engine.table import Table, number
from tests.rulings.obeys import obeys

# Taking.


@obeys("r378", "r379")
@pytest.mark.parametrize(("players", "stolen"), [(1, 5), (2, 0)])
def test_air_raid_takes_an_own_floater_whatever_it_steals(players: int, stolen: int) -> None:
    table = Table(players, more=["colonies"]).give(0, "Air Raid")
    assert table.why_not(0, "Air Raid") is not None, "there is no floater to give"
    table.lay(0, "Titan Shuttles", resources=1).play(0, "Air Raid")
    assert (table.on(0, "Titan Shuttles"), table.has(0).get("mc", 0)) == (0, stolen)


@obeys("r380", "r381")
def test_ants_eat_no_protected_microbe_and_without_prey_have_no_action() -> None:
    table = Table().lay(0, "Ants").lay(1, "Tardigrades", resources=1)
    assert "action:ants" in table.offers(0)
    table.lay(1, "Protected Habitats")
    assert "action:ants" not in table.offers(0)
    assert "action:ants" not in Table().lay(0, "Ants").offers(0)


@obeys("r381", "r382")
def test_ants_eat_microbes_of_any_card_their_own_included() -> None:
    def table() -> Table:
        return Table().lay(0, "Ants", "Decomposers", resources=1).lay(1, "Tardigrades", resources=1).use(0, "Ants")

    assert set(table().options()) == {"card:ants", "card:decomposers", "card:tardigrades"}
    for prey, seat, ants in (("Ants", 0, 1), ("Decomposers", 0, 2), ("Tardigrades", 1, 2)):
        at = table().pick(CARDS[number(prey)].as_card)
        assert (at.on(0, "Ants"), at.on(seat, prey)) == (ants, 1 if prey == "Ants" else 0)


@obeys("r383", "r382")
def test_ants_that_eat_themselves_set_topsoil_contract_off() -> None:
    table = Table(2, more=["promos"]).lay(0, "Topsoil Contract").lay(0, "Ants", resources=1)
    table.use(0, "Ants", "card:ants")
    assert (table.on(0, "Ants"), table.has(0)) == (1, {"mc": 1})


@obeys("r487")
def test_predators_that_eat_themselves_are_paid_by_meat_industry() -> None:
    table = Table(2, more=["promos"]).lay(0, "Meat Industry").lay(0, "Predators", resources=1)
    table.use(0, "Predators", "card:predators")
    assert (table.on(0, "Predators"), table.has(0)) == (1, {"mc": 2})


@obeys("r384")
@pytest.mark.parametrize("name", ["Ants", "Predators"])
def test_alone_the_neutral_opponent_gives_what_is_eaten(name: str) -> None:
    table = Table(1).lay(0, name).use(0, name)
    assert table.on(0, name) == 1


@obeys("r483")
def test_others_may_remove_the_animals_of_martian_zoo() -> None:
    table = Table(2, more=["colonies"]).lay(1, "Martian Zoo", resources=3).give(0, "Virus").stock(0, mc=1)
    table.play(0, "Virus")
    table.pick(next(option for option in table.options() if option.startswith("card:martian-zoo")))
    assert table.on(1, "Martian Zoo") == 1


@obeys("r395")
def test_birds_lower_both_steps_of_one_player() -> None:
    table = Table(3).give(0, "Birds").stock(0, mc=10).parameters(oxygen=13).production(0, plants=1)
    table.production(1, plants=1)
    assert table.why_not(0, "Birds") == "nobody-produces:plants"
    table.production(2, plants=2).play(0, "Birds")
    assert [table.makes(seat) for seat in range(3)] == [{"plants": 1}, {"plants": 1}, {}]


# Adding.


@obeys("r391")
def test_the_microbes_of_bactoviral_research_go_to_one_card_that_holds_them() -> None:
    table = Table(2, more=["promos"]).lay(0, "Research", "Ants", "Decomposers", "Fish").stock(0, mc=10)
    table.give(0, "Bactoviral Research").play(0, "Bactoviral Research")
    assert set(table.options()) == {"card:ants", "card:decomposers"}
    table.pick("card:decomposers")
    assert (table.on(0, "Ants"), table.on(0, "Decomposers"), len(table[0].hand)) == (0, 1 + 3, 1)


@obeys("r391")
def test_bactoviral_research_may_be_played_without_a_card_for_its_microbes() -> None:
    table = Table(2, more=["promos"]).lay(0, "Fish").give(0, "Bactoviral Research").stock(0, mc=10)
    assert len(table.play(0, "Bactoviral Research")[0].hand) == 1
    assert table.on(0, "Fish") == 0


VENUS = ("Dirigibles", "Stratospheric Birds", "Sulphur-Eating Bacteria")


@obeys("r410", "r412")
@pytest.mark.parametrize("name", VENUS)
def test_corroder_suits_add_what_an_own_venus_card_holds(name: str) -> None:
    table = Table(2, more=["venus"]).lay(1, "Extractor Balloons").give(0, "Corroder Suits").stock(0, mc=8)
    assert table.play(0, "Corroder Suits").makes(0) == {"mc": 2}
    table = Table(2, more=["venus"]).lay(1, "Extractor Balloons").lay(0, *VENUS, "Ants", "Local Shading")
    table.give(0, "Corroder Suits").stock(0, mc=8).play(0, "Corroder Suits")
    assert set(table.options()) == {CARDS[number(card)].as_card for card in (*VENUS, "Local Shading")}
    table.pick(CARDS[number(name)].as_card)
    assert [table.on(0, card) for card in VENUS] == [int(card == name) for card in VENUS]


@obeys("r484")
@pytest.mark.parametrize("name", VENUS)
def test_maxwell_base_adds_to_any_other_own_venus_card_that_holds_something(name: str) -> None:
    table = (
        Table(2, more=["venus"]).lay(1, "Extractor Balloons").lay(0, "Maxwell Base", "Ants", "Ishtar Mining", *VENUS)
    )
    table.use(0, "Maxwell Base")
    assert set(table.options()) == {CARDS[number(card)].as_card for card in VENUS}
    table.pick(CARDS[number(name)].as_card)
    assert [table.on(0, card) for card in VENUS] == [int(card == name) for card in VENUS]


@obeys("r447")
def test_all_floaters_of_hydrogen_to_venus_go_to_one_venus_card() -> None:
    table = Table(2, more=["venus", "colonies"]).lay(0, "Miranda Resort", "Asteroid Mining", "Titan Shuttles")
    table.lay(0, "Dirigibles", "Extractor Balloons").give(0, "Hydrogen to Venus").stock(0, mc=11)
    table.play(0, "Hydrogen to Venus")
    assert set(table.options()) == {"card:dirigibles", "card:extractor-balloons"}
    table.pick("card:dirigibles")
    assert (table.on(0, "Dirigibles"), table.on(0, "Extractor Balloons"), table.parameter("venus")) == (3, 0, 2)


@obeys("r437", "r486")
def test_an_animal_without_a_card_for_it_is_dropped_and_pays_nothing() -> None:
    table = Table(2, more=["promos"]).lay(0, "Meat Industry").give(0, "Eos Chasma National Park").stock(0, mc=16)
    table.parameters(temperature=-12).play(0, "Eos Chasma National Park")
    assert (table.has(0), table.makes(0)) == ({"plants": 3}, {"mc": 2})
    table = Table(2, more=["promos"]).lay(0, "Meat Industry", "Fish").give(0, "Eos Chasma National Park")
    table.stock(0, mc=16).parameters(temperature=-12).play(0, "Eos Chasma National Park")
    assert (table.has(0), table.on(0, "Fish")) == ({"plants": 3, "mc": 2}, 1)


@obeys("r441")
@pytest.mark.parametrize("name", ["GHG Producing Bacteria", "Regolith Eaters"])
def test_microbes_may_be_added_where_the_parameter_is_complete(name: str) -> None:
    table = Table().complete().lay(0, name, resources=1).use(0, name)
    assert table.on(0, name) == 2
    table.rested().use(0, name, "1")
    assert table.on(0, name) == 3


# Spending.


@obeys("r430", "r431", "r432", "r433")
@pytest.mark.parametrize(
    ("name", "either"),
    [("Energy Market", True), ("Hi-Tech Lab", False), ("Titan Shuttles", True), ("Sulphur-Eating Bacteria", True)],
)
def test_who_chooses_how_much_to_spend_spends_at_least_one(name: str, either: bool) -> None:
    table = Table(2, more=["promos", "venus", "colonies"]).lay(0, name, resources=2).stock(0, mc=4, energy=2)
    table.production(0, energy=1).use(0, name)
    if either:
        assert table.options() == ("0", "1")
        table.pick("0" if name == "Energy Market" else "1")
    assert table.options() == ("1", "2")


@obeys("r456")
def test_jupiter_floating_station_pays_for_four_floaters_at_most_and_keeps_any_number() -> None:
    table = Table(2, more=["colonies"]).lay(0, "Jupiter Floating Station", resources=6)
    table.use(0, "Jupiter Floating Station", "1")
    assert (table.has(0), table.on(0, "Jupiter Floating Station")) == ({"mc": 4}, 6)
    table.rested().use(0, "Jupiter Floating Station", "0")
    assert table.on(0, "Jupiter Floating Station") == 7
    table = Table(2, more=["colonies"]).lay(0, "Jupiter Floating Station", resources=3)
    assert table.use(0, "Jupiter Floating Station", "1").has(0) == {"mc": 3}


# Kinds of resources.

KINDS = {
    "microbe": "Ants",
    "animal": "Fish",
    "fighter": "Security Fleet",
    "camp": "Refugee Camps",
    "asteroid": "Asteroid Rights",
    "disease": "Pharmacy Union",
    "preservation": "Pristar",
}


def of_eight_kinds() -> Table:
    """A table with the card in hand and eight kinds of resources, the M€ that pays for the card among them."""
    table = Table(2, more=["promos", "turmoil", "colonies", "venus"]).give(0, "Diversity Support")
    table.stock(0, mc=1, steel=1, titanium=1, plants=1, energy=1, heat=1)
    return table.lay(0, "Dirigibles", "Physics Complex", resources=2)


@obeys("r422", "r424")
@pytest.mark.parametrize("kind", KINDS)
def test_diversity_support_needs_nine_kinds_of_which_the_money_that_pays_for_it_is_one(kind: str) -> None:
    table = of_eight_kinds().lay(0, "Floating Habs", resources=1).lay(1, "Tardigrades", resources=1)
    table.lay(0, KINDS[kind])
    assert table.why_not(0, "Diversity Support") == "requires"
    table[0].resources[number(KINDS[kind])] = 1
    table.turn(0).play(0, "Diversity Support")
    assert (table[0].tr, table.has(0).get("mc", 0)) == (21, 0)


@obeys("r423")
def test_what_lies_on_self_replicating_robots_is_of_no_kind() -> None:
    table = of_eight_kinds().lay(0, "Self-replicating Robots")
    table[0].hosted[number("Comet")] = 2
    assert table.turn(0).why_not(0, "Diversity Support") == "requires"
