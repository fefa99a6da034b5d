"""Rulings about where tiles go, whose they are and what they bring."""

from __future__ import annotations

import pytest

from engine import view
from engine.effects.tiles import Place
from engine.expansions.promos.markers import COMMUNITY
from engine.state import Marker
from tests.engine.table import Table
from tests.rulings.obeys import obeys

SPECIAL = (
    "commercial-district",
    "ecological-zone",
    "industrial-center",
    "lava-flows",
    "mining-area",
    "mining-rights",
    "mohole-area",
    "natural-preserve",
    "nuclear-zone",
    "restricted-area",
)


@obeys("r172")
@pytest.mark.parametrize("kind", ["ocean", "greenery", "city", "mining-rights"])
@pytest.mark.parametrize(
    ("option", "space"), [("project:city", "G4"), ("project:greenery", "G4"), ("project:aquifer", "A5")]
)
def test_no_tile_goes_on_a_tile(option: str, space: str, kind: str) -> None:
    table = Table().stock(0, mc=25)
    assert space in table.act(0, option).spaces()
    table = Table().stock(0, mc=25).tile(space, kind, -1 if kind == "ocean" else 1)
    assert space not in table.act(0, option).spaces()


@obeys("r174")
def test_a_special_tile_brings_two_for_each_ocean_beside_it() -> None:
    table = Table().tile("E5", "ocean").tile("E6", "ocean").tile("D4", "greenery", 0).give(0, "Ecological Zone")
    table.stock(0, mc=12).play(0, "Ecological Zone", "space:D5")
    assert table.has(0)["mc"] == 4


@obeys("r174", "r173")
@pytest.mark.parametrize(("kind", "where"), [("ocean", "ocean"), ("mining-rights", "land"), ("greenery", "land")])
def test_every_kind_of_tile_brings_two_for_an_ocean_beside_it(kind: str, where: str) -> None:
    table = Table().tile("E5", "ocean").run(Place(kind, where), 1)  # type: ignore[arg-type]
    table.pick(f"space:{'E6' if kind == 'ocean' else 'D4'}")
    assert table.has(1)["mc"] == 2
    assert table.has(0) == {}


@obeys("r177")
@pytest.mark.parametrize("name", ["Ganymede Colony", "Phobos Space Haven"])
def test_a_city_off_mars_goes_to_its_own_place_and_no_other_goes_there(name: str) -> None:
    table = Table().give(0, name).stock(0, mc=25).play(0, name)
    assert table.done, "there is nothing to choose"
    (place,) = table.game.table.tiles
    assert place not in table.game.box.map.spaces
    assert table.stock(0, mc=25).act(0, "project:city").spaces() <= table.game.box.map.spaces.keys()


@obeys("r179")
def test_a_greenery_goes_anywhere_free_where_every_space_beside_own_tiles_is_taken() -> None:
    table = Table().stock(0, mc=23).tile("I1", "city", 0).tile("H1", "greenery", 1)
    assert table.act(0, "project:greenery").spaces() == {"H2", "I2"}
    table = Table().stock(0, mc=23).tile("I1", "city", 0).tiles("greenery", 1, "H1", "H2", "I2")
    spaces = table.act(0, "project:greenery").spaces()
    land = set(table.game.box.map.of_kind["land"])
    assert spaces == land - {"I1", "H1", "H2", "I2"}


@obeys("r179", "r251")
@pytest.mark.parametrize("own", [False, True])
def test_a_community_is_no_tile_beside_which_a_greenery_goes(own: bool) -> None:
    table = Table(2, more=["promos"]).lay(0, "Arcadian Communities").stock(0, mc=23)
    table.game.table.markers["E8"] = Marker(COMMUNITY, 0, "others")
    if own:
        table.tile("I1", "city", 0)
    table.game.table.clear_caches()
    near = set(table.game.box.map.near["E8"])
    spaces = table.act(0, "project:greenery").spaces()
    assert spaces == {"H1", "H2", "I2"} if own else "I1" in spaces and spaces - near


@obeys("r251")
def test_mining_area_needs_an_own_tile_beside_it_and_no_community() -> None:
    table = Table(2, more=["promos"]).lay(0, "Arcadian Communities").give(0, "Mining Area").stock(0, mc=4)
    table.game.table.markers["H5"] = Marker(COMMUNITY, 0, "others")
    table.game.table.clear_caches()
    table.game.derive_pending()
    assert table.why_not(0, "Mining Area") == "no-space:metal-near-own"
    assert table.tile("H5", "greenery", 0).why_not(0, "Mining Area") is None


@obeys("r180")
def test_a_greenery_goes_beside_an_own_tile_and_not_beside_an_own_claim() -> None:
    table = Table().give(0, "Land Claim").stock(0, mc=24).tile("I1", "city", 0).play(0, "Land Claim", "space:D3")
    assert table.act(0, "project:greenery").spaces() == {"H1", "H2", "I2"}


@obeys("r181")
def test_oceans_go_on_ocean_areas_and_nothing_else_goes_there() -> None:
    table = Table().stock(0, mc=25)
    areas = set(table.game.box.map.of_kind["ocean"])
    assert len(areas) == 12
    assert table.act(0, "project:aquifer").spaces() == areas
    for option in ("project:city", "project:greenery"):
        assert not areas & Table().stock(0, mc=25).act(0, option).spaces()


@obeys("r182")
def test_every_tile_but_an_ocean_is_its_owners_for_the_landlord() -> None:
    table = Table().stock(0, mc=100).give(0, "Natural Preserve", "Ganymede Colony")
    table.act(0, "project:city").pick("space:G4").act(0, "project:greenery").pick("space:G5")
    table.act(0, "project:aquifer").pick("space:A5").play(0, "Natural Preserve", "space:C1").play(0, "Ganymede Colony")
    assert view(table.game, None).award_scores["landlord"] == (4, 0)


@obeys("r183")
@pytest.mark.parametrize("kind", SPECIAL)
def test_a_special_tile_is_no_city(kind: str) -> None:
    table = Table().stock(0, mc=25).tile("G4", kind, 1)
    assert view(table.game, None).seats[1].cities == 0
    assert set(table.game.box.map.near["G4"]) <= table.act(0, "project:city").spaces()


@obeys("r171", "r244")
@pytest.mark.parametrize("beside", [False, True])
def test_on_hellas_lava_flows_anywhere_and_lava_tube_settlement_follows_the_rule_of_cities(beside: bool) -> None:
    def table() -> Table:
        at = Table(2, map="hellas", more=["prelude"]).stock(0, mc=24).production(0, energy=1)
        return at.tile("D4", "city", 1) if beside else at

    at = table().give(0, "Lava Tube Settlement").play(0, "Lava Tube Settlement")
    land = set(at.game.box.map.of_kind["land"])
    kept = {"D4", *at.game.box.map.near["D4"]} if beside else set[str]()
    assert at.spaces() == land - kept
    at = table().give(0, "Lava Flows").play(0, "Lava Flows")
    assert at.spaces() == land - ({"D4"} if beside else set())


@obeys("r176")
def test_lakefront_resorts_gains_three_for_each_ocean_beside_its_tile_and_others_two() -> None:
    for seat, gained in ((0, 6), (1, 4)):
        table = Table(2, more=["turmoil"]).lay(0, "Lakefront Resorts").tile("E5", "ocean").tile("E6", "ocean")
        table.stock(seat, mc=25).act(seat, "project:city").pick("space:D5")
        assert table[seat].stock["mc"] == gained
