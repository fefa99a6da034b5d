"""What cards count: tags, tiles, events and resources, whose and where."""

from __future__ import annotations

import pytest

from engine.amounts import number as number_of
from engine.amounts import per_city_near, per_city_on_mars, per_ocean_near, per_resource, per_tag
from engine.core import Cause
from engine.requirements import AtLeast, AtMost, Cities, HasTag, makes, own_greenery
from tests.engine.table import Table, number


def test_tags_of_all_opponents_are_counted_and_own_ones_are_not() -> None:
    table = Table(3).lay(0, "Satellites").lay(1, "Space Station", "Io Mining Industries").lay(2, "Shuttles")
    table.give(0, "Toll Station").stock(0, mc=12).play(0, "Toll Station")
    assert table.makes(0) == {"mc": 3}


def test_events_of_all_players_are_counted() -> None:
    table = Table(2).buried(0, "Comet").buried(1, "Asteroid", "Virus").give(0, "Media Archives").stock(0, mc=8)
    assert table.play(0, "Media Archives").has(0) == {"mc": 3}


def test_cities_off_the_map_are_not_on_mars() -> None:
    table = Table(2).tile("E5", "city", 1).tile("G4", "capital", 0).tile("phobos-space-haven", "city", 1)
    assert number_of(per_city_on_mars(), table.game, table[0], Cause()) == 2
    table.give(0, "Greenhouses").stock(0, mc=6).play(0, "Greenhouses")
    assert table.has(0) == {"plants": 3}


def test_only_tiles_next_to_the_tile_of_the_card_are_counted() -> None:
    table = Table(2).give(0, "Capital").stock(0, mc=26).production(0, energy=2).oceans(0).parameters(oceans=4)
    table.play(0, "Capital", "space:D4").tile("E4", "ocean").tile("D3", "ocean").tile("A4", "ocean")
    here = Cause(number("Capital"))
    assert number_of(per_ocean_near(), table.game, table[0], here) == 2
    assert number_of(per_city_near(), table.game, table[0], here) == 0
    assert number_of(per_ocean_near(), table.game, table[0], Cause(number("Comet"))) == 0  # it has placed no tile


def test_full_groups_of_resources_on_the_card_are_counted() -> None:
    table = Table(2).lay(0, "Decomposers", resources=5)
    here = Cause(number("Decomposers"))
    assert number_of(per_resource(every=3), table.game, table[0], here) == 1
    assert number_of(per_resource(every=2, times=3), table.game, table[0], here) == 6
    assert number_of(per_resource(every=2, cap=3), table.game, table[0], here) == 1
    assert number_of(per_resource(), table.game, table[0], Cause(number("Fish"))) == 0


def test_full_groups_of_tags_are_counted() -> None:
    table = Table(2).lay(0, "Research", "Physics Complex")
    assert number_of(per_tag("science", 2), table.game, table[0], Cause()) == 1
    assert number_of(per_tag("jovian"), table.game, table[0], Cause()) == 0


@pytest.mark.parametrize(("laid", "lacks"), [((), 3), (("Research",), 1), (("Research", "Physics Complex"), 0)])
def test_missing_tags_are_counted(laid: tuple[str, ...], lacks: int) -> None:
    table = Table(2).lay(0, *laid)
    assert HasTag("science", 3).lacks(table.game, table[0]) == lacks


def test_a_requirement_of_cities_counts_those_off_the_map_and_of_all_players() -> None:
    table = Table(2).give(0, "Rad-Suits").stock(0, mc=6).tile("E5", "city", 1)
    assert Cities(2).lacks(table.game, table[0]) == 1
    assert table.why_not(0, "Rad-Suits") == "requires"
    assert table.tile("phobos-space-haven", "city", 1).why_not(0, "Rad-Suits") is None


def test_a_requirement_of_greeneries_counts_own_ones() -> None:
    table = Table(2).tile("E5", "greenery", 1)
    assert own_greenery(2).lacks(table.game, table[0]) == 2
    assert own_greenery(2).lacks(table.game, table[1]) == 1
    assert own_greenery(1).lacks(table.game, table[1]) == 0
    assert own_greenery(1).lacks(table.tiles("greenery", 1, "G4", "G6").game, table[1]) == 0


def test_a_requirement_of_production_is_one_step() -> None:
    table = Table(2).production(0, titanium=1, steel=2)
    lacks = [makes(what).lacks(table.game, table[0]) for what in ("titanium", "steel", "plants")]
    assert lacks == [0, 0, 1]


def test_a_requirement_that_is_more_than_met_lacks_nothing() -> None:
    table = Table(2).parameters(temperature=-12, oxygen=9)
    assert (
        AtLeast("oxygen", 4).lacks(table.game, table[0]) == AtMost("temperature", -4).lacks(table.game, table[0]) == 0
    )
    assert (
        AtLeast("oxygen", 9).lacks(table.game, table[0]) == AtMost("temperature", -12).lacks(table.game, table[0]) == 0
    )
    assert AtMost("oxygen", 5).lacks(table.lay(0, "Inventrix").game, table[0]) == 2
