"""Rulings about what cards, events and tiles take from players, and about what keeps them from it."""

from __future__ import annotations

import pytest

from tests.engine.table import Table
from tests.expansions.test_turmoil import event, table_of
from tests.rulings.obeys import obeys


@obeys("r516")
def test_protected_habitats_do_not_stop_their_owner() -> None:
    table = Table().lay(0, "Protected Habitats", "Predators").lay(0, "Fish", resources=1).stock(0, plants=8)
    table.use(0, "Predators", "card:fish")
    assert (table.on(0, "Predators"), table.on(0, "Fish")) == (1, 0)
    table.act(0, "convert:plants").pick("space:G4")
    assert table.has(0) == {}


@obeys("r517")
def test_protected_habitats_do_not_stop_global_events() -> None:
    table = table_of().lay(0, "Protected Habitats").stock(0, plants=9).stock(1, plants=9)
    event(table, "eco-sabotage")
    assert (table.has(0), table.has(1)) == ({"plants": 3}, {"plants": 3})


@obeys("r570")
def test_virus_takes_animals_from_one_card_only_and_may_be_played_for_nothing() -> None:
    table = Table(3).lay(1, "Fish", resources=1).lay(1, "Small Animals", resources=3).give(0, "Virus").stock(0, mc=1)
    table.play(0, "Virus")
    if table.options() == ("0", "1"):
        table.pick("0")
    picked = next(option for option in table.options() if "fish" in option)
    table.pick(picked)
    assert table.done
    assert (table.on(1, "Fish"), table.on(1, "Small Animals")) == (0, 3)
    nothing = Table().give(0, "Virus").stock(0, mc=1).play(0, "Virus")
    assert (nothing.done, nothing.names(nothing[0].events)) == (True, ["Virus"])


@obeys("r675")
@pytest.mark.parametrize("takes", [True, False])
def test_flooding_may_take_nothing(takes: bool) -> None:
    table = Table().tile("D4", "city", 1).stock(1, mc=9).give(0, "Flooding").stock(0, mc=7)
    table.play(0, "Flooding", "space:E5", "seat:1" if takes else "none")
    assert table.has(1) == {"mc": 5 if takes else 9}


@obeys("r683")
def test_flooding_takes_no_heat_of_helion() -> None:
    table = Table().lay(1, "Helion").tile("D4", "city", 1).stock(1, mc=1, heat=9).give(0, "Flooding").stock(0, mc=7)
    table.play(0, "Flooding", "space:E5", "seat:1")
    assert table.done
    assert table.has(1) == {"heat": 9}


@obeys("r626")
def test_a_dust_storm_takes_heat_first_so_that_helion_cannot_pay_with_it() -> None:
    table = table_of().lay(0, "Helion").lay(0, "Mine", "Strip Mine").stock(0, mc=6, heat=9)
    event(table, "global-dust-storm")
    assert table.has(0) == {"mc": 2}


@obeys("r619")
def test_corrosive_rain_takes_both_floaters_from_one_card() -> None:
    table = table_of(more=["venus", "colonies", "turmoil"]).stock(0, mc=12)
    table.lay(0, "Dirigibles", resources=1).lay(0, "Extractor Balloons", resources=1)
    event(table, "corrosive-rain")
    assert (table.game.pending, table.has(0)) == ({}, {"mc": 2}), "one on each of two cards will not do"
    table.stock(0, mc=12).lay(0, "Aerial Mappers", resources=2)
    event(table, "corrosive-rain").pick("0")
    found = {"Dirigibles": 1, "Extractor Balloons": 1, "Aerial Mappers": 0}
    assert ({name: table.on(0, name) for name in found}, table.has(0)) == (found, {"mc": 12})


@obeys("r671")
@pytest.mark.parametrize(("mc", "left"), [(12, 2), (7, 0)])
def test_who_has_no_two_floaters_loses_ten_in_corrosive_rain(mc: int, left: int) -> None:
    table = table_of(more=["venus", "colonies", "turmoil"]).stock(0, mc=mc).lay(0, "Dirigibles", resources=1)
    event(table, "corrosive-rain")
    assert (table[0].stock["mc"], table.on(0, "Dirigibles")) == (left, 1)
