"""Rulings about the actions of cards: what they cost, what they may take, and when they may be used."""

from __future__ import annotations

import pytest

from engine.journal import CardRevealed
from tests.engine.table import Table
from tests.expansions.test_turmoil import table_of
from tests.rulings.obeys import obeys


@obeys("r511")
def test_predators_may_eat_their_own_animal_and_meat_industry_pays() -> None:
    table = Table(2, more=["promos"]).lay(0, "Meat Industry").lay(0, "Predators", resources=1)
    table.use(0, "Predators", "card:predators")
    assert (table.on(0, "Predators"), table.has(0)) == (1, {"mc": 2})


@obeys("r512")
def test_alone_the_neutral_opponent_gives_predators_an_animal() -> None:
    table = Table(1).lay(0, "Predators").lay(0, "Fish", resources=2)
    table.use(0, "Predators")
    assert (table.on(0, "Predators"), table.on(0, "Fish")) == (1, 2)


@obeys("r514")
def test_project_inspection_repeats_an_own_action_of_this_generation_that_of_the_corporation_too() -> None:
    table = Table(2, more=["promos"]).lay(0, "United Nations Mars Initiative", "Space Mirrors", "Development Center")
    table.lay(1, "Water Splitting Plant").give(0, "Project Inspection").stock(0, mc=40, energy=2).stock(1, energy=3)
    table.use(1, "Water Splitting Plant")
    assert table.why_not(0, "Project Inspection") == "nothing-used", "the action of somebody else does not count"
    table.act(0, "project:asteroid").use(0, "United Nations Mars Initiative").use(0, "Space Mirrors")
    assert table[0].tr == 22
    table.play(0, "Project Inspection")
    assert table.options() == ("card:united-nations-mars-initiative", "card:space-mirrors")
    table.pick("card:united-nations-mars-initiative")
    assert (table[0].tr, table.has(0)["mc"]) == (23, 40 - 14 - 3 - 7 - 3)


@obeys("r515", "r648")
def test_what_the_scientists_sell_can_neither_be_inspected_nor_repeated_by_viron() -> None:
    table = table_of(2, "scientists", more=["turmoil", "promos", "venus"]).lay(0, "Viron").stock(0, mc=30)
    table.give(0, "Project Inspection")
    table.act(0, "policy")
    assert table.has(0) == {"mc": 20}
    assert table.why_not(0, "Project Inspection") == "nothing-used"
    assert "action:viron" not in table.offers(0)


@obeys("r647")
@pytest.mark.parametrize("corporation", ["Helion", "CrediCor", "Polyphemos", "TerraLabs Research"])
def test_the_three_cards_of_the_scientists_cost_every_corporation_ten(corporation: str) -> None:
    table = table_of(2, "scientists", more=["turmoil", "colonies"]).lay(0, corporation).stock(0, mc=25)
    table.act(0, "policy")
    assert (table.has(0), len(table[0].hand)) == ({"mc": 15}, 3)
    assert "policy" not in table.offers(0)


@obeys("r534")
def test_rotator_impacts_take_titanium_for_their_six_and_no_discount() -> None:
    table = Table(2, more=["venus"]).lay(0, "Rotator Impacts", "Shuttles", "Space Station").stock(0, mc=5)
    assert "action:rotator-impacts" not in table.offers(0)
    table.stock(0, mc=3, titanium=1).use(0, "Rotator Impacts")
    assert (table.has(0), table.on(0, "Rotator Impacts")) == ({}, 1)


@obeys("r572")
@pytest.mark.parametrize(("laid", "titanium", "mc"), [((), 3, 3), (("Advanced Alloys",), 3, 0), (("Shuttles",), 3, 3)])
def test_water_import_from_europa_takes_titanium_by_its_value_for_its_twelve_and_no_discount(
    laid: tuple[str, ...], titanium: int, mc: int
) -> None:
    table = Table().lay(0, "Water Import From Europa", *laid).stock(0, titanium=titanium, mc=mc - 1)
    if mc:
        assert "action:water-import-from-europa" not in table.offers(0)
    table.stock(0, titanium=titanium, mc=mc).use(0, "Water Import From Europa", "space:E5")
    assert table.has(0) == {"plants": 2}
    assert table.parameter("oceans") == 1


