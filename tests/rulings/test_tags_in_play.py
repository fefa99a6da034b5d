"""Rulings about tags: which there are, when they count and what they set off."""

from __future__ import annotations

import pytest

from engine import view
from engine.card import CARDS, Card
from tests.engine.table import Table
from tests.rulings.obeys import obeys

TAGS = ("building", "space", "science", "power", "earth", "jovian", "venus", "plant", "microbe", "animal", "city")


def tags(table: Table, seat: int = 0) -> dict[str, int]:
    """The tags of a seat that lie face up."""
    return view(table.game, None).seats[seat].tags


def dealt() -> list[Card]:
    """The cards of all shipped expansions."""
    return [CARDS[card] for deck in Table.of_every_card().game.box.decks.values() for card in deck]


@obeys("r075")
def test_there_are_eleven_tags_and_the_wild_one_is_none_of_them() -> None:
    assert {tag for card in dealt() for tag in card.tags} == {*TAGS, "wild"}


@obeys("r075")
def test_a_wild_tag_stands_for_one_tag_in_an_action_and_counts_for_none_beside_it() -> None:
    table = Table(2, more=["prelude"]).lay(0, "Research Coordination").give(0, "Satellites", "Gene Repair")
    table.stock(0, mc=40).lay(0, "Research")
    assert tags(table) == {"wild": 1, "science": 2}
    assert table.why_not(0, "Gene Repair") is None, "two science tags and the wild one"
    assert table.play(0, "Satellites").makes(0) == {"mc": 2}, "its own space tag and the wild one"


@obeys("r077")
def test_tags_of_an_event_do_not_count_after_it_was_played() -> None:
    table = Table().give(0, "Asteroid", "Satellites").stock(0, mc=40).play(0, "Asteroid")
    assert tags(table) == {}
    table.stock(0, titanium=0)
    assert table.play(0, "Satellites").makes(0) == {"mc": 1}


@obeys("r076")
@pytest.mark.parametrize(("science", "drawn"), [(1, 0), (2, 1), (5, 2)])
def test_solar_probe_counts_its_own_science_tag(science: int, drawn: int) -> None:
    laid = ("Physics Complex", "Gene Repair", "Mars University", "AI Central", "Lagrange Observatory")[:science]
    table = Table(2, more=["colonies"]).lay(0, *laid)
    table.give(0, "Solar Probe").stock(0, mc=9).deck("Mine", "Fish", "Ants").play(0, "Solar Probe")
    while not table.done:
        table.choose()
    assert len(table[0].hand) == drawn


@obeys("r078")
def test_the_sign_of_an_event_is_no_tag() -> None:
    assert not {tag for card in dealt() if card.kind == "event" for tag in card.tags} - {*TAGS, "wild"}
    table = Table(2, more=["colonies"]).lay(0, "Aridor").give(0, "Local Heat Trapping").stock(0, mc=1, heat=5)
    table.play(0, "Local Heat Trapping")
    assert (tags(table), table.makes(0)) == ({}, {})


@obeys("r080")
def test_the_action_of_a_card_with_a_tag_sets_off_nothing() -> None:
    table = (
        Table().lay(0, "Olympus Conference", "Mars University", "Physics Complex").stock(0, energy=6).give(0, "Mine")
    )
    table.use(0, "Physics Complex")
    assert table.done
    assert (table.on(0, "Physics Complex"), table.on(0, "Olympus Conference")) == (1, 0)


@obeys("r081")
@pytest.mark.parametrize(("name", "price"), [("Research", 7), ("Gene Repair", 10), ("Mine", 4)])
def test_valley_trust_takes_two_off_for_each_science_tag(name: str, price: int) -> None:
    table = Table(2, more=["prelude"]).lay(0, "Valley Trust", "AI Central").lay(0, "Physics Complex", "Mars University")
    table.give(0, name).stock(0, mc=price - 1)
    assert table.why_not(0, name) == "too-dear"
    assert table.stock(0, mc=price).why_not(0, name) is None


