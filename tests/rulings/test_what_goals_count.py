"""Rulings about what milestones and awards count, and how many of them a game has."""

from __future__ import annotations

import pytest

from engine import view
from tests.engine.table import Table
from tests.rulings.obeys import obeys


def score(table: Table, goal: str, seat: int = 0) -> int:
    """What a milestone or an award counts for a seat."""
    seen = view(table.game, None)
    return (seen.milestone_scores | seen.award_scores)[goal][seat]


@obeys("r524")
@pytest.mark.parametrize(("goal", "map"), [("tycoon", "elysium"), ("magnate", "hellas")])
def test_research_is_one_card_for_tycoon_and_magnate(goal: str, map: str) -> None:
    assert score(Table(2, map=map).lay(0, "Research"), goal) == 1


@obeys("r524")
def test_playing_research_is_one_action() -> None:
    table = Table().give(0, "Research").stock(0, mc=11).play(0, "Research")
    assert (table.seat, "end" in table.options(), len(table[0].hand)) == (0, True, 2)


@obeys("r575")
def test_banker_counts_the_production_of_money_alone() -> None:
    table = Table().stock(0, mc=40).rating(0, 40).production(0, mc=-2, steel=5).production(1, mc=3)
    assert (score(table, "banker", 0), score(table, "banker", 1)) == (-2, 3)


@obeys("r576")
def test_celebrity_looks_at_the_printed_cost_of_green_and_blue_cards() -> None:
    table = Table(2, map="elysium").lay(0, "Earth Catapult", "Strip Mine", "Mohole Area", "Sponsors", "CrediCor")
    assert score(table.buried(0, "Giant Ice Asteroid"), "celebrity") == 3


def of_tags(map: str) -> Table:
    return Table(2, map=map, more=["venus", "prelude", "prelude2", "promos", "turmoil"])


@obeys("r577", "r590")
@pytest.mark.parametrize(
    ("goal", "map", "names", "event"),
    [
        ("diversifier", "hellas", ("Acquired Company", "Splice", "Biolab"), "Comet"),
        ("builder", "tharsis", ("Mine", "Mining Guild", "Mining Operations"), ""),
        ("contractor", "hellas", ("Mine", "Mining Guild", "Mining Operations"), ""),
        ("ecologist", "elysium", ("Trees", "Splice", "Biofuels"), "Virus"),
        ("rim-settler", "hellas", ("Io Mining Industries", "Saturn Systems", "Galilean Mining"), ""),
        ("space-baron", "hellas", ("Satellites", "PhoboLog", "Orbital Construction Yard"), "Comet"),
        ("venuphile", "tharsis", ("Dirigibles", "Celestic", "Venus Contract"), "GHG Import From Venus"),
        ("scientist", "tharsis", ("Breathing Filters", "Inventrix", "Biolab"), "Technology Demonstration"),
    ],
)
def test_goals_count_the_tags_of_projects_corporations_and_preludes_and_none_of_events(
    goal: str, map: str, names: tuple[str, ...], event: str
) -> None:
    table, counted = of_tags(map), [0]
    for name in names:
        counted.append(score(table.lay(0, name), goal))
    assert counted == sorted(set(counted)), "each one more"
    if event:
        assert score(table.buried(0, event), goal) == counted[-1]


@obeys("r578")
@pytest.mark.parametrize("wild", ["Research Coordination", "Research Network", "Septem Tribus"])
@pytest.mark.parametrize(
    ("goal", "map", "counts"),
    [
        ("diversifier", "hellas", 1),
        ("builder", "tharsis", 1),
        ("ecologist", "elysium", 1),
        ("rim-settler", "hellas", 1),
        ("scientist", "tharsis", 0),
        ("contractor", "hellas", 0),
        ("space-baron", "hellas", 0),
        ("venuphile", "tharsis", 0),
    ],
)
def test_a_wild_tag_counts_for_milestones_and_not_for_awards(wild: str, goal: str, map: str, counts: int) -> None:
    assert score(of_tags(map).lay(0, wild), goal) == counts


@obeys("r590")
def test_venuphile_is_a_sixth_award_and_only_three_may_be_funded() -> None:
    table = Table(2, more=["venus"]).stock(0, mc=99)
    assert len(table.game.box.awards) == 6
    table.act(0, "award:banker").act(0, "award:miner").act(0, "award:venuphile")
    assert not [option for option in table.stock(0, mc=99).offers(0) if option.startswith("award:")]


@obeys("r583", "r662")
def test_hoverlord_is_a_sixth_milestone_and_only_three_may_be_claimed() -> None:
    table = Table(2, more=["venus"]).stock(0, mc=99).rating(0, 40).lay(0, "Dirigibles", resources=7)
    table.tiles("city", 0, "G3", "G5", "C2").tiles("greenery", 0, "G4", "G6", "C3")
    assert len(table.game.box.milestones) == 6
    table.act(0, "milestone:mayor").act(0, "milestone:gardener")
    assert {"milestone:hoverlord", "milestone:terraformer"} <= set(table.offers(0))
    table.act(0, "milestone:terraformer")
    assert not [option for option in table.offers(0) if option.startswith("milestone:")]


