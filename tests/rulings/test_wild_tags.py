"""Rulings about the wild tags of Septem Tribus, Research Coordination and Research Network."""

from __future__ import annotations

import pytest

from engine import view
from engine.actions.preludes import PlayPrelude
from engine.effects.order import Triggered
from tests.engine.table import Table, number
from tests.rulings.obeys import obeys

WILD = ("Septem Tribus", "Research Coordination", "Research Network")
EVERY = pytest.mark.parametrize("wild", WILD)


def wild_table(map: str = "tharsis", *more: str) -> Table:
    return Table(2, map=map, more=["prelude", "turmoil", *more]).stock(0, mc=60)


@obeys("r328")
@EVERY
def test_a_wild_tag_helps_to_meet_a_requirement_of_tags(wild: str) -> None:
    table = wild_table().lay(0, "Research").give(0, "Gene Repair")
    assert table.why_not(0, "Gene Repair") == "requires"
    assert table.lay(0, wild).why_not(0, "Gene Repair") is None


@obeys("r329")
@EVERY
def test_a_wild_tag_stands_for_one_tag_of_a_requirement_of_several(wild: str) -> None:
    table = wild_table().lay(0, wild, "Algae").give(0, "Advanced Ecosystems")
    assert table.why_not(0, "Advanced Ecosystems") == "requires", "animal and microbe are missing"
    assert table.lay(0, "Pets").why_not(0, "Advanced Ecosystems") is None


@obeys("r329")
@EVERY
@pytest.mark.parametrize(("laid", "made"), [((), 1), (("Sponsors",), 2), (("Sponsors", "Dirigibles"), 3)])
def test_a_wild_tag_is_one_tag_for_gyropolis_and_not_two(wild: str, laid: tuple[str, ...], made: int) -> None:
    table = wild_table("tharsis", "venus").lay(0, wild, *laid).production(0, energy=2).give(0, "Gyropolis")
    assert table.play(0, "Gyropolis", "space:G4").makes(0) == {"mc": made}


GOALS = [
    (
        "tharsis",
        "builder",
        ("Mine", "Strip Mine", "Capital", "Noctis City", "Food Factory", "Power Plant", "Immigrant City"),
    ),
    ("elysium", "ecologist", ("Algae", "Fish", "Decomposers")),
    ("hellas", "rim-settler", ("Io Mining Industries", "Ganymede Colony")),
    ("hellas", "diversifier", ("Research", "Power Plant", "Lichen", "Fish", "Decomposers", "Satellites")),
]


@obeys("r330", "r331")
@EVERY
@pytest.mark.parametrize(("map", "goal", "laid"), GOALS)
def test_a_wild_tag_helps_the_milestones_of_tags(wild: str, map: str, goal: str, laid: tuple[str, ...]) -> None:
    table = wild_table(map).lay(0, *laid)
    assert f"milestone:{goal}" not in table.offers(0)
    assert f"milestone:{goal}" in table.lay(0, wild).offers(0)


@obeys("r332")
@EVERY
def test_a_wild_tag_counts_where_a_card_counts_own_tags(wild: str) -> None:
    table = wild_table().lay(0, wild).give(0, "Terraforming Ganymede", "Satellites")
    assert table.play(0, "Terraforming Ganymede")[0].tr == 20 + 2
    assert table.play(0, "Satellites").makes(0) == {"mc": 3}, "its own, that of Terraforming Ganymede and the wild one"


@obeys("r333")
def test_a_wild_tag_gets_no_discount_and_sets_nothing_off() -> None:
    table = wild_table().lay(0, "Earth Office", "Shuttles", "Teractor", "Cheung Shing MARS", "Olympus Conference")
    table.lay(0, "Viral Enhancers", "Mars University", "Media Group").lay(1, "Saturn Systems")
    table.give(0, "Research Coordination").stock(0, mc=4).play(0, "Research Coordination")
    assert table.done
    assert table.has(0) == {}
    assert (table.on(0, "Olympus Conference"), table.makes(1)) == (0, {})
    table.give(0, "Research Network").run(PlayPrelude(number("Research Network"))).run(Triggered())
    assert not table.game.pending
    assert (table.on(0, "Olympus Conference"), table.makes(1), table.has(0)) == (0, {}, {})


@obeys("r334")
@EVERY
def test_a_wild_tag_does_not_count_for_a_card_of_somebody_else(wild: str) -> None:
    table = wild_table().lay(1, wild, "Shuttles").give(0, "Toll Station")
    assert table.play(0, "Toll Station").makes(0) == {"mc": 1}


@obeys("r335")
@EVERY
@pytest.mark.parametrize(("map", "award"), [("tharsis", "scientist"), ("hellas", "space-baron")])
def test_a_wild_tag_does_not_count_for_awards(wild: str, map: str, award: str) -> None:
    table = wild_table(map).lay(0, wild).lay(1, "AI Central", "Shuttles")
    assert view(table.game, None).award_scores[award] == (0, 1)


@obeys("r336")
@pytest.mark.parametrize(("shown", "found"), [("Research Coordination", 0), ("Decomposers", 1)])
def test_search_for_life_finds_no_microbe_tag_in_a_wild_one(shown: str, found: int) -> None:
    table = wild_table().lay(0, "Search For Life").deck(shown).use(0, "Search For Life")
    assert table.on(0, "Search For Life") == found
    assert table.names(table.game.table.discard) == [shown]


@obeys("r337")
@EVERY
def test_a_wild_tag_brings_no_point_for_a_jovian_tag(wild: str) -> None:
    table = wild_table().lay(0, wild, "Io Mining Industries")
    assert table.points(0)["cards"] == 1


@obeys("r338")
@EVERY
def test_a_wild_tag_is_no_event(wild: str) -> None:
    table = wild_table("elysium").lay(0, wild).buried(0, "Comet").give(0, "Media Archives").stock(0, mc=8)
    assert table.game.box.milestones["legend"].score(table.game, table[0]) == 1
    assert table.play(0, "Media Archives").has(0) == {"mc": 1}


TEN = ("Research", "Io Mining Industries", "Moss", "Power Plant", "Fish", "Decomposers", "Capital", "Sponsors")


@obeys("r340")
@EVERY
@pytest.mark.parametrize(("venus", "kinds"), [(False, 10), (True, 11)])
def test_a_wild_tag_is_no_venus_tag_without_venus(wild: str, venus: bool, kinds: int) -> None:
    table = wild_table("tharsis", "promos", *(("venus",) if venus else ())).lay(0, wild, *TEN)
    assert table.give(0, "Interplanetary Trade").play(0, "Interplanetary Trade").makes(0) == {"mc": kinds}
