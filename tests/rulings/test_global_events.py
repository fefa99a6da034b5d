"""Rulings about global events: what they count, and what they do to Mars."""

from __future__ import annotations

import pytest

from engine.effects import temperature
from engine.effects.order import Triggered
from tests.engine.table import Table
from tests.expansions.test_colonies import put
from tests.expansions.test_turmoil import event, sit, table_of
from tests.rulings.obeys import obeys


def done(table: Table, name: str, *picks: str) -> Table:
    """A global event happens, is answered, and whatever reacts to it reacts."""
    return event(table, name).pick(*picks).run(Triggered())


@obeys("r617")
def test_the_first_player_lays_the_ocean_of_an_event_and_only_triggers_pay() -> None:
    table = table_of().rating(0, 20).rating(1, 20).lay(1, "Arctic Algae").tile("E6", "ocean")
    table.game.table.first = 1
    event(table, "aquifer-released-by-public-council")
    assert table.seat == 1
    table.pick("space:E5").run(Triggered())
    assert (table.parameter("oceans"), table[0].tr, table[1].tr) == (1, 20, 20)
    assert (table.has(0), table.has(1)) == ({}, {"plants": 2}), "no bonus and no M€ beside oceans"


def test_scientific_community_counts_a_card_that_is_still_to_be_discarded() -> None:
    """decisions.md: an event counts what there is at that moment; the owner of a colony on Pluto has not answered yet."""
    table = put(table_of(more=["turmoil", "colonies"]), "pluto", 2, 1).give(1, "Fish").stock(0, mc=9)
    table.act(0, "trade:pluto")
    assert table.game.pending[1].key == "discard:1"
    event(sit(table, "reds", reds=[0]), "scientific-community")
    assert table.has(1) == {"mc": 2}


WILD = ("Research Coordination", "Research Network", "Septem Tribus")


@obeys("r618")
@pytest.mark.parametrize(
    ("name", "one"),
    [
        ("asteroid-mining", "Io Mining Industries"),
        ("homeworld-support", "Sponsors"),
        ("improved-energy-templates", "Power Plant"),
        ("interplanetary-trade", "Satellites"),
        ("spin-off-products", "Breathing Filters"),
        ("venus-infrastructure", "Dirigibles"),
    ],
)
def test_wild_tags_do_not_count_for_events(name: str, one: str) -> None:
    found: list[tuple[dict[str, int], dict[str, int]]] = []
    for laid in ((one,), (one, *WILD)):
        table = table_of(more=["turmoil", "prelude", "venus", "colonies", "promos"]).lay(0, *laid)
        event(sit(table, "reds", reds=[0] if name == "improved-energy-templates" else [1]), name)
        found.append((table.has(0), table.makes(0)))
    assert found[0] == found[1] != ({}, {})


@obeys("r618")
def test_wild_tags_are_no_tags_for_diversity() -> None:
    table = table_of(more=["turmoil", "prelude"]).lay(0, "Lunar Beam", "Research", "Fish", "Decomposers", "Trees")
    table.lay(0, "Io Mining Industries", *WILD)
    event(sit(table, "reds", reds=[1]), "diversity")
    assert table.has(0) == {}


@obeys("r620")
def test_the_ocean_of_dry_deserts_costs_no_rating_and_can_be_laid_again() -> None:
    table = table_of().rating(0, 20).rating(1, 20).oceans(1).stock(0, mc=18)
    (space,) = table.game.table.tiles
    event(table, "dry-deserts")
    assert (table.parameter("oceans"), table[0].tr, table[1].tr) == (0, 20, 20)
    table.game.table.phase = "action"
    table.act(0, "project:aquifer").pick(f"space:{space}")
    assert (table.parameter("oceans"), table[0].tr) == (1, 21)


@obeys("r622")
@pytest.mark.parametrize("what", ["mc", "steel", "titanium", "plants", "energy", "heat"])
def test_for_influence_dry_deserts_bring_any_standard_resource(what: str) -> None:
    table = sit(table_of().oceans(1), "reds", reds=[0])
    event(table, "dry-deserts")
    assert len(table.options()) == 6
    assert table.pick(what).has(0) == {what: 1}


@obeys("r625")
def test_wild_tags_are_no_building_tags_for_an_election() -> None:
    table = table_of(more=["turmoil", "prelude"]).rating(0, 20).rating(1, 20).lay(0, "Mine").lay(1, *WILD)
    event(table, "election")
    assert (table[0].tr, table[1].tr) == (22, 21), "one tag against none"