@obeys("r538")
def test_search_for_life_shows_its_card_and_goes_on_after_it_found_some() -> None:
    table = Table().lay(0, "Search For Life", resources=1).stock(0, mc=1).deck("Decomposers")
    table.use(0, "Search For Life")
    assert (table.on(0, "Search For Life"), table.has(0)) == (2, {})
    assert table.names([entry.card for entry in table.game.news if isinstance(entry, CardRevealed)]) == ["Decomposers"]
    table.rested().stock(0, mc=1).deck("Mine").use(0, "Search For Life")
    assert table.on(0, "Search For Life") == 2


@obeys("r559")
def test_steelworks_can_be_used_once_oxygen_is_complete() -> None:
    table = Table().lay(0, "Steelworks").stock(0, energy=4).parameters(oxygen=14).use(0, "Steelworks")
    assert (table.has(0), table[0].tr) == ({"steel": 2}, 20)


@obeys("r669")
@pytest.mark.parametrize("raises", [True, False])
def test_any_raise_of_the_generation_opens_the_action_of_the_united_nations(raises: bool) -> None:
    table = Table().lay(0, "United Nations Mars Initiative").stock(0, mc=17)
    if raises:
        table.act(0, "project:asteroid")
    assert ("action:united-nations-mars-initiative" in table.offers(0)) is raises


@obeys("r677")
@pytest.mark.parametrize(("venus", "rating"), [(30, 20), (28, 21)])
def test_venus_magnetizer_may_be_paid_for_nothing_once_venus_is_complete(venus: int, rating: int) -> None:
    table = Table(2, more=["venus"]).lay(0, "Venus Magnetizer").production(0, energy=1).parameters(venus=venus)
    table.use(0, "Venus Magnetizer")
    assert (table.makes(0), table.parameter("venus"), table[0].tr) == ({}, 30, rating)


@obeys("r678")
@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("GHG Producing Bacteria", {"temperature": 8}),
        ("Extractor Balloons", {"venus": 30}),
        ("Rotator Impacts", {"venus": 30}),
    ],
)
def test_the_alternative_that_raises_a_complete_parameter_may_be_used_too(
    name: str, parameters: dict[str, int]
) -> None:
    table = Table(2, more=["venus"]).lay(0, name, resources=2).stock(0, mc=6).parameters(**parameters)
    table.use(0, name, "0")
    assert (table.on(0, name), table.has(0), table[0].tr) == (1 if name == "Rotator Impacts" else 0, {"mc": 6}, 20)


@obeys("r679")
def test_rotator_impacts_can_be_used_with_an_asteroid_though_venus_is_complete_and_there_is_no_money() -> None:
    table = Table(2, more=["venus"]).lay(0, "Rotator Impacts", resources=1).parameters(venus=30)
    table.use(0, "Rotator Impacts")
    assert (table.on(0, "Rotator Impacts"), table[0].tr) == (0, 20)


@pytest.mark.parametrize(("laid", "mc"), [("Media Group", 3), ("Interplanetary Cinematics", 2)])
def test_what_playing_project_inspection_brings_may_pay_for_the_action(laid: str, mc: int) -> None:
    """The reactions to the event may come first (rulebook, effects in any order)."""
    table = Table(2, corporate_era=True, more=["promos"]).lay(0, "Restricted Area", laid).stock(0, mc=2)
    table.use(0, "Restricted Area").give(0, "Project Inspection")
    assert table.has(0) == {}
    table.play(0, "Project Inspection")
    assert (table.has(0).get("mc", 0), len(table[0].hand)) == (mc - 2, 2)
