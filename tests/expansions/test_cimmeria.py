"""Terra Cimmeria: the landing site, volcanoes, milestones and awards."""

from __future__ import annotations

from engine.expansions import left_out
from tests.engine.table import Table

SITE = "C3"


def cimmeria(*more: str) -> Table:
    return Table(2, corporate_era=True, map="cimmeria", more=more)


def test_without_colonies_the_landing_site_has_neither_icon_nor_price() -> None:
    """Measured; the fact sheet, special rules of the map."""
    table = cimmeria().stock(0, mc=25).act(0, "project:city").pick(f"space:{SITE}")
    assert table.done
    assert table.has(0) == {}


def test_lava_flows_on_the_four_volcanoes_only() -> None:
    """Fact sheet, boards_more.yaml: Albor Tholus, Tyrrhenus Mons, Apollinaris Mons, Hadriacus Mons."""
    table = cimmeria().give(0, "Lava Flows").stock(0, mc=18).play(0, "Lava Flows")
    assert table.spaces() == {"A3", "D1", "D7", "F1"}


def test_two_tags_of_each_planet_make_a_planetologist_and_a_wild_tag_fills_a_gap() -> None:
    """Fact sheet, goals_more.yaml, Planetologist."""
    table = cimmeria("venus", "prelude").lay(0, "Earth Office", "Sponsors", "Acquired Company", "Io Mining Industries")
    assert table.scores("planetologist") == [3, 0]
    assert table.lay(0, "Research Coordination").scores("planetologist") == [4, 0]


def test_the_planetologist_is_left_out_without_venus() -> None:
    """Fact sheet, boards_more.yaml: it needs Venus tags; that it is left out without them is our decision."""
    assert left_out(cimmeria().game.options) == {"planetologist": ("venus",)}
    assert left_out(cimmeria("venus").game.options) == {}


def test_a_city_off_the_map_is_on_no_coast() -> None:
    """Fact sheet, goals_more.yaml, Coastguard."""
    table = cimmeria().tile("A1", "ocean").tile("A2", "greenery", 0).tile("ganymede-colony", "city", 0)
    assert table.tile("B2", "city", 1).scores("coastguard") == [1, 1]


def test_a_special_tile_beside_anothers_counts_for_the_founder_and_each_tile_once() -> None:
    """Fact sheet, goals_more.yaml, Founder."""
    table = cimmeria().tile("E5", "mine", 1).tile("E6", "capital", 0).tile("D5", "greenery", 0).tile("H2", "city", 0)
    assert table.scores("founder") == [2, 1]


def test_the_mogul_counts_all_production_but_that_of_mc() -> None:
    """Fact sheet, goals_more.yaml, Mogul."""
    table = cimmeria().production(0, mc=9, steel=1, titanium=2, plants=3, energy=4, heat=5)
    assert table.scores("mogul") == [15, 0]


def test_floaters_are_neither_animals_nor_microbes() -> None:
    """Fact sheet, goals_more.yaml, Zoologist."""
    table = cimmeria("venus").lay(0, "Fish", resources=2).lay(0, "Tardigrades", resources=3)
    assert table.lay(0, "Dirigibles", resources=4).scores("zoologist") == [5, 0]
