"""Rulings about what single cards bring, when they count, and how often."""

from __future__ import annotations

import pytest

from tests.engine.table import Table
from tests.expansions.test_colonies import put, tile
from tests.expansions.test_colonies import table as table_with
from tests.rulings.obeys import obeys

# Production boxes.


@obeys("r388", "r508", "r509")
@pytest.mark.parametrize(
    ("name", "what", "own"),
    [
        ("Asteroid Mining Consortium", "titanium", 1),
        ("Power Supply Consortium", "energy", 0),
        ("Energy Tapping", "energy", 0),
    ],
)
def test_where_nobody_else_has_the_production_an_own_step_is_raised_and_lowered(name: str, what: str, own: int) -> None:
    table = Table().lay(0, "Power Plant", "Lunar Beam").give(0, name).stock(0, mc=13).production(0, **{what: own})
    table.play(0, name, "seat:0")
    assert table.makes(0) == ({what: own} if own else {})
    assert name in table.names(table[0].played)


@obeys("r490")
def test_medical_lab_counts_when_it_is_played_and_never_again() -> None:
    table = Table().lay(0, "Steelworks", "Strip Mine", "Ore Processor").give(0, "Medical Lab", "Mine", "Peroxide Power")
    table.stock(0, mc=40).production(0, mc=1).play(0, "Medical Lab")
    assert table.makes(0)["mc"] == 1 + 2, "four building tags, its own included"
    table.play(0, "Mine").play(0, "Peroxide Power")
    assert table.makes(0)["mc"] == 3 - 1


@obeys("r445")
def test_a_wild_tag_is_either_venus_or_earth_for_gyropolis() -> None:
    table = Table(2, more=["venus", "prelude"]).lay(0, "Sponsors", "Dirigibles").lay(0, "Research Coordination")
    table.give(0, "Gyropolis").stock(0, mc=20).production(0, energy=2).play(0, "Gyropolis", "space:G4")
    assert table.makes(0) == {"mc": 2 + 1}


@obeys("r407")
@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("Polyphemos", 1),
        ("Donation", 1),
        ("Trade Envoys", 1),
        ("Rad-Suits", 1),
        ("Mine", 0),
        ("Teractor", 0),
        ("Allied Bank", 0),
    ],
)
def test_community_services_count_own_cards_without_tags_in_play_themselves_included(name: str, counts: int) -> None:
    table = Table(2, more=["prelude", "colonies"]).buried(0, "Release of Inert Gases").lay(1, "Protected Habitats")
    table.lay(0, name).give(0, "Community Services").stock(0, mc=13).play(0, "Community Services")
    assert table.makes(0) == {"mc": 1 + counts}


@obeys("r454")
def test_wild_tags_stand_for_no_more_kinds_of_tags_than_there_are() -> None:
    def made(*more: str) -> int:
        table = Table(2, more=["promos", "prelude", *more]).lay(0, "Moss", "Fish", "Decomposers", "Research")
        table.lay(0, "Power Plant", "Capital", "Sponsors", "Io Mining Industries", "Research Coordination")
        if more:
            table.lay(0, "Dirigibles")
        return table.give(0, "Interplanetary Trade").stock(0, mc=27).play(0, "Interplanetary Trade").makes(0)["mc"]

    assert (made(), made("venus")) == (10, 11)


# Points and rating.


@obeys("r440")
@pytest.mark.parametrize("name", ["Ganymede Colony", "Io Mining Industries", "Water Import From Europa"])
def test_jovian_tags_of_corporation_and_preludes_score(name: str) -> None:
    table = Table(2, more=["prelude"]).lay(0, name).lay(1, "Asteroid Mining")
    assert table.points(0)["cards"] == 1
    assert table.lay(0, "Saturn Systems").points(0)["cards"] == 2
    assert table.lay(0, "Galilean Mining").points(0)["cards"] == 3


@obeys("r498")
@pytest.mark.parametrize(("degrees", "steps"), [(-30, 3), (8, 2)])
def test_nitrogen_rich_asteroid_brings_three_steps_of_rating_and_two_where_it_is_warm(degrees: int, steps: int) -> None:
    table = Table().parameters(temperature=degrees).give(0, "Nitrogen-Rich Asteroid").stock(0, mc=31)
    assert table.play(0, "Nitrogen-Rich Asteroid")[0].tr == 20 + steps


# Taking, trading and founding.


@obeys("r446")
@pytest.mark.parametrize(("pick", "gained"), [("0", {"steel": 2}), ("1", {"mc": 3})])
def test_alone_hired_raiders_take_from_the_neutral_opponent(pick: str, gained: dict[str, int]) -> None:
    table = Table(1).give(0, "Hired Raiders").stock(0, mc=1)
    assert table.play(0, "Hired Raiders", pick).has(0) == gained


