"""Rulings about the cities, greeneries and special tiles of single cards, and about claims."""

from __future__ import annotations

import pytest

from engine import view
from tests.engine.table import Table
from tests.rulings.obeys import obeys

# Capital.


@obeys("r398", "r399")
def test_capital_is_placed_as_a_city_and_what_reacts_to_cities_reacts_to_it() -> None:
    table = Table().oceans(4).lay(1, "Immigrant City", "Pets").tile("G4", "city", 1).give(0, "Capital")
    table.stock(0, mc=26).production(0, energy=2).play(0, "Capital")
    assert not {"G4", *table.game.box.map.near["G4"]} & table.spaces()
    table.pick("space:D5")
    assert (table.makes(1), table.on(1, "Pets")) == ({"mc": 1}, 1)


@obeys("r398", "r399")
def test_capital_scores_a_point_for_each_greenery_and_each_ocean_beside_it() -> None:
    table = Table().tile("E5", "ocean").tile("E6", "ocean").tile("D4", "greenery", 1).tile("D6", "greenery", 0)
    table.parameters(oceans=4).give(0, "Capital").stock(0, mc=26).production(0, energy=2)
    table.play(0, "Capital", "space:D5")
    assert (table.points(0)["cities"], table.points(0)["cards"]) == (2, 2)


@obeys("r400")
def test_capital_counts_for_the_mayor() -> None:
    table = Table().stock(0, mc=8).tiles("city", 0, "G4", "G6")
    assert "milestone:mayor" not in table.offers(0)
    assert "milestone:mayor" in table.tile("D5", "capital", 0).offers(0)


# Cities of other cards.


@obeys("r448")
def test_immigrant_city_is_paid_for_itself_and_for_every_later_city_off_mars_and_capital_too() -> None:
    table = Table().oceans(4).tile("C4", "city", 1).give(0, "Immigrant City").stock(0, mc=13).production(0, energy=1)
    table.play(0, "Immigrant City", "space:G4")
    assert table.makes(0) == {"mc": -2 + 1}
    table.give(1, "Phobos Space Haven", "Capital").stock(1, mc=25 + 26).production(1, energy=2)
    table.play(1, "Phobos Space Haven")
    assert table.makes(0) == {}
    table.play(1, "Capital", "space:G6")
    assert table.makes(0) == {"mc": 1}


@obeys("r449")
def test_manutech_brings_what_immigrant_city_is_paid_for_itself() -> None:
    table = Table(2, more=["venus"]).lay(0, "Manutech").give(0, "Immigrant City").stock(0, mc=13)
    table.production(0, energy=1).play(0, "Immigrant City", "space:G4")
    assert (table.makes(0), table.has(0)) == ({"mc": -1}, {"mc": 1})


@obeys("r451")
def test_immigration_shuttles_count_the_cities_of_all_off_mars_and_capital_too() -> None:
    table = Table().lay(0, "Immigration Shuttles").tile("D5", "capital", 1).tile("phobos-space-haven", "city", 1)
    assert table.points(0)["cards"] == 0
    assert table.tile("G4", "city", 0).points(0)["cards"] == 1
    assert table.tiles("city", 1, "G6", "C4", "ganymede-colony").points(0)["cards"] == 2


@obeys("r505")
def test_pets_get_an_animal_for_a_city_off_mars_and_nobody_takes_it() -> None:
    table = Table().lay(0, "Pets").give(0, "Phobos Space Haven").stock(0, mc=25).play(0, "Phobos Space Haven")
    assert table.on(0, "Pets") == 1
    table.lay(1, "Predators").give(1, "Virus").stock(1, mc=1)
    assert "action:predators" not in table.offers(1)
    table.play(1, "Virus")
    assert table.on(0, "Pets") == 1


@obeys("r462")
def test_on_elysium_lava_tube_settlement_goes_on_a_volcano_beside_cities_too() -> None:
    table = Table(2, more=["prelude"], map="elysium").tile("B2", "city", 1).give(0, "Lava Tube Settlement")
    table.stock(0, mc=15).production(0, energy=1).play(0, "Lava Tube Settlement")
    assert table.spaces() == {"B1", "C1", "C7", "E9"}
    assert "B1" in table.game.box.map.near["B2"]


# Special tiles.


@obeys("r406")
def test_commercial_district_need_not_lie_beside_a_city() -> None:
    table = Table().tile("G4", "city", 1).give(0, "Commercial District").stock(0, mc=16).production(0, energy=1)
    table.play(0, "Commercial District")
    assert {"A1", "G3", "I4"} <= table.spaces()


@obeys("r418", "r419")
@pytest.mark.parametrize("kind", ["city", "capital"])
def test_the_crater_of_deimos_lies_beside_no_city_but_a_city_may_lie_beside_it(kind: str) -> None:
    table = Table(2, more=["promos"]).tile("D5", kind, 1).give(0, "deimos-down-x31").stock(0, mc=31)
    table.parameters(temperature=2).play(0, "deimos-down-x31")
    assert not {"D5", *table.game.box.map.near["D5"]} & table.spaces()
    table.pick("space:G4")
    assert view(table.game, None).seats[0].cities == 0
    assert set(table.game.box.map.near["G4"]) <= table.stock(0, mc=25).turn(0).act(0, "project:city").spaces()


