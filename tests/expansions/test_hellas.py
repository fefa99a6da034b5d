"""Hellas: the South Pole and its toll, cards that name places of Tharsis, milestones and awards."""

from __future__ import annotations

import pytest

from engine import Illegal, Options, new_game
from engine.core import Reason
from engine.placement import spaces
from tests.engine.table import Table
from tests.rulings.obeys import obeys

POLE = "I3"


def hellas(players: int = 2) -> Table:
    return Table(players, map="hellas")


def test_a_tile_on_the_south_pole_costs_6_and_places_an_ocean_that_pays_as_any_other() -> None:
    table = hellas().stock(0, mc=31).act(0, "project:city").pick(f"space:{POLE}")
    assert (table.has(0), table.key) == ({}, "place:ocean")
    table.pick("space:E7")
    assert (table.parameter("oceans"), table[0].tr, table.has(0)) == (1, 21, {"heat": 3})


def test_who_cannot_pay_for_the_pole_is_not_offered_it() -> None:
    table = hellas().stock(0, mc=30).act(0, "project:city")
    assert POLE not in table.spaces()
    assert "I2" in table.spaces()
    with pytest.raises(Illegal) as caught:
        table.choose(f"space:{POLE}")
    assert caught.value.why == Reason("too-dear", 1)


def test_the_pole_is_free_once_nine_oceans_lie() -> None:
    table = hellas().oceans(9).stock(0, mc=25).act(0, "project:city").pick(f"space:{POLE}")
    assert table.done
    assert (table.has(0), table[0].tr) == ({}, 20)


def test_a_greenery_for_plants_may_be_placed_there_too() -> None:
    table = hellas().tiles("city", 0, "I2").stock(0, plants=8, mc=6).act(0, "convert:plants")
    table.pick(f"space:{POLE}").pick("space:E8")
    assert (table.has(0), table.parameter("oxygen"), table.parameter("oceans")) == ({}, 1, 1)


def test_a_greenery_goes_anywhere_if_the_only_area_beside_an_own_tile_is_the_pole_and_too_dear() -> None:
    """Rulebook, Tiles: beside an own tile if possible; boards.yaml: an area whose price cannot be paid cannot be used."""

    def beside_the_pole(**stock: int) -> Table:
        return hellas().tile("I2", "city", 0).tiles("greenery", 1, "H2", "H3", "I1").stock(0, **stock)

    assert {POLE, "A2"} & beside_the_pole(plants=8, mc=5).act(0, "convert:plants").spaces() == {"A2"}
    assert {POLE, "A2"} & beside_the_pole(mc=28).act(0, "project:greenery").spaces() == {"A2"}
    assert beside_the_pole(plants=8, mc=6).act(0, "convert:plants").key == "place:ocean"


@obeys("r500")
def test_there_is_no_noctis_area_so_that_noctis_city_is_placed_as_any_city() -> None:
    table = hellas().give(0, "Noctis City").stock(0, mc=18).production(0, energy=1).tiles("city", 1, "G3")
    table.play(0, "Noctis City")
    assert table.spaces() == set(spaces(table.game, 0, "city")) - {POLE}
    assert not {"G2", "G4", "F3"} & table.spaces()
    table.pick("space:D3")
    assert table.makes(0) == {"mc": 3}


@obeys("r171")
def test_there_are_no_volcanic_areas_so_that_lava_may_flow_on_any_land() -> None:
    table = hellas().give(0, "Lava Flows").stock(0, mc=18).play(0, "Lava Flows")
    assert table.spaces() == set(spaces(table.game, 0, "land")) - {POLE}


def test_a_wild_tag_is_another_tag_and_the_pole_counts_no_tiles_of_others() -> None:
    table = hellas().tiles("greenery", 0, "H1", "I2").tiles("greenery", 1, "I4").tile("G1", "city", 0)
    explorer = table.game.box.milestones["polar-explorer"]
    assert [explorer.score(table.game, p) for p in table.players] == [2, 1]
    assert not explorer.reached(table.game, table[0])


def test_the_solo_game_has_the_map_without_its_milestones() -> None:
    game = new_game(Options(players=1, corporate_era=True, map="hellas"), "solo")
    while game.table.phase == "setup":
        seat, decision = next(iter(game.pending.items()))
        game.answer(seat, decision.options[: decision.least])
    assert sorted(tile.kind for tile in game.table.tiles.values()) == ["city", "city", "greenery", "greenery"]
    assert (game.table.parameters["oceans"], game.box.milestones) == (0, {})


def test_each_wild_tag_is_one_more_kind_for_the_diversifier() -> None:
    table = Table(2, map="hellas", more=("prelude",)).stock(0, mc=8)
    table.lay(0, "Research", "Power Plant", "Lichen", "Fish", "Decomposers", "Satellites")
    assert "milestone:diversifier" not in table.turn(0).options(), (
        "science, power, building, plant, animal, microbe, space"
    )
    table.lay(0, "Research Coordination")
    assert "milestone:diversifier" in table.turn(0).options()