@obeys("r623", "r624")
def test_a_tie_for_the_first_of_an_election_brings_both_two_and_nobody_one() -> None:
    table = table_of(3).lay(0, "Mine", "Strip Mine").lay(1, "Ironworks", "Steelworks").lay(2, "Medical Lab")
    for seat in range(3):
        table.rating(seat, 20)
    event(table, "election")
    assert [p.tr for p in table.players] == [22, 22, 20]


@obeys("r628")
def test_mud_slides_count_a_tile_once_however_many_oceans_lie_beside_it() -> None:
    table = table_of().stock(0, mc=20).stock(1, mc=20).tile("E4", "ocean").tile("E5", "ocean").tile("D4", "city", 0)
    table.tile("D7", "greenery", 0)
    event(table, "mud-slides")
    assert (table.has(0), table.has(1)) == ({"mc": 16}, {"mc": 20})


@obeys("r629")
def test_a_revolution_counts_all_earth_tags() -> None:
    names = ("Sponsors", "Media Group", "Earth Office", "Earth Catapult", "Cartel")
    table = table_of().rating(0, 20).rating(1, 20).lay(0, *names)
    table.lay(1, "Lunar Beam", "Pets", "Immigration Shuttles", "Acquired Company", "Media Archives", "Business Network")
    event(table, "revolution")
    assert (table[0].tr, table[1].tr) == (19, 18), "six tags against five"


@obeys("r630")
def test_tied_firsts_of_a_revolution_lose_two_each_and_nobody_one() -> None:
    table = table_of(3).lay(0, "Sponsors", "Cartel").lay(1, "Media Group", "Earth Office").lay(2, "Earth Catapult")
    for seat in range(3):
        table.rating(seat, 20)
    event(table, "revolution")
    assert [p.tr for p in table.players] == [18, 18, 20]


@obeys("r631")
def test_who_has_neither_earth_tag_nor_influence_loses_nothing_in_a_revolution() -> None:
    table = sit(table_of(3), "reds", reds=[1]).lay(0, "Sponsors", "Cartel")
    for seat in range(3):
        table.rating(seat, 20)
    event(table, "revolution")
    assert [p.tr for p in table.players] == [18, 19, 20]
    nobody = table_of(2).rating(0, 20).rating(1, 20)
    event(nobody, "revolution")
    assert [p.tr for p in nobody.players] == [20, 20]


@obeys("r632", "r633")
@pytest.mark.parametrize(("name", "mc"), [("riots", 20 - 2 * 4), ("strong-society", 20 + 2 * 2)])
def test_cities_off_mars_count_for_riots_and_strong_society_and_those_of_others_do_not(name: str, mc: int) -> None:
    table = table_of().stock(0, mc=20).tile("G4", "city", 0).tile("phobos-space-haven", "city", 0)
    table.tile("C2", "city", 1)
    event(table, name)
    assert table.has(0) == {"mc": mc}


@obeys("r634")
def test_snow_cover_below_0_degrees_lays_no_ocean_and_rising_past_it_lays_one_again() -> None:
    table = table_of().parameters(temperature=2)
    done(table, "snow-cover")
    assert (table.parameter("temperature"), table.parameter("oceans"), table.done) == (-2, 0, True)
    table.parameters(temperature=4)
    done(table, "snow-cover")
    assert (table.parameter("temperature"), table.parameter("oceans"), table.done) == (0, 0, True)
    table.parameters(temperature=-2).rating(0, 20).run(temperature(1)).run(Triggered()).pick("space:E5")
    assert (table.parameter("temperature"), table.parameter("oceans"), table[0].tr) == (0, 1, 22)


@obeys("r636")
def test_sponsored_projects_add_one_to_every_own_card_with_resources_corporations_too() -> None:
    table = table_of(more=["turmoil", "venus"]).lay(0, "Celestic", resources=2).lay(0, "Fish", resources=1)
    table.lay(0, "Security Fleet", resources=3).lay(0, "Ants").lay(1, "Pets", resources=1)
    event(table, "sponsored-projects")
    found = {"Celestic": 3, "Fish": 2, "Security Fleet": 4, "Ants": 0}
    assert {name: table.on(0, name) for name in found} == found
    assert table.on(1, "Pets") == 2


@obeys("r638")
def test_the_ocean_of_volcanic_eruptions_is_laid_by_the_first_player_and_nobody_gains() -> None:
    table = table_of().rating(0, 20).rating(1, 20).parameters(temperature=-4).tile("E6", "ocean")
    table.game.table.first = 1
    event(table, "volcanic-eruptions")
    assert (table.seat, table.key.partition(":")[0]) == (1, "place")
    table.pick("space:E5").run(Triggered())
    assert (table.parameter("temperature"), table.parameter("oceans")) == (0, 1)
    assert (table[0].tr, table[1].tr, table.has(0), table.has(1)) == (20, 20, {}, {})
