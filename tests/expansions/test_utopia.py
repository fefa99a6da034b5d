"""Utopia Planitia: energy areas, no volcanoes, milestones and awards."""

from __future__ import annotations

from engine.expansions import left_out
from engine.placement import spaces
from tests.engine.table import Table


def utopia(*more: str) -> Table:
    return Table(2, corporate_era=True, map="utopia", more=more)


def test_a_tile_in_the_north_brings_energy_to_the_stock() -> None:
    """Fact sheet, boards_more.yaml: three energy areas in the north; energy icons go to the stock."""
    table = utopia().stock(0, mc=25).act(0, "project:city").pick("space:B4")
    assert table.has(0) == {"energy": 2}
    assert len(table[0].hand) == 1


def test_without_volcanoes_lava_flows_on_any_land_and_a_tube_is_placed_as_a_city() -> None:
    """Measured; the fact sheet, special rules of the map."""
    table = utopia("prelude").give(0, "Lava Flows", "Lava Tube Settlement").stock(0, mc=40).production(0, energy=1)
    table.tiles("city", 1, "E5").play(0, "Lava Flows")
    assert table.spaces() == set(spaces(table.game, 0, "land"))
    table.pick("space:A1").turn(0).play(0, "Lava Tube Settlement")
    assert table.spaces() == set(spaces(table.game, 0, "city"))


def test_the_capital_and_a_special_tile_on_an_ocean_area_count_for_the_manager() -> None:
    """Fact sheet, goals_more.yaml, Manager."""
    table = utopia().tile("E5", "capital", 0).tile("C1", "mohole-area", 0).tile("A1", "city", 0).tile("A5", "mine", 1)
    assert table.scores("manager") == [2, 1]


def test_a_trader_has_kinds_on_cards_and_no_standard_resources() -> None:
    """Fact sheet, goals_more.yaml, Trader."""
    table = utopia().lay(0, "Fish", resources=2).lay(0, "Birds", resources=1).lay(0, "Tardigrades", resources=1)
    assert table.stock(0, steel=4).scores("trader") == [2, 0]


def test_tiles_at_the_edge_count_for_the_suburbian_but_none_off_the_map() -> None:
    """Fact sheet, goals_more.yaml, Suburbian."""
    table = utopia().tiles("greenery", 0, "A3", "E1", "E9", "E5", "B2").tile("ganymede-colony", "city", 0)
    assert table.scores("suburbian") == [3, 0]
    edge = [key for key, near in table.game.box.map.near.items() if len(near) < 6]
    assert len(edge) == 24


def test_a_city_off_the_map_counts_for_the_metropolist() -> None:
    """Fact sheet, goals_more.yaml, Metropolist."""
    assert utopia().tile("ganymede-colony", "city", 1).tile("E5", "capital", 1).scores("metropolist") == [0, 2]


def test_the_pioneer_is_left_out_without_colonies() -> None:
    """Fact sheet, boards_more.yaml: without Colonies nobody can ever meet it; that it is left out is our decision."""
    options = utopia().game.options
    assert "pioneer" not in utopia().game.box.milestones
    assert left_out(options) == {"pioneer": ("colonies",)}
    assert left_out(options.model_copy(update={"players": 1})) == {}