@obeys("r475", "r476")
def test_market_manipulation_moves_two_different_markers() -> None:
    alone = put(table_with("luna"), "luna", 3).give(0, "Market Manipulation")
    assert alone.why_not(0, "Market Manipulation") is not None
    at = put(put(table_with("luna", "io"), "luna", 3), "io", 3).give(0, "Market Manipulation")
    at.play(0, "Market Manipulation")
    while not at.done:
        at.pick(at.options()[0])
    assert sorted(tile(at, key)[0] for key in ("luna", "io")) == [2, 4]
    for luna, io in ((6, 6), (0, 0)):
        at = put(put(table_with("luna", "io"), "luna", luna), "io", io).give(0, "Market Manipulation")
        assert at.why_not(0, "Market Manipulation") is not None, "only one of the two changes is possible"


@obeys("r495", "r496")
@pytest.mark.parametrize("name", ["Minority Refuge", "Pioneer Settlement"])
@pytest.mark.parametrize("made", [-3, -4, -5])
def test_where_the_production_cannot_fall_by_two_only_a_colony_on_luna_helps(name: str, made: int) -> None:
    elsewhere = table_with("io", "ceres").stock(0, mc=13).production(0, mc=made).give(0, name)
    assert (elsewhere.why_not(0, name) is None) is (made == -3)
    at = table_with("io", "luna").stock(0, mc=13).production(0, mc=made).give(0, name).play(0, name)
    if made == -3:
        assert set(at.options()) == {"colony:io", "colony:luna"}
        at.pick("colony:luna")
    assert (tile(at, "luna")[1], at.makes(0)["mc"]) == ((0,), made)


@obeys("r481")
def test_martian_zoo_needs_two_cities_of_anybody() -> None:
    table = Table(2, more=["colonies"]).give(0, "Martian Zoo").stock(0, mc=12).tile("G4", "city", 1)
    assert table.why_not(0, "Martian Zoo") == "requires"
    assert table.tile("phobos-space-haven", "city", 1).why_not(0, "Martian Zoo") is None


# Actions where oxygen is complete.


@obeys("r455", "r504")
@pytest.mark.parametrize(("name", "metal"), [("Ironworks", "steel"), ("Ore Processor", "titanium")])
def test_energy_is_turned_into_metal_where_oxygen_is_complete_too(name: str, metal: str) -> None:
    table = Table().parameters(oxygen=14).lay(0, name).stock(0, energy=4).use(0, name)
    assert (table.has(0), table[0].tr) == ({metal: 1}, 20)


# Reactions.


@obeys("r488", "r489")
def test_media_group_and_optimal_aerobraking_refund_a_space_event() -> None:
    table = Table().lay(0, "Media Group", "Optimal Aerobraking").give(0, "Towing A Comet").stock(0, mc=22)
    assert table.why_not(0, "Towing A Comet") == "too-dear"
    table.stock(0, mc=23).play(0, "Towing A Comet", "space:A5")
    assert table.has(0) == {"mc": 6, "heat": 3, "plants": 2}


@obeys("r478")
def test_mars_university_swaps_a_card_for_each_tag_of_research_one_after_the_other() -> None:
    table = Table().lay(0, "Mars University").give(0, "Research", "Mine").stock(0, mc=11)
    table.deck("Comet", "Bushes", "Trees", "Grass", "Moss", "Fish").play(0, "Research")
    assert (table.key, table.names(table[0].hand)) == ("swap", ["Mine", "Comet", "Bushes"])
    table.pick("card:mine")
    assert (table.key, table.names(table[0].hand)) == ("swap", ["Comet", "Bushes", "Trees"])
    table.pick("card:trees")
    assert (table.done, table.names(table[0].hand)) == (True, ["Comet", "Bushes", "Grass"])
    assert table.names(table.game.table.discard) == ["Mine", "Trees"]


@obeys("r501", "r502")
@pytest.mark.parametrize(
    ("picks", "left", "drawn"), [(("0", "0"), 4, 0), (("0", "1"), 2, 1), (("1", "0"), 2, 1), (("1", "1"), 0, 2)]
)
def test_olympus_conference_adds_or_draws_for_each_tag_of_research(
    picks: tuple[str, str], left: int, drawn: int
) -> None:
    table = Table().lay(0, "Olympus Conference", resources=2).give(0, "Research").stock(0, mc=11)
    table.play(0, "Research", *picks)
    assert (table.done, table.on(0, "Olympus Conference"), len(table[0].hand)) == (True, left, 2 + drawn)