@obeys("r426")
def test_the_tile_of_ecological_zone_is_no_greenery() -> None:
    table = Table().tile("D5", "ecological-zone", 0).tile("D4", "city", 0).stock(0, mc=8)
    assert (table.points(0)["greeneries"], table.points(0)["cities"]) == (0, 0)
    assert "milestone:gardener" not in table.tiles("greenery", 0, "G4", "G5").offers(0)
    assert "milestone:gardener" in table.tile("G6", "greenery", 0).offers(0)


@obeys("r461")
def test_on_tharsis_lava_flows_on_the_four_volcanoes_only() -> None:
    table = Table().give(0, "Lava Flows").stock(0, mc=18).play(0, "Lava Flows")
    assert table.spaces() == {"B2", "C1", "D1", "E1"}


@obeys("r473", "r474")
@pytest.mark.parametrize("name", ["Mangrove", "Protected Valley"])
def test_a_greenery_for_an_ocean_area_goes_on_any_of_them_whatever_lies_beside(name: str) -> None:
    table = Table().tile("G4", "city", 0).parameters(temperature=4).give(0, name).stock(0, mc=23)
    table.play(0, name)
    assert table.spaces() == set(table.game.box.map.of_kind["ocean"])
    table.pick("space:A5")
    assert (table.game.table.tiles["A5"].kind, table.parameter("oxygen")) == ("greenery", 1)


@obeys("r491")
@pytest.mark.parametrize("name", ["Mining Area", "Mining Rights"])
def test_a_mine_goes_on_an_area_with_a_metal_other_icons_there_are_gained_too(name: str) -> None:
    table = Table().tiles("greenery", 0, "C1", "H2").give(0, name).stock(0, mc=9).play(0, name)
    assert "D1" in table.spaces()
    spaces = table.game.box.map.spaces
    assert all({"steel", "titanium"} & set(spaces[space].bonus) for space in table.spaces())
    table.pick("space:D1")
    assert (table.makes(0), table.has(0)["plants"], table.has(0)["titanium"]) == ({"titanium": 1}, 1, 1)


@obeys("r494")
def test_mining_guild_gets_a_step_more_for_the_metal_under_mining_rights() -> None:
    table = Table().lay(0, "Mining Guild").give(0, "Mining Rights").stock(0, mc=9)
    assert table.play(0, "Mining Rights", "space:I1").makes(0) == {"steel": 1 + 1}


@obeys("r497")
@pytest.mark.parametrize("name", ["Natural Preserve", "Research Outpost"])
@pytest.mark.parametrize("kind", ["ocean", "greenery", "city", "lava-flows"])
def test_a_tile_that_must_lie_alone_has_no_tile_at_all_beside_it(name: str, kind: str) -> None:
    table = Table().tile("E5", kind, -1 if kind == "ocean" else 0).give(0, name).stock(0, mc=18).play(0, name)
    assert table.spaces() == set(table.game.box.map.of_kind["land"]) - {"E5", *table.game.box.map.near["E5"]}


@obeys("r506")
def test_the_greenery_of_plantation_goes_beside_an_own_tile() -> None:
    table = Table().lay(0, "Research").tile("I1", "city", 0).give(0, "Plantation").stock(0, mc=15)
    assert table.play(0, "Plantation").spaces() == {"H1", "H2", "I2"}


# Claims.


@obeys("r459", "r492")
def test_a_claim_is_no_tile_beside_which_a_greenery_or_mining_area_goes() -> None:
    table = Table().give(0, "Land Claim", "Mining Area").stock(0, mc=50).play(0, "Land Claim", "space:H2")
    assert table.why_not(0, "Mining Area") == "no-space:metal-near-own"
    table.tile("C4", "city", 0)
    assert table.act(0, "project:greenery").spaces() <= set(table.game.box.map.near["C4"])


@obeys("r459")
def test_a_claimed_area_is_free_to_its_owner_only_by_the_rule_of_the_tile() -> None:
    table = Table().tile("G4", "city", 1).tile("C4", "city", 0).give(0, "Land Claim").stock(0, mc=50)
    table.play(0, "Land Claim", "space:G5")
    assert "G5" not in table.act(0, "project:greenery").spaces(), "it does not lie beside an own tile"
    table.pick(table.options()[0]).turn(0)
    assert "G5" not in table.act(0, "project:city").spaces(), "it lies beside a city"


@obeys("r460")
def test_nobody_has_to_place_on_an_own_claim() -> None:
    table = Table().give(0, "Land Claim").stock(0, mc=26).play(0, "Land Claim", "space:G5").act(0, "project:city")
    assert {"G5", "D5", "C1"} <= table.spaces()
    table.pick("space:D5")
    assert table.game.table.claims == {"G5": 0}
