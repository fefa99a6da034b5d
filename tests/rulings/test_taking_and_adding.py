"""Rulings about what is taken from others or oneself, and about resources on cards."""

from __future__ import annotations

import pytest

from engine.card import CARDS
from tests.engine.table import Table, number
from tests.expansions.test_colonies import put
from tests.expansions.test_colonies import table as colonies
from tests.rulings.obeys import obeys

KINDS = {
    "Physics Complex": "science",
    "Rotator Impacts": "asteroid",
    "Security Fleet": "fighter",
    "Refugee Camps": "camp",
    "Pharmacy Union": "disease",
}


# Taking.


@obeys("r004", "r103", "r144")
@pytest.mark.parametrize(("picks", "left"), [(("seat:2",), 7), (("fewer:2",), 8), (("none",), 9)])
def test_small_asteroid_removes_up_to_two_plants_of_one_player(picks: tuple[str, ...], left: int) -> None:
    table = Table(3, more=["promos"]).give(0, "Small Asteroid").stock(0, mc=10).stock(1, plants=1).stock(2, plants=9)
    table.play(0, "Small Asteroid", *picks)
    assert (table[1].stock["plants"], table[2].stock["plants"]) == (1, left)
    assert table.parameter("temperature") == -28


@obeys("r102")
def test_virus_takes_from_one_card_of_one_opponent() -> None:
    table = (
        Table(3)
        .give(0, "Virus")
        .stock(0, mc=1)
        .lay(1, "Fish", "Birds", resources=1)
        .lay(2, "Pets", "Livestock", resources=3)
    )
    table.play(0, "Virus")
    assert {"card:fish", "card:birds", "card:livestock"} <= {*table.options()}
    table.pick("card:fish")
    assert table.done
    assert [table.on(1, "Fish"), table.on(1, "Birds"), table.on(2, "Livestock")] == [0, 1, 3]


@obeys("r102")
def test_virus_takes_plants_of_one_opponent() -> None:
    table = Table(3).give(0, "Virus").stock(0, mc=1).stock(1, plants=3).stock(2, plants=3).play(0, "Virus", "seat:1")
    assert table.done
    assert (table.has(1), table.has(2)) == ({}, {"plants": 3})


@obeys("r105")
@pytest.mark.parametrize(
    ("productions", "takes"),
    [
        ((0, 1, 1), None),
        ((0, 2, 1), "seat:1"),
        ((1, 2, 0), "seat:1"),
        ((2, 1, 0), "seat:0"),
        ((2, 0, 0), "seat:0"),
        ((1, 1, 1), None),
    ],
)
def test_birds_lower_the_production_of_one_player_perhaps_ones_own(
    productions: tuple[int, ...], takes: str | None
) -> None:
    table = Table(3).give(0, "Birds").stock(0, mc=10).parameters(oxygen=13)
    for seat, n in enumerate(productions):
        table.production(seat, plants=n)
    assert table.why_not(0, "Birds") == (None if takes else "nobody-produces:plants")
    if takes:
        table.play(0, "Birds")
        if not table.done:
            assert table.options() == (takes,)
            table.pick(takes)
        left = list(productions)
        left[int(takes[-1])] -= 2
        assert [table[seat].production["plants"] for seat in range(3)] == left


@obeys("r071")
@pytest.mark.parametrize(("name", "lacks"), [("Strip Mine", 1), ("Fuel Factory", 0), ("Noctis City", 0)])
def test_a_card_whose_minus_cannot_be_met_cannot_be_played(name: str, lacks: int) -> None:
    table = Table().give(0, name).stock(0, mc=40).production(0, energy=lacks)
    assert table.why_not(0, name) == "needs-production:energy"
    assert table.production(0, energy=lacks + 1).why_not(0, name) is None


@obeys("r074")
@pytest.mark.parametrize("name", ["Birds", "Biomass Combustors"])
def test_alone_the_neutral_opponent_lowers_its_production(name: str) -> None:
    table = Table(1).give(0, name).stock(0, mc=10).parameters(oxygen=13).production(0, plants=2)
    assert Table(2).give(0, name).stock(0, mc=10).parameters(oxygen=13).why_not(0, name) == "nobody-produces:plants"
    table.play(0, name)
    if not table.done:
        table.pick(next(option for option in table.options() if option != "seat:0"))
    assert table[0].production["plants"] == 2


