"""Vastitas Borealis: the North Pole and its toll, volcanoes, milestones and awards."""

from __future__ import annotations

from engine import view
from engine.robots.on_map import worth_of_space
from engine.robots.worth import Worth
from tests.engine.table import Table

POLE = "E5"


def vastitas(players: int = 2) -> Table:
    return Table(players, corporate_era=True, map="vastitas")


def test_a_tile_on_the_north_pole_costs_4_and_raises_the_temperature() -> None:
    """Fact sheet, boards_more.yaml, North Pole."""
    table = vastitas().stock(0, mc=29).act(0, "project:city").pick(f"space:{POLE}")
    assert (table.has(0), table.parameter("temperature"), table[0].tr) == ({}, -28, 21)


def test_the_mc_beside_oceans_do_not_count_for_the_price_of_that_tile() -> None:
    """Measured; the fact sheet, special rules of the map."""
    table = vastitas().tile("E6", "ocean").tile("F4", "ocean").stock(0, mc=28).act(0, "project:city")
    assert POLE not in table.spaces()


def test_a_greenery_on_the_pole_that_completes_8_percent_raises_the_temperature_twice() -> None:
    """Measured; the fact sheet, special rules of the map."""
    table = vastitas().tiles("city", 0, "D5").stock(0, plants=8, mc=4)
    table.game.table.parameters["oxygen"] = 7
    table.act(0, "convert:plants").pick(f"space:{POLE}")
    assert (table.has(0), table.parameter("temperature"), table[0].tr) == ({}, -26, 23)


def test_the_pole_is_free_and_open_to_all_at_8_degrees() -> None:
    """The measured program keeps it closed to who has less than 4 M€; the fact sheet calls that a slip."""
    table = vastitas().stock(0, mc=25)
    table.game.table.parameters["temperature"] = 8
    table.act(0, "project:city").pick(f"space:{POLE}")
    assert (table.has(0), table[0].tr) == ({}, 20)


def test_the_vikings_are_ordinary_areas_without_turmoil() -> None:
    """Fact sheet, boards_more.yaml, Viking 1 and Viking 2."""
    box = vastitas().game.box
    assert [box.map.spaces[key].bonus for key in ("D8", "I1")] == [(), ()]


def test_a_tile_on_a_volcano_or_beside_one_counts_once_for_the_geologist() -> None:
    """Fact sheet, goals_more.yaml, Geologist."""
    table = vastitas().tile("A3", "lava-flows", 0).tile("A2", "city", 0).tile("B4", "greenery", 0).tile("B2", "city", 1)
    assert table.tile("ganymede-colony", "city", 0).scores("geologist") == [3, 0]


def test_only_own_tiles_connect_for_the_landscaper_and_a_city_off_the_map_is_a_group() -> None:
    """Measured; the fact sheet, awards of the map."""
    table = vastitas().tiles("greenery", 0, "H1", "H2", "H4").tile("H3", "city", 1).tile("G7", "greenery", 0)
    table.tile("ganymede-colony", "city", 1).tile("I3", "greenery", 0)
    assert table.scores("landscaper") == [2, 1]
    assert table.tile("H3", "greenery", 0).scores("landscaper")[0] == 5


def test_the_highlander_counts_tiles_on_mars_that_are_beside_no_ocean() -> None:
    """Fact sheet, goals_more.yaml, Highlander."""
    table = (
        vastitas().tile("E3", "ocean").tile("E2", "city", 0).tile("I5", "city", 0).tile("ganymede-colony", "city", 0)
    )
    assert table.scores("highlander") == [1, 0]


def test_a_robot_lays_the_tile_that_makes_it_a_geologist_and_joins_its_group() -> None:
    """No icon, neighbour or price is in it: what the tile does for a milestone, and for an award that is funded, decides."""
    table = vastitas().tiles("greenery", 0, "A2", "A4").stock(0, mc=25).act(0, "project:city")
    worth = Worth(view(table.game, 0))
    assert worth_of_space(worth, "B3", "mine") > worth_of_space(worth, "C6", "mine")
    table = vastitas().tiles("greenery", 0, "H2").stock(0, mc=25)
    table.game.table.awards["landscaper"] = 1
    worth = Worth(view(table.act(0, "project:city").game, 0))
    assert worth_of_space(worth, "I2", "ocean") == worth_of_space(worth, "B3", "ocean")
    joined, apart = (worth_of_space(worth, at, "mine") for at in ("I2", "B3"))
    assert joined > apart
