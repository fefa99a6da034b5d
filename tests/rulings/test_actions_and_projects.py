"""Rulings about actions: conversions, standard projects, patents and the actions of cards."""

from __future__ import annotations

import pytest

from engine.effects.order import Triggered
from engine.effects.parameters import Raise
from engine.phases.generation import RunPhase
from engine.state import Tile
from tests.engine.table import Table, number
from tests.rulings.obeys import obeys


def full(table: Table, *but: str) -> Table:
    """Let greeneries of seat 1 lie on all land but these spaces."""
    land = [space.key for space in table.game.box.map.spaces.values() if space.kind != "ocean"]
    return table.tiles("greenery", 1, *(space for space in land if space not in but))


# Standard projects and conversions.


@obeys("r092")
@pytest.mark.parametrize("option", ["convert:heat", "project:power-plant", "project:asteroid"])
def test_conversions_and_standard_projects_may_be_repeated_without_limit(option: str) -> None:
    table = Table().stock(0, heat=80, mc=140)
    for _ in range(9):
        assert option in table.offers(0)
        table.act(0, option)
        while not table.done:
            table.pick(table.options()[0])
    done = (
        table.makes(0).get("energy", 0)
        if option == "project:power-plant"
        else (table.parameter("temperature") + 30) // 2
    )
    assert done == 9


@obeys("r113")
def test_each_conversion_is_one_action() -> None:
    table = Table().stock(0, heat=24).act(0, "convert:heat")
    assert (table.parameter("temperature"), table.has(0), table.seat) == (-28, {"heat": 16}, 0)
    table.pick("convert:heat")
    assert (table.parameter("temperature"), table.seat) == (-26, 1)


@obeys("r094", "r134", "r139")
@pytest.mark.parametrize("option", ["project:city", "project:greenery", "convert:plants"])
def test_city_and_greenery_need_a_legal_space(option: str) -> None:
    table = full(Table().stock(0, mc=30, plants=8))
    assert option not in table.offers(0)
    assert option in full(Table().stock(0, mc=30, plants=8), "G4").offers(0)


@obeys("r095")
@pytest.mark.parametrize(
    ("project", "price"), [("project:asteroid", 14), ("project:aquifer", 18), ("project:air-scrapping", 15)]
)
def test_projects_whose_parameter_is_complete_may_be_paid_for_nothing(project: str, price: int) -> None:
    table = Table(2, more=["venus"]).complete().parameters(venus=30, oxygen=13).stock(0, mc=20)
    table.act(0, project)
    assert (table.has(0), table[0].tr) == ({"mc": 20 - price}, 20)
    assert (table.parameter("oceans"), table.parameter("temperature"), table.parameter("venus")) == (9, 8, 30)


@obeys("r096")
def test_selling_patents_is_one_action_for_any_number_of_cards_and_at_least_one() -> None:
    table = Table().give(0, "Mine", "Fish", "Comet", "Ants").act(0, "sell")
    assert (table.asked.least, table.asked.most) == (1, 4)
    table.choose("card:mine", "card:fish", "card:comet")
    assert (table.has(0), table.names(table[0].hand)) == ({"mc": 3}, ["Ants"])
    assert (table.seat, table.options()[-1]) == (0, "end"), "one action"
    assert "sell" not in Table().offers(0)


@obeys("r097")
def test_the_city_project_raises_the_production_of_money_a_step() -> None:
    table = Table().stock(0, mc=25).act(0, "project:city").pick("space:G4")
    assert (table.has(0), table.makes(0)) == ({}, {"mc": 1})


# Actions of cards.


@obeys("r056", "r109")
def test_an_action_is_used_once_a_generation_whatever_could_be_paid() -> None:
    table = Table().lay(0, "Space Mirrors").stock(0, mc=21).use(0, "Space Mirrors")
    assert table.makes(0) == {"energy": 1}
    assert "action:space-mirrors" not in table.offers(0)
    table.run(RunPhase("production"))
    assert "action:space-mirrors" in table.offers(0)


@obeys("r109")
def test_of_two_alternative_actions_one_is_used_in_a_generation() -> None:
    table = Table(2, more=["venus"]).lay(0, "Rotator Impacts", resources=1).stock(0, mc=12).use(0, "Rotator Impacts")
    assert len(table.options()) == 2
    table.pick("0")
    assert "action:rotator-impacts" not in table.offers(0)


@obeys("r110")
def test_playing_a_card_does_not_use_its_action() -> None:
    table = Table().give(0, "Tardigrades").stock(0, mc=4).play(0, "Tardigrades")
    assert table.on(0, "Tardigrades") == 0
    assert "action:tardigrades" in table.options(), "the second action of the turn"
    table.use(0, "Tardigrades")
    assert (table.on(0, "Tardigrades"), table.seat) == (1, 1)


@obeys("r111")
def test_viron_may_use_the_other_action_of_a_card_used_before() -> None:
    table = Table(2, more=["venus"]).lay(0, "Viron", "Rotator Impacts").stock(0, mc=6).use(0, "Rotator Impacts")
    assert table.on(0, "Rotator Impacts") == 1
    table.turn(0).use(0, "Viron")
    assert (table.on(0, "Rotator Impacts"), table.parameter("venus"), table.has(0)) == (0, 2, {})


@obeys("r112")
def test_effects_are_set_off_without_limit() -> None:
    table = Table().lay(0, "Rover Construction").stock(1, mc=75)
    for space in ("G4", "C3", "G7"):
        table.act(1, "project:city").pick(f"space:{space}")
    assert table.has(0) == {"mc": 6}