# Adding.


@obeys("r098")
@pytest.mark.parametrize("name", ["Symbiotic Fungus", "Extreme-Cold Fungus"])
def test_only_a_card_that_says_so_can_hold_resources(name: str) -> None:
    assert not CARDS[number(name)].holds
    table = Table().lay(0, name, "Ants").give(0, "Imported Nitrogen").stock(0, mc=23).play(0, "Imported Nitrogen")
    assert table.done, "Ants alone can hold microbes"
    assert (table.on(0, "Ants"), table.on(0, name)) == (3, 0)


@obeys("r099")
@pytest.mark.parametrize("name", KINDS)
def test_some_cards_hold_a_kind_of_their_own(name: str) -> None:
    assert CARDS[number(name)].holds == KINDS[name]
    table = Table(2, more=["venus", "colonies", "promos"]).lay(0, name, resources=1)
    table.give(0, "Imported Nitrogen", "CEO's Favorite Project").stock(0, mc=40).play(0, "Imported Nitrogen")
    assert table.done
    assert table.on(0, name) == 1, "neither microbes nor animals"
    if name != "Pharmacy Union":
        table.play(0, "CEO's Favorite Project")
        assert table.on(0, name) == 2


@obeys("r100")
def test_ceos_favorite_project_adds_to_an_own_card_alone() -> None:
    table = (
        Table().lay(0, "Ants", resources=1).lay(1, "Fish", resources=1).give(0, "CEO's Favorite Project").stock(0, mc=1)
    )
    table.play(0, "CEO's Favorite Project")
    assert table.done
    assert (table.on(0, "Ants"), table.on(1, "Fish")) == (2, 1)
    without = Table().lay(1, "Fish", resources=1).give(0, "CEO's Favorite Project").stock(0, mc=1)
    without.play(0, "CEO's Favorite Project")
    assert without.on(1, "Fish") == 1


@obeys("r101")
@pytest.mark.parametrize("own", [True, False])
def test_local_heat_trapping_adds_animals_to_an_own_card_alone(own: bool) -> None:
    table = Table().lay(1, "Fish").give(0, "Local Heat Trapping").stock(0, mc=1, heat=5)
    if own:
        table.lay(0, "Livestock")
    table.play(0, "Local Heat Trapping")
    if own:
        assert table.options() == ("0", "1")
        table.pick("1")
    assert table.on(1, "Fish") == 0
    assert (table.on(0, "Livestock"), table.has(0)) == ((2, {}) if own else (0, {"plants": 4}))


@obeys("r121", "r140")
def test_resources_of_one_kind_go_to_one_card_and_cannot_be_declined() -> None:
    table = Table().lay(0, "Ants", "Tardigrades", "Fish").give(0, "Imported Nitrogen").stock(0, mc=23)
    table.play(0, "Imported Nitrogen")
    assert table.options() == ("card:ants", "card:tardigrades")
    table.pick("card:tardigrades")
    assert table.done
    assert [table.on(0, name) for name in ("Ants", "Tardigrades", "Fish")] == [0, 3, 2]


@obeys("r141")
def test_one_may_trade_without_a_card_for_what_it_brings() -> None:
    at = put(colonies("enceladus"), "enceladus", 3).lay(1, "Tardigrades").act(0, "trade:enceladus")
    assert at.done
    assert (at.has(0), at.on(1, "Tardigrades"), at.game.table.outposts["enceladus"].marker) == ({}, 0, 0)


@obeys("r061")
@pytest.mark.parametrize("step", [0, 3, 6])
def test_on_europa_nobody_chooses_another_step(step: int) -> None:
    at = put(colonies("europa"), "europa", step).act(0, "trade:europa")
    assert at.done
    brought = {0: "mc", 3: "energy", 6: "plants"}[step]
    assert at.makes(0) == {brought: 1}
