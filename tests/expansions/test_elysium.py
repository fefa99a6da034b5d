"""Elysium: four volcanoes, Olympus Mons with three cards, milestones and awards."""

from __future__ import annotations

from tests.engine.table import Table
from tests.rulings.obeys import obeys


def elysium(players: int = 2, *, corporate_era: bool = True) -> Table:
    return Table(players, corporate_era=corporate_era, map="elysium")


@obeys("r461")
def test_lava_flows_on_the_four_volcanoes_only() -> None:
    table = elysium().give(0, "Lava Flows").stock(0, mc=18).play(0, "Lava Flows")
    assert table.spaces() == {"B1", "C1", "C7", "E9"}


def test_olympus_mons_gives_three_cards() -> None:
    table = elysium().stock(0, mc=25).act(0, "project:city").pick("space:C7")
    assert len(table[0].hand) == 3


@obeys("r500")
def test_noctis_city_is_placed_as_any_city() -> None:
    table = elysium().give(0, "Noctis City").stock(0, mc=18).production(0, energy=1).tiles("city", 1, "E3")
    table.play(0, "Noctis City")
    assert "E6" in table.spaces()
    assert not {"E2", "E4", "D3"} & table.spaces()


@obeys("r581", "r582")
def test_a_generalist_has_raised_all_six_productions_above_those_of_the_start() -> None:
    once = dict.fromkeys(("mc", "steel", "titanium", "plants", "energy", "heat"), 1)
    for corporate_era, needed in ((True, 1), (False, 2)):
        table = elysium(corporate_era=corporate_era).production(0, **once)
        generalist = table.game.box.milestones["generalist"]
        assert generalist.reached(table.game, table[0]) == (needed == 1)
        table.production(0, **dict.fromkeys(once, needed))
        assert generalist.reached(table.game, table[0])


def test_tiles_beside_several_oceans_or_off_the_map_count_once_or_not_for_the_estate_dealer() -> None:
    table = elysium().tile("A2", "ocean").tile("A3", "ocean").tile("B3", "greenery", 0).tile("E1", "city", 0)
    table.tile("ganymede-colony", "city", 0).tile("B2", "greenery", 1)
    assert table.scores("estate-dealer") == [1, 1]


@obeys("r089", "r576")
def test_corporations_and_events_are_no_cards_of_a_tycoon_or_a_celebrity() -> None:
    table = elysium().lay(0, "ThorGate", "Mine", "Fusion Power", "Io Mining Industries").buried(0, "Deimos Down")
    box, me = table.game.box, table[0]
    assert box.milestones["tycoon"].score(table.game, me) == 3
    assert box.awards["celebrity"].score(table.game, me) == 1
    assert box.milestones["legend"].score(table.game, me) == 1
