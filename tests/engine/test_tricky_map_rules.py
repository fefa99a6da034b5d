"""Rules of the map and its parameters that are easily got wrong, each as a test of its own."""

from __future__ import annotations

from engine import view
from engine.phases.generation import RunPhase
from engine.state import Tile
from tests.engine.table import Table
from tests.rulings.obeys import obeys

# Parameters and rating.


def test_rating_rises_once_for_each_step_really_made() -> None:
    table = Table().give(0, "Big Asteroid").stock(0, mc=27).parameters(temperature=6).play(0, "Big Asteroid")
    assert table.parameter("temperature") == 8
    assert table[0].tr == 21


@obeys("r131", "r132")
def test_bonus_steps_chain_from_oxygen_over_temperature_to_an_ocean() -> None:
    table = Table().stock(0, plants=8).parameters(oxygen=7, temperature=-2).act(0, "convert:plants").pick("space:G7")
    assert table.key == "place:ocean"
    table.pick("space:A5")
    assert table[0].tr == 23
    assert [table.parameter(key) for key in ("oxygen", "temperature", "oceans")] == [8, 0, 1]


@obeys("r130")
def test_heat_production_comes_at_minus_24_and_minus_20() -> None:
    table = Table().give(0, "Deimos Down").stock(0, mc=31).parameters(temperature=-26).play(0, "Deimos Down")
    assert table.parameter("temperature") == -20
    assert table.makes(0) == {"heat": 2}


@obeys("r360", "r362")
def test_caretaker_contract_and_the_united_nations_raise_the_rating_alone() -> None:
    table = Table().lay(0, "United Nations Mars Initiative", "Caretaker Contract").stock(0, mc=3, heat=8)
    assert "action:united-nations-mars-initiative" not in table.offers(0)
    table.use(0, "Caretaker Contract").use(0, "United Nations Mars Initiative")
    assert table[0].tr == 22
    assert table.parameter("temperature") == -30


def test_the_united_nations_forget_with_the_generation() -> None:
    table = Table().lay(0, "United Nations Mars Initiative").stock(0, mc=30).act(0, "project:asteroid")
    assert "action:united-nations-mars-initiative" in table.offers(0)
    table.run(RunPhase("production"))
    assert "action:united-nations-mars-initiative" not in table.offers(0)


# Tiles.


@obeys("r173")
def test_oceans_pay_two_to_whoever_places_beside_them() -> None:
    table = Table().stock(0, mc=18).tile("A4", "ocean").act(0, "project:aquifer").pick("space:A5")
    assert table.has(0) == {"mc": 2}


@obeys("r179", "r654")
def test_a_greenery_goes_beside_an_own_tile_if_it_can() -> None:
    table = Table().stock(0, mc=23).tile("I1", "mining-rights", 0).act(0, "project:greenery")
    assert table.spaces() == {"H1", "H2", "I2"}


@obeys("r179")
def test_a_greenery_without_own_neighbourhood_goes_anywhere() -> None:
    table = Table().stock(0, mc=23).tile("A2", "ocean").act(0, "project:greenery")
    assert "I1" in table.spaces()
    assert "E3" not in table.spaces()


@obeys("r178")
def test_a_city_never_lies_beside_a_city() -> None:
    table = Table().stock(0, mc=25).tile("G4", "city", 1).act(0, "project:city")
    assert not set(table.game.box.map.near["G4"]) & table.spaces()


@obeys("r183")
def test_the_capital_is_a_city_for_every_purpose() -> None:
    table = Table().stock(0, mc=25).tile("G4", "capital", 1).act(0, "project:city")
    assert not set(table.game.box.map.near["G4"]) & table.spaces()
    assert view(table.game, None).seats[1].cities == 1


@obeys("r178", "r499")
def test_noctis_city_goes_to_its_own_place_whatever_lies_beside_it() -> None:
    table = Table().give(0, "Noctis City").stock(0, mc=18).production(0, energy=1).tile("E2", "city", 1)
    table.play(0, "Noctis City")
    assert table.done
    assert table.game.table.tiles["E3"] == Tile("city", 0)
    assert table.has(0) == {"plants": 2}