@obeys("r082", "r159")
@pytest.mark.parametrize(("name", "tags"), [("Luna Governor", 2), ("Sponsors", 1), ("Mine", 0)])
def test_each_earth_tag_of_a_card_sets_off_martian_zoo_and_point_luna(name: str, tags: int) -> None:
    table = Table(2, more=["prelude", "colonies"]).lay(0, "Martian Zoo", "Point Luna", "Earth Office", "Media Group")
    table.give(0, name).stock(0, mc=10).play(0, name)
    assert table.on(0, "Martian Zoo") == tags
    assert len(table[0].hand) == tags


@obeys("r083")
def test_tags_one_has_lie_face_up_or_on_the_card_being_played() -> None:
    table = Table().lay(0, "Shuttles").lay(1, "Space Station").buried(0, "Asteroid").give(0, "Satellites", "Comet")
    assert table.stock(0, mc=10).play(0, "Satellites").makes(0) == {"mc": 2}


@obeys("r084")
def test_events_set_off_by_their_tags_too() -> None:
    table = Table().lay(0, "Olympus Conference", "Decomposers").give(0, "Technology Demonstration", "Virus", "Asteroid")
    table.stock(0, mc=40).play(0, "Asteroid")
    assert table.on(0, "Olympus Conference") == 0
    table.stock(0, titanium=0).play(0, "Technology Demonstration")
    assert table.on(0, "Olympus Conference") == 1
    table.play(0, "Virus")
    assert table.on(0, "Decomposers") == 1


@obeys("r086")
@pytest.mark.parametrize(("name", "counters"), [("Research Coordination", 0), ("Gene Repair", 1)])
def test_a_wild_tag_sets_nothing_off_when_it_is_played(name: str, counters: int) -> None:
    table = Table(2, more=["prelude"]).lay(0, "Olympus Conference", "Research").give(0, name).stock(0, mc=12)
    table.play(0, name)
    assert table.on(0, "Olympus Conference") == counters


@obeys("r087")
def test_discounts_count_for_the_tags_of_events() -> None:
    table = Table().lay(0, "Shuttles").give(0, "Asteroid").stock(0, mc=12).play(0, "Asteroid")
    assert table.has(0) == {"titanium": 2}
    assert Table().give(0, "Asteroid").stock(0, mc=12).why_not(0, "Asteroid") == "too-dear"


@obeys("r089")
@pytest.mark.parametrize(("played", "claimable"), [(4, False), (5, True)])
def test_the_number_of_events_played_counts_for_the_legend(played: int, claimable: bool) -> None:
    names = ("Asteroid", "Comet", "Virus", "Big Asteroid", "Investment Loan")[:played]
    table = Table(2, map="elysium").buried(0, *names).stock(0, mc=8)
    assert ("milestone:legend" in table.offers(0)) is claimable


@obeys("r161")
@pytest.mark.parametrize("laid", [("Olympus Conference", "Mars University"), ("Mars University", "Olympus Conference")])
def test_one_science_tag_sets_off_olympus_conference_and_mars_university(laid: tuple[str, str]) -> None:
    table = Table().lay(0, *laid).give(0, "Gene Repair", "Fish").lay(0, "Research", "Physics Complex").stock(0, mc=12)
    table.deck("Comet").play(0, "Gene Repair")
    table.choose("card:fish")
    assert table.done
    assert (table.on(0, "Olympus Conference"), table.names(table[0].hand)) == (1, ["Comet"])


@obeys("r160")
def test_each_tag_of_advanced_ecosystems_sets_off_viral_enhancers() -> None:
    table = Table().lay(0, "Viral Enhancers", "Bushes", "Pets", "Tardigrades").give(0, "Advanced Ecosystems")
    table.stock(0, mc=11).play(0, "Advanced Ecosystems")
    while not table.done:
        table.pick(table.options()[0])
    assert table.has(0) == {"plants": 3}
