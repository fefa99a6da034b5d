"""Rulings about areas that are reserved, and about cards whose tile finds no space."""

from __future__ import annotations

import pytest

from engine.state import Marker
from tests.engine.table import Table
from tests.expansions.test_colonies import put
from tests.expansions.test_colonies import table as colonies
from tests.rulings.obeys import obeys

VOLCANIC = ("B2", "C1", "D1", "E1")
"""The volcanic areas of Tharsis."""


def land(table: Table) -> list[str]:
    return [space.key for space in table.game.box.map.spaces.values() if space.kind == "land"]


def full(table: Table) -> Table:
    """Let greeneries of seat 1 lie on all land."""
    return table.tiles("greenery", 1, *land(table))


@obeys("r001")
@pytest.mark.parametrize(
    "name",
    [
        "Capital",
        "Urbanized Area",
        "Natural Preserve",
        "Mining Rights",
        "Lava Flows",
        "Domed Crater",
        "Nuclear Zone",
        "Mangrove",
    ],
)
def test_a_card_whose_tile_finds_no_space_cannot_be_played(name: str) -> None:
    def ready(table: Table) -> str | None:
        table.give(0, name).stock(0, mc=40).production(0, energy=2).parameters(temperature=4).oceans(4)
        return table.why_not(0, name)

    assert ready(Table().tiles("city", 1, "G3", "G5")) is None
    oceans = [space.key for space in Table().game.box.map.spaces.values() if space.kind == "ocean"]
    reason = ready(full(Table()).tiles("mohole-area", 1, *oceans[4:]))
    assert reason is not None
    assert reason.startswith("no-space:")


@obeys("r001")
@pytest.mark.parametrize("free", [True, False])
def test_mohole_area_needs_an_area_for_oceans(free: bool) -> None:
    table = Table().oceans(8 if free else 9).give(0, "Mohole Area").stock(0, mc=20)
    taken = [space.key for space in table.game.box.map.spaces.values() if space.kind == "ocean"]
    table.tiles("mining-area", 1, *taken[9:])
    assert table.why_not(0, "Mohole Area") == (None if free else "no-space:ocean")


@obeys("r002")
@pytest.mark.parametrize(
    "name", ["Comet", "Towing A Comet", "Giant Ice Asteroid", "Convoy From Europa", "Subterranean Reservoir"]
)
def test_a_card_that_places_oceans_stays_playable_when_none_is_left(name: str) -> None:
    table = Table().oceans(9).give(0, name).stock(0, mc=40)
    assert table.why_not(0, name) is None
    table.play(0, name)
    assert table.done
    assert table.parameter("oceans") == 9


@obeys("r135")
@pytest.mark.parametrize("name", ["Research Outpost", "Natural Preserve"])
def test_a_card_whose_tile_needs_an_isolated_space_cannot_be_played_without_one(name: str) -> None:
    def crowded(*more: str) -> Table:
        table = Table().give(0, name).stock(0, mc=18)
        free = {"H3", *table.game.box.map.near["H3"]} - {*more}
        return table.tiles("greenery", 1, *(space for space in land(table) if space not in free))

    assert crowded().play(0, name).game.table.tiles["H3"].owner == 0
    assert crowded("G3").why_not(0, name) == "no-space:alone"


@obeys("r136")
def test_a_card_whose_colony_finds_no_tile_cannot_be_played() -> None:
    at = put(put(colonies("luna", "io"), "luna", 3, 1, 1, 1), "io", 1, 0).stock(0, mc=20).give(0, "Mining Colony")
    assert at.why_not(0, "Mining Colony") is not None
    assert put(at, "io", 1, 1).why_not(0, "Mining Colony") is None


# Reserved areas.


@obeys("r165", "r166", "r167", "r168")
@pytest.mark.parametrize("option", ["project:city", "project:greenery", "convert:plants"])
@pytest.mark.parametrize("seat", [0, 1])
def test_reserved_are_areas_for_oceans_and_noctis_and_what_others_claimed(option: str, seat: int) -> None:
    table = Table(2, more=["promos"]).stock(seat, mc=30, plants=8)
    table.game.table.claims["G4"] = 0
    table.game.table.markers["C3"] = Marker("community", 0, "others")
    table.game.table.clear_caches()
    table.act(seat, option)
    free = {*land(table)} if seat == 0 else {*land(table)} - {"G4", "C3"}
    assert table.spaces() == free
    assert free >= {*VOLCANIC}, "volcanic areas are not reserved"
    assert not {"E3", "E5", "phobos-space-haven", "ganymede-colony"} & free


@obeys("r059")
def test_a_claim_on_a_volcanic_area_keeps_lava_flows_of_others_out() -> None:
    table = Table().give(0, "Land Claim").stock(0, mc=1).play(0, "Land Claim", "space:B2")
    table.give(1, "Lava Flows").stock(1, mc=18).play(1, "Lava Flows")
    assert table.spaces() == {"C1", "D1", "E1"}
    own = (
        Table()
        .give(0, "Land Claim", "Lava Flows")
        .stock(0, mc=19)
        .play(0, "Land Claim", "space:B2")
        .play(0, "Lava Flows")
    )
    assert "B2" in own.spaces()


@obeys("r169")
@pytest.mark.parametrize(("map", "areas"), [("tharsis", {*VOLCANIC}), ("elysium", {"B1", "C1", "C7", "E9"})])
def test_lava_flows_go_to_the_four_volcanic_areas(map: str, areas: set[str]) -> None:
    table = Table(2, map=map).give(0, "Lava Flows").stock(0, mc=18).play(0, "Lava Flows")
    assert table.spaces() == areas


@obeys("r170")
@pytest.mark.parametrize("name", ["Lava Flows", "Lava Tube Settlement"])
def test_with_all_volcanic_areas_covered_what_needs_one_cannot_be_played(name: str) -> None:
    table = Table(2, more=["prelude"]).tiles("greenery", 1, "B2", "C1", "D1").give(0, name)
    table.stock(0, mc=18).production(0, energy=1)
    assert table.why_not(0, name) is None
    reason = table.tile("E1", "ocean").why_not(0, name)
    assert reason is not None
    assert reason.startswith("no-space:volcanic")
