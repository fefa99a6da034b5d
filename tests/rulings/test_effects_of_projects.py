"""Rulings about what single projects count, take off prices and react to."""

from __future__ import annotations

import pytest

from tests.engine.table import Table
from tests.expansions.test_colonies import table as colonies
from tests.expansions.test_turmoil import table_of
from tests.rulings.obeys import obeys


def wave(*tiles: tuple[str, str, int]) -> Table:
    """A table at which seat 0 can play Red Tourism Wave."""
    table = table_of(2, "reds", more=["turmoil", "promos"]).give(0, "Red Tourism Wave").stock(0, mc=3)
    for space, kind, seat in tiles:
        table.tile(space, kind, seat)
    return table


@obeys("r521", "r522")
@pytest.mark.parametrize(
    ("tiles", "mc"),
    [
        ([("A1", "city", 0)], 3),  # A2, an ocean area, B1 and B2; nothing beyond the edge
        ([("A1", "city", 0), ("B2", "greenery", 1)], 2),
        ([("A1", "city", 0), ("C1", "greenery", 0)], 3 + 4 - 1),  # B1 lies beside both
        ([("E2", "city", 0)], 6),  # E3 is reserved for a city
        ([("phobos-space-haven", "city", 0)], 0),
        ([("G4", "city", 1), ("E5", "ocean", -1)], 0),
    ],
)
def test_red_tourism_wave_counts_each_empty_area_beside_own_tiles_once(
    tiles: list[tuple[str, str, int]], mc: int
) -> None:
    assert wave(*tiles).play(0, "Red Tourism Wave").has(0).get("mc", 0) == mc


@obeys("r523")
def test_an_area_with_only_a_marker_is_empty_for_red_tourism_wave() -> None:
    table = (
        wave(("A1", "city", 0))
        .tile("C3", "city", 1)
        .lay(1, "Arcadian Communities")
        .give(1, "Land Claim")
        .stock(1, mc=1)
    )
    table.play(1, "Land Claim", "space:B1")
    table.use(1, "Arcadian Communities").pick("space:B2")
    assert len(table.game.table.claims) + len(table.game.table.markers) == 2
    assert table.play(0, "Red Tourism Wave").has(0) == {"mc": 3}


@obeys("r536")
def test_satellites_count_neither_events_nor_the_hand() -> None:
    table = Table().lay(0, "Shuttles", "PhoboLog").lay(1, "Space Station").buried(0, "Comet", "Asteroid")
    table.give(0, "Satellites", "Ganymede Colony").stock(0, mc=8).play(0, "Satellites")
    assert table.makes(0) == {"mc": 3}, "Shuttles, PhoboLog and itself"


@obeys("r550")
def test_special_design_waits_for_the_next_card_while_other_actions_come_between() -> None:
    table = Table().lay(0, "Development Center").give(0, "Special Design", "Bushes", "Trees", "Mangrove")
    table.stock(0, mc=60, energy=1).parameters(temperature=-14)
    table.play(0, "Special Design").act(0, "project:power-plant").use(0, "Development Center")
    assert (table.why_not(0, "Bushes"), table.why_not(0, "Trees")) == (None, "requires"), "two steps and no more"
    table.play(0, "Bushes").parameters(temperature=-8)
    assert table.why_not(0, "Trees") == "requires", "for one card"


@obeys("r552")
@pytest.mark.parametrize(
    ("name", "laid", "draws"),
    [
        ("Mohole Area", (), 1),
        ("Mohole Area", ("Earth Catapult", "Anti-Gravity Technology"), 1),
        ("Nitrophilic Moss", (), 0),
        ("Import of Advanced GHG", (), 0),
        ("Giant Ice Asteroid", (), 1),
    ],
)
def test_spin_off_department_looks_at_the_printed_cost(name: str, laid: tuple[str, ...], draws: int) -> None:
    table = Table(2, more=["colonies"]).oceans(9).lay(0, "Spin-off Department", *laid).give(0, name)
    table.stock(0, mc=40, plants=2).play(0, name)
    if not table.done:
        table.pick(table.options()[0])
    assert len(table[0].hand) == draws


@obeys("r555")
@pytest.mark.parametrize(
    "project", ["power-plant", "asteroid", "aquifer", "greenery", "city", "air-scrapping", "build-colony"]
)
def test_standard_technology_pays_for_every_project_but_selling(project: str) -> None:
    table = colonies("luna", more=("venus",)).lay(0, "Standard Technology").stock(0, mc=25)
    cost = table.game.box.projects[project].cost
    table.stock(0, mc=cost).act(0, f"project:{project}")
    while not table.done:
        table.pick(next(option for option in table.options() if option in ("space:A5", "space:C2", "colony:luna")))
    assert table.has(0)["mc"] == 3