def test_nothing_else_goes_to_the_place_of_noctis() -> None:
    for option in ("project:city", "project:greenery"):
        assert "E3" not in Table().stock(0, mc=25).act(0, option).spaces()


@obeys("r178", "r653")
def test_urbanized_area_needs_two_cities_beside_it() -> None:
    table = Table().give(0, "Urbanized Area").stock(0, mc=10).production(0, energy=1).tile("G3", "city", 1)
    assert table.why_not(0, "Urbanized Area") == "no-space:two-cities"
    table.tile("G5", "city", 1).play(0, "Urbanized Area")
    assert table.game.table.tiles["G4"].kind == "city"


def test_a_special_tile_on_an_ocean_space_takes_it_from_the_oceans() -> None:
    table = Table().give(0, "Mohole Area").stock(0, mc=40).play(0, "Mohole Area", "space:A5")
    assert table.parameter("oceans") == 0
    assert "A5" not in table.act(0, "project:aquifer").spaces()


def test_artificial_lake_is_an_ocean_on_land() -> None:
    table = Table().give(0, "Artificial Lake").stock(0, mc=15).parameters(temperature=-6)
    table.play(0, "Artificial Lake", "space:D3")
    assert table.parameter("oceans") == 1
    assert table.game.table.tiles["D3"] == Tile("ocean", -1)


@obeys("r002")
def test_the_tenth_ocean_is_skipped_and_its_card_can_be_played() -> None:
    table = Table().oceans(9).give(0, "Comet").stock(0, mc=21).play(0, "Comet")
    assert table.done
    assert table[0].tr == 21  # the temperature alone
    assert table.parameter("oceans") == 9


@obeys("r535")
def test_an_off_map_city_has_no_neighbours_and_no_bonus() -> None:
    table = Table().lay(1, "Rover Construction").give(0, "Phobos Space Haven").stock(0, mc=25)
    table.play(0, "Phobos Space Haven")
    assert table.has(1) == {"mc": 2}
    assert table.has(0) == {}
    assert view(table.game, None).seats[0].cities == 1


@obeys("r352")
def test_tharsis_republic_counts_cities_on_mars_for_production_and_own_ones_anywhere_for_money() -> None:
    table = Table().lay(0, "Tharsis Republic").give(0, "Phobos Space Haven").stock(0, mc=25).stock(1, mc=25)
    table.play(0, "Phobos Space Haven")
    assert (table.has(0)["mc"], table.makes(0)) == (3, {"titanium": 1})
    table.act(1, "project:city").pick("space:G4")
    assert (table.has(0)["mc"], table.makes(0)) == (3, {"titanium": 1, "mc": 1})


@obeys("r450")
def test_immigrant_city_counts_itself_so_that_minus_four_is_enough() -> None:
    table = Table().give(0, "Immigrant City").stock(0, mc=13).production(0, energy=1, mc=-4)
    table.play(0, "Immigrant City", "space:G4")
    assert table.makes(0) == {"mc": -5}


def test_arctic_algae_react_to_every_ocean() -> None:
    table = Table().lay(0, "Arctic Algae").stock(1, mc=18).act(1, "project:aquifer").pick("space:A5")
    assert table.has(0) == {"plants": 2}


def test_herbivores_react_to_own_greeneries_alone() -> None:
    table = Table().lay(0, "Herbivores").stock(0, mc=23).stock(1, mc=23).act(1, "project:greenery").pick("space:G7")
    assert table.on(0, "Herbivores") == 0
    table.act(0, "project:greenery").pick("space:B1")
    assert table.on(0, "Herbivores") == 1


@obeys("r280")
def test_mining_guild_gets_production_for_a_metal_bonus() -> None:
    table = Table().lay(0, "Mining Guild").stock(0, mc=25).act(0, "project:city").pick("space:B2")
    assert table.has(0) == {"steel": 1}
    assert table.makes(0) == {"mc": 1, "steel": 1}
