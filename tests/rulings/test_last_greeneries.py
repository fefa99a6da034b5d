"""Rulings about the greeneries after the last production."""

from __future__ import annotations

import pytest

from engine.phases.generation import RunPhase
from tests.engine.table import Table
from tests.rulings.obeys import obeys


def ending(table: Table) -> Table:
    return table.run(RunPhase("ending"))


@obeys("r184")
def test_the_last_greeneries_bring_placement_bonuses_money_beside_oceans_and_reactions() -> None:
    table = Table().complete().lay(0, "Herbivores").stock(0, plants=16)
    taken = {space for space, tile in table.game.table.tiles.items() if tile.kind == "ocean"}
    assert "E4" in taken
    ending(table).pick("convert:plants", "space:D3")
    assert table.has(0) == {"mc": 2, "plants": 9}, "D3 shows a plant and lies beside the ocean at E4"
    assert table.on(0, "Herbivores") == 1
    table.pick("convert:plants", "space:C2")
    assert table.on(0, "Herbivores") == 2
    assert table.game.over


@obeys("r185")
def test_the_last_greeneries_raise_no_rating_when_oxygen_is_complete() -> None:
    table = ending(Table().complete().stock(0, plants=8)).pick("convert:plants", "space:C2")
    assert (table.parameter("oxygen"), table[0].tr) == (14, 20)


@obeys("r185")
@pytest.mark.parametrize(("plants", "left"), [(7, 0), (14, 7), (6, 6)])
def test_ecoline_converts_seven_plants_for_a_last_greenery_too(plants: int, left: int) -> None:
    table = ending(Table().complete().lay(0, "Ecoline").stock(0, plants=plants))
    if plants >= 7:
        assert table.key == "last-greenery"
        table.pick("convert:plants", "space:C2")
    assert table.has(0).get("plants", 0) == left
    if left >= 7:
        assert table.key == "last-greenery"
    else:
        assert table.game.over


@obeys("r185")
def test_a_last_greenery_may_be_declined() -> None:
    table = ending(Table().complete().stock(0, plants=8)).pick("done")
    assert table.game.over
    assert table.has(0) == {"plants": 8}


@obeys("r186")
@pytest.mark.parametrize("space", [False, True])
def test_nothing_is_converted_where_no_space_is_left(space: bool) -> None:
    table = Table().complete().stock(0, plants=8)
    table.tiles("greenery", 1, *table.game.box.map.of_kind["land"][int(space) :])
    ending(table)
    assert table.game.over is not space
    if space:
        assert table.key == "last-greenery"
    else:
        assert table.has(0) == {"plants": 8}


@obeys("r657")
def test_the_plant_that_philares_gains_by_a_last_greenery_may_pay_for_the_next() -> None:
    table = Table(more=["promos"]).complete().lay(0, "Philares").stock(0, plants=15)
    table.tile("C3", "city", 1).tile("C5", "city", 0)
    ending(table).pick("convert:plants", "space:C4", "plants")
    assert (table.seat, table.key) == (0, "last-greenery")


@obeys("r657")
def test_the_plant_that_philares_gains_by_the_last_greenery_of_another_may_pay_for_an_own_one() -> None:
    table = Table(more=["promos"]).complete().lay(1, "Philares").stock(0, plants=8).stock(1, plants=7)
    table.tile("C3", "city", 1).tile("C5", "city", 0)
    ending(table).pick("convert:plants", "space:C4")
    assert (table.seat, table.key, table.game.over) == (1, "gain-chosen:1", False)
    table.pick("plants")
    assert (table.seat, table.key) == (1, "last-greenery")
    table.pick("done")
    assert table.game.over