@obeys("r555")
def test_standard_technology_pays_nothing_for_trade_lobby_and_conversions() -> None:
    table = colonies("luna", more=("venus",)).lay(0, "Standard Technology").stock(0, mc=9, heat=8, plants=8)
    table.act(0, "trade:luna").act(0, "convert:heat").act(0, "convert:plants").pick("space:C2")
    assert table.has(0) == {"mc": 2}
    lobby = table_of().lay(0, "Standard Technology").stock(0, mc=5).act(0, "delegate:reds").act(0, "delegate:reds")
    assert lobby.has(0) == {}
    sale = Table().lay(0, "Standard Technology").give(0, "Fish").act(0, "sell").choose("card:fish")
    assert sale.has(0) == {"mc": 1}


@obeys("r556", "r555")
def test_standard_technology_pays_for_buffer_gas() -> None:
    table = Table(1, solo_63=True, more=["prelude"]).lay(0, "Standard Technology").stock(0, mc=16)
    assert table.act(0, "project:buffer-gas").has(0) == {"mc": 3}


@obeys("r563")
def test_toll_station_counts_the_space_tags_of_all_opponents_corporations_and_preludes_too() -> None:
    table = Table(3, more=["prelude", "prelude2"]).lay(0, "Shuttles").lay(1, "PhoboLog", "Orbital Construction Yard")
    table.lay(2, "Space Station").buried(2, "Comet").give(2, "Ganymede Colony").give(0, "Toll Station").stock(0, mc=12)
    assert table.play(0, "Toll Station").makes(0) == {"mc": 3}


@obeys("r564")
@pytest.mark.parametrize(("holder", "mc"), [("", 0), ("Ants", 2)])
def test_a_microbe_that_finds_no_card_pays_nothing_for_topsoil_contract(holder: str, mc: int) -> None:
    table = Table(2, more=["promos"]).lay(0, "Topsoil Contract").give(0, "Aerobraked Ammonia Asteroid").stock(0, mc=26)
    if holder:
        table.lay(0, holder)
    assert table.play(0, "Aerobraked Ammonia Asteroid").has(0).get("mc", 0) == mc


@obeys("r565")
def test_topsoil_contract_is_paid_for_the_microbe_that_decomposers_get_for_it() -> None:
    table = Table(2, more=["promos"]).lay(0, "Decomposers").give(0, "Topsoil Contract").stock(0, mc=8)
    table.play(0, "Topsoil Contract")
    assert (table.on(0, "Decomposers"), table.has(0)) == (1, {"mc": 1, "plants": 3})


@obeys("r567")
@pytest.mark.parametrize(("laid", "price"), [("Venus Waystation", 0), ("Aerial Mappers", 4)])
def test_venus_waystation_takes_four_off_venus_governor(laid: str, price: int) -> None:
    table = Table(2, more=["venus"]).lay(0, laid, "Dirigibles").give(0, "Venus Governor").stock(0, mc=5)
    assert table.play(0, "Venus Governor").has(0)["mc"] == 5 - price


@obeys("r568")
@pytest.mark.parametrize(
    ("name", "picks", "plants", "on"),
    [
        ("Ecological Zone", ("0", "0"), 2, 2),
        ("Ecological Zone", ("0", "1"), 1, 3),
        ("Ecological Zone", ("1", "1"), 0, 4),
        ("Ants", ("1",), 0, 1),
        ("Advanced Ecosystems", (), 3, 0),
    ],
)
def test_viral_enhancers_bring_for_each_tag_a_plant_or_a_resource_on_the_card_just_played(
    name: str, picks: tuple[str, ...], plants: int, on: int
) -> None:
    table = Table().lay(0, "Viral Enhancers", "Fish", "Tardigrades", "Trees")
    table.tile("G4", "greenery", 0).parameters(oxygen=4).give(0, name)
    table.stock(0, mc=20).play(0, name)
    if name == "Ecological Zone":
        table.pick("space:G5")
    table.pick(*picks)
    assert (table.done, table.has(0).get("plants", 0), table.on(0, name)) == (True, plants, on)


@obeys("r661")
def test_titanium_is_worth_three_steel_two_and_both_are_mixed_with_money() -> None:
    table = Table().give(0, "Space Elevator").stock(0, titanium=4, steel=4, mc=10)  # 27 M€, space and building
    table.play(0, "Space Elevator")
    assert table.asked.budget == (27, (("steel", 2, 4), ("titanium", 3, 4), ("mc", 1, 10)))
    table.choose("titanium=4", "steel=4", "mc=7")
    assert table.has(0) == {"mc": 3}