@obeys("r138")
@pytest.mark.parametrize(("name", "price"), [("Aquifer Pumping", 8), ("Search For Life", 1), ("Space Mirrors", 7)])
def test_the_price_of_an_action_must_be_paid_and_no_discount_lowers_it(name: str, price: int) -> None:
    action = f"action:{name.lower().replace(' ', '-')}"
    table = Table().lay(0, name, "Earth Catapult", "Anti-Gravity Technology", "Shuttles").stock(0, mc=price - 1)
    assert action not in table.offers(0)
    assert action in table.stock(0, mc=price).offers(0)
    table.act(0, action)
    assert table.has(0) == {}


@obeys("r104")
@pytest.mark.parametrize(("name", "prey"), [("Ants", "Tardigrades"), ("Predators", "Fish")])
def test_an_action_whose_price_is_a_resource_of_another_card_needs_one(name: str, prey: str) -> None:
    table = Table().lay(0, name).lay(1, prey)
    assert f"action:{name.lower()}" not in table.offers(0)
    table[1].resources[number(prey)] = 1
    table.turn(0).use(0, name)
    assert table.done, "nothing may be declined"
    assert (table.on(0, name), table.on(1, prey)) == (1, 0)


# Parameters that are complete.


@obeys("r116")
@pytest.mark.parametrize(
    ("name", "gained"),
    [("Asteroid", {"titanium": 2}), ("Giant Ice Asteroid", {}), ("Imported Hydrogen", {"plants": 3})],
)
def test_a_card_that_raises_a_complete_parameter_may_be_played_for_its_other_effects(
    name: str, gained: dict[str, int]
) -> None:
    table = Table().complete().parameters(oxygen=13).give(0, name).stock(0, mc=40, titanium=0).play(0, name)
    if not table.done:
        table.pick(table.options()[0])
    table.stock(0, mc=0)
    assert (table.has(0), table[0].tr) == (gained, 20)


@obeys("r118", "r119")
@pytest.mark.parametrize(
    ("name", "gained"),
    [
        ("Water Splitting Plant", {}),
        ("Steelworks", {"steel": 2}),
        ("Ironworks", {"steel": 1}),
        ("Ore Processor", {"titanium": 1}),
    ],
)
def test_an_action_that_raises_a_complete_parameter_may_be_used_and_brings_the_rest(
    name: str, gained: dict[str, int]
) -> None:
    table = Table().parameters(oxygen=14).lay(0, name).stock(0, energy=4).use(0, name)
    left = {"energy": 1} if name == "Water Splitting Plant" else {}
    assert (table.has(0), table[0].tr, table.parameter("oxygen")) == (gained | left, 20, 14)


@obeys("r120")
@pytest.mark.parametrize(("name", "price"), [("Aquifer Pumping", 8), ("Water Import From Europa", 12)])
def test_an_action_for_an_ocean_may_be_paid_when_nine_lie(name: str, price: int) -> None:
    table = Table().oceans(9).lay(0, name).stock(0, mc=15).use(0, name)
    assert (table.has(0), table[0].tr, table.parameter("oceans")) == ({"mc": 15 - price}, 20, 9)


@obeys("r114")
@pytest.mark.parametrize("name", ["Mangrove", "Plantation"])
def test_a_greenery_by_a_card_raises_oxygen_once(name: str) -> None:
    table = Table().parameters(temperature=4).lay(0, "Research").give(0, name).stock(0, mc=15).play(0, name)
    table.pick(table.options()[0])
    assert (table.parameter("oxygen"), table[0].tr) == (1, 21)


@obeys("r115")
@pytest.mark.parametrize(("option", "stock"), [("convert:plants", {"plants": 8}), ("project:greenery", {"mc": 23})])
def test_a_greenery_with_oxygen_complete_brings_no_rating(option: str, stock: dict[str, int]) -> None:
    table = Table().parameters(oxygen=14).stock(0, **stock).act(0, option).pick("space:G4")
    assert table.game.table.tiles["G4"] == Tile("greenery", 0)
    assert (table.parameter("oxygen"), table[0].tr, table.points(0)["greeneries"]) == (14, 20, 1)


@obeys("r131")
@pytest.mark.parametrize(("oceans", "rating"), [(3, 22), (9, 21)])
def test_passing_0_degrees_lays_an_ocean_if_one_is_left(oceans: int, rating: int) -> None:
    table = Table().parameters(temperature=-2).oceans(oceans).stock(0, heat=8).act(0, "convert:heat")
    if oceans < 9:
        table.pick(table.options()[0])
    assert (table[0].tr, table.parameter("oceans")) == (rating, min(9, oceans + 1))


@obeys("r132")
@pytest.mark.parametrize(("temperature", "after", "rating"), [(-10, -8, 22), (8, 8, 21)])
def test_8_percent_of_oxygen_raise_the_temperature_if_it_is_not_complete(
    temperature: int, after: int, rating: int
) -> None:
    table = (
        Table()
        .parameters(temperature=temperature, oxygen=7)
        .stock(0, plants=8)
        .act(0, "convert:plants")
        .pick("space:G4")
    )
    assert (table.parameter("temperature"), table[0].tr) == (after, rating)


@obeys("r130")
@pytest.mark.parametrize(("start", "steps", "heat"), [(-30, 2, 0), (-26, 1, 1), (-28, 3, 1), (-26, 3, 2)])
def test_a_bonus_step_is_gained_when_it_is_reached_or_passed(start: int, steps: int, heat: int) -> None:
    table = Table().parameters(temperature=start).run(Raise("temperature", steps)).run(Triggered())
    assert table.makes(0).get("heat", 0) == heat