@obeys("r664")
def test_no_award_is_funded_twice() -> None:
    table = Table().stock(0, mc=99).act(0, "award:banker")
    assert not [o for o in (*table.offers(0), *table.stock(1, mc=99).offers(1)) if o == "award:banker"]
    assert "award:miner" in table.offers(1)


@obeys("r579")
def test_excentric_counts_resources_of_any_kind_on_cards_and_corporations() -> None:
    table = Table(2, map="hellas", more=["venus"]).lay(0, "Fish", resources=2).lay(0, "Decomposers", resources=3)
    table.lay(0, "Dirigibles", resources=1).lay(0, "Rotator Impacts", resources=4).lay(0, "Celestic", resources=5)
    assert score(table.give(0, "Ants"), "excentric") == 15


@obeys("r584")
def test_industrialist_counts_stored_steel_and_energy_together() -> None:
    table = Table(2, map="elysium").stock(0, steel=3, energy=2, titanium=9, heat=9).production(0, steel=4, energy=4)
    assert score(table, "industrialist") == 5


@obeys("r585")
def test_landlord_counts_own_tiles_on_mars_and_own_cities_off_it_but_no_oceans_and_markers() -> None:
    table = Table(2, more=["promos"]).tile("G3", "city", 0).tile("G5", "greenery", 0).tile("I1", "mining-rights", 0)
    table.tile("E5", "ocean").tile("E6", "ocean", -1).tile("G4", "greenery", 1).tile("phobos-space-haven", "city", 0)
    table.lay(0, "Arcadian Communities").give(0, "Land Claim").stock(0, mc=1).play(0, "Land Claim", "space:C2")
    table.use(0, "Arcadian Communities").pick(table.options()[0])
    assert len(table.game.table.markers) + len(table.game.table.claims) == 2
    assert score(table, "landlord") == 4


@obeys("r557", "r558", "r585", "r588")
def test_stanford_torus_is_a_city_in_space_that_counts_for_landlord_and_immigration_shuttles() -> None:
    table = Table(2, more=["promos"]).lay(1, "Tharsis Republic", "Rover Construction").lay(0, "Immigration Shuttles")
    table.tiles("city", 1, "G3", "I1").give(0, "Stanford Torus").stock(0, mc=12)
    before = table.points(0)["cards"]
    table.play(0, "Stanford Torus")
    assert table.done, "no space is asked for"
    assert (score(table, "landlord"), score(table, "mayor"), table.points(0).get("cities", 0)) == (1, 1, 0)
    assert (table.makes(1), table.has(1)) == ({}, {"mc": 2}), "a city, but not on Mars"
    assert table.points(0)["cards"] == before + 1 + 2, "its own points are 2; three cities make one of the shuttles"


@obeys("r652")
@pytest.mark.parametrize("name", ["Luna Metropolis", "Dawn City", "Stratopolis", "Maxwell Base"])
def test_cities_of_venus_lie_on_places_of_their_own_and_count_for_landlord(name: str) -> None:
    table = Table(2, more=["venus"]).lay(0, "Research", "Physics Complex", "Gene Repair").production(0, energy=1)
    table.parameters(venus=12).give(0, name).stock(0, mc=25)
    table.play(0, name)
    space = name.lower().replace(" ", "-")
    assert (table.game.table.tiles[space].kind, score(table, "landlord"), score(table, "mayor")) == ("city", 1, 1)


@obeys("r586")
def test_legend_takes_five_events_and_a_law_suit_counts_for_the_one_sued() -> None:
    table = Table(2, map="elysium", more=["promos"]).stock(0, mc=9).stock(1, mc=1)
    table.buried(1, "Comet", "Asteroid", "Virus").give(1, "Hired Raiders").give(0, "Law Suit")
    table.play(1, "Hired Raiders")
    while not table.done:
        table.pick(next(option for option in ("1", "seat:0") if option in table.options()))
    assert (score(table, "legend", 1), "milestone:legend" in table.stock(1, mc=20).offers(1)) == (4, False)
    table.play(0, "Law Suit")
    assert (score(table, "legend", 0), score(table, "legend", 1)) == (0, 5)
    assert "milestone:legend" in table.stock(1, mc=20).offers(1)


@obeys("r589")
def test_floaters_of_stormcraft_are_no_heat_for_thermalist() -> None:
    table = Table(2, more=["colonies"]).lay(0, "Stormcraft Incorporated", resources=5).stock(0, heat=1)
    assert score(table, "thermalist") == 1


@obeys("r663")
def test_a_milestone_belongs_to_who_claims_it_first_whoever_else_fulfils_it() -> None:
    table = Table().rating(0, 40).rating(1, 50).stock(0, mc=8).stock(1, mc=8)
    table.act(0, "milestone:terraformer")
    assert "milestone:terraformer" not in table.offers(1)
    assert (table.points(0)["milestones"], table.points(1).get("milestones", 0)) == (5, 0)
