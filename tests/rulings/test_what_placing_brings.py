"""Rulings about who gains what when a tile is placed, also in the last greeneries."""

from __future__ import annotations

from engine.phases.generation import RunPhase
from tests.engine.table import Table
from tests.rulings.obeys import obeys


@obeys("r655")
def test_the_placement_bonus_of_an_ocean_area_is_gained_by_whoever_places() -> None:
    table = Table().lay(1, "Arctic Algae").stock(0, mc=18).act(0, "project:aquifer").pick("space:E5")
    assert (table.has(0), table.has(1)) == ({"plants": 2}, {"plants": 2}), "one for the area, one for Arctic Algae"


@obeys("r656")
def test_effects_that_react_to_greeneries_react_in_the_last_greeneries_too() -> None:
    table = Table().complete().lay(0, "Herbivores").stock(0, plants=8).tile("G4", "city", 0)
    table.run(RunPhase("ending")).pick("convert:plants", "space:G5")
    assert (table.on(0, "Herbivores"), table.game.over) == (1, True)


@obeys("r657")
def test_the_bonus_plants_of_one_last_greenery_may_pay_for_the_next() -> None:
    table = Table().complete().stock(0, plants=14).tile("D4", "city", 0)
    table.run(RunPhase("ending")).pick("convert:plants", "space:D5")
    assert (table.has(0)["plants"], table.key) == (8, "last-greenery")
    table.pick("convert:plants", "space:C3")
    assert table.game.over
    assert table.points(0)["greeneries"] == 2


@obeys("r670")
def test_a_city_may_be_laid_beside_the_tile_of_deimos_down_later() -> None:
    table = Table(2, more=["promos"]).give(0, "deimos-down-x31").stock(0, mc=60).tile("G2", "city", 1)
    table.play(0, "deimos-down-x31")
    assert not {"G1", "G3", "F2"} & table.spaces()
    table.pick("space:C3")
    table.act(0, "project:city")
    assert "C4" in table.spaces()
