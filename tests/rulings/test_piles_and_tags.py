"""Rulings about the one pile of events, the resources on cards, and what a wild tag stands for."""

from __future__ import annotations

from typing import Final

import pytest

from engine import view
from engine.amounts import number as amount
from engine.amounts import per_event
from engine.card import CARDS
from engine.core import NO_CAUSE, Cause
from engine.expansions.promos.effects import TurnDown
from engine.expansions.turmoil.amounts import per_own
from engine.robots.greedy import greedy_answer
from tests.engine.table import Table, number
from tests.expansions.test_turmoil import event, table_of
from tests.rulings.obeys import obeys
from tests.rulings.test_saves import loaded
from words.options import option

UNION: Final = "Pharmacy Union"


def turned(**options: object) -> Table:
    """A table at which seat 0 has just turned Pharmacy Union face down, by a science tag."""
    table = Table(2, **{"more": ["promos"], **options}).lay(0, UNION).give(0, "Physics Complex").stock(0, mc=30)
    table.play(0, "Physics Complex", "0")
    assert table[0].tr == 23
    return table


@obeys("r300", "r587")
def test_the_turned_pharmacy_union_counts_for_the_legend() -> None:
    table = turned(map="elysium").buried(0, "Comet", "Asteroid", "Big Asteroid").stock(0, mc=8)
    assert "milestone:legend" not in table.offers(0)
    assert "milestone:legend" in table.buried(0, "Lava Flows").offers(0)


@obeys("r301")
def test_the_turned_pharmacy_union_counts_for_media_archives() -> None:
    table = turned().buried(1, "Comet").give(1, "Media Archives").stock(1, mc=8)
    assert table.play(1, "Media Archives").has(1) == {"mc": 2}


@pytest.mark.parametrize(("award", "options"), [("promoter", {"map": "vastitas"}), ("innovator", {"map": "amazonis"})])
def test_the_turned_pharmacy_union_counts_for_awards_about_events(award: str, options: dict[str, str]) -> None:
    table = turned(**options)
    assert table.game.box.awards[award].score(table.game, table[0]) == (2 if award == "innovator" else 1)


def test_the_turned_pharmacy_union_counts_for_whatever_counts_events() -> None:
    table = turned(more=["promos", "turmoil"])
    assert [amount(count, table.game, table[0], NO_CAUSE) for count in (per_event(), per_own("events"))] == [1, 1]


@obeys("r302", "r299")
def test_a_turned_corporation_is_no_event_that_was_played_and_no_card_without_tags() -> None:
    table = turned(more=["promos", "colonies"]).give(0, "Community Services").stock(0, mc=13)
    table.lay(0, "Media Group", "Vesta Shipyard").play(0, "Community Services")
    assert table.makes(0) == {"mc": 1}, "Community Services itself, and no face-down corporation"
    table = Table(2, more=["promos"]).lay(0, UNION, "Media Group").run(TurnDown(), cause=Cause(number(UNION)))
    assert table.has(0) == {}


def test_a_turned_corporation_is_never_taken_into_a_hand() -> None:
    assert turned().give(0, "Astra Mechanica").stock(0, mc=7).why_not(0, "Astra Mechanica") == "no-events"
    table = turned().buried(0, "Comet").give(0, "Astra Mechanica").stock(0, mc=7).play(0, "Astra Mechanica")
    assert table.options() == ("card:comet",)


def test_a_player_goes_on_leading_a_turned_corporation() -> None:
    table = turned()
    assert view(table.game, 1).seats[0].corporations == (number(UNION),)
    table.lay(0, "Splice")
    assert view(table.game, 1).seats[0].corporations == (number(UNION), number("Splice"))


def test_a_corporation_that_was_turned_down_in_an_older_save_is_an_event() -> None:
    game = loaded("pharmacy-union-turned")
    (me,) = game.players
    assert [CARDS[card].name for card in me.events] == ["Land Claim", "Imported Nutrients", UNION]
    assert amount(per_event(), game, me, NO_CAUSE) == 3


# Cards under Self-replicating Robots.


def hosting(name: str, n: int = 2, **options: object) -> Table:
    """A table at which a card of seat 0 lies under Self-replicating Robots, with some resources."""
    table = Table(2, **{"more": ["promos", "venus"], **options}).lay(0, "Self-replicating Robots").give(0, name)
    table[0].hand.remove(number(name))
    table[0].hosted[number(name)] = n
    return table.turn(0)


@obeys("r006", "r543", "r580")
def test_excentric_counts_nothing_that_lies_under_self_replicating_robots() -> None:
    table = hosting("Comet", more=["promos"], map="hellas").lay(0, "Fish", resources=3)
    assert table.game.box.awards["excentric"].score(table.game, table[0]) == 3


@obeys("r411", "r548")
def test_corroder_suits_may_add_to_a_venus_card_under_self_replicating_robots() -> None:
    table = hosting("Deuterium Export").lay(0, "Dirigibles").give(0, "Corroder Suits").stock(0, mc=8)
    table.play(0, "Corroder Suits")
    assert table.options() == ("card:dirigibles", "card:deuterium-export")
    assert table.pick("card:deuterium-export").on(0, "Deuterium Export") == 3


@obeys("r485", "r548")
@pytest.mark.parametrize(("hosted", "able"), [("Deuterium Export", True), ("Comet", False)])
def test_maxwell_base_may_add_to_a_venus_card_under_self_replicating_robots(hosted: str, able: bool) -> None:
    table = hosting(hosted, 0).lay(0, "Maxwell Base")
    assert "action:maxwell-base" in table.offers(0)
    assert ("action:maxwell-base" not in table.asked.vain) is able, "for nothing where no card takes it"
    if able:
        assert table.use(0, "Maxwell Base").on(0, hosted) == 1


def test_what_lies_under_self_replicating_robots_is_of_no_kind() -> None:
    table = hosting("Deuterium Export").lay(0, "Stratopolis").use(0, "Stratopolis")
    assert (table.on(0, "Stratopolis"), table.on(0, "Deuterium Export")) == (2, 2), "floaters go to what holds floaters"


@obeys("r637")
def test_sponsored_projects_add_to_cards_under_self_replicating_robots() -> None:
    table = table_of(more=["promos", "turmoil"]).lay(0, "Self-replicating Robots", "Fish").lay(0, "Pets", resources=1)
    table.give(0, "Comet", "Mine")
    table[0].hosted, table[0].hand = {number("Comet"): 2, number("Mine"): 0}, []
    event(table, "sponsored-projects")
    assert {name: table.on(0, name) for name in ("Comet", "Mine", "Pets", "Fish")} == {
        "Comet": 3,
        "Mine": 0,
        "Pets": 2,
        "Fish": 0,
    }


def test_what_lies_under_self_replicating_robots_is_shown_without_kind_and_points() -> None:
    table = hosting("Venusian Insects").lay(0, "Extremophiles", "Maxwell Base").use(0, "Maxwell Base")
    said = option(view(table.game, 0), ["Ann", "Ben"], "card:venusian-insects")
    assert (said.label.replace("\xa0", " "), said.hint) == ("Venusian Insects, 2 → 3", "resources +1")


def test_a_robot_knows_that_what_lies_under_self_replicating_robots_brings_no_points() -> None:
    table = hosting("Venusian Animals").lay(0, "Extremophiles", "Maxwell Base").use(0, "Maxwell Base")
    assert set(table.options()) == {"card:extremophiles", "card:venusian-animals"}
    assert greedy_answer(view(table.game, 0)) == ("card:extremophiles",)


# Wild tags.


@obeys("r527", "r608")
def test_robotic_workforce_may_copy_research_network() -> None:
    table = Table(2, more=["prelude"]).lay(0, "Research Network").give(0, "Robotic Workforce").stock(0, mc=9)
    assert table.play(0, "Robotic Workforce").makes(0) == {"mc": 1}
    assert len(table[0].hand) == 0, "the box alone"


def test_cyberia_systems_may_copy_research_network_as_one_of_two() -> None:
    table = Table(2, more=["prelude", "promos"]).lay(0, "Research Network", "Mine").give(0, "Cyberia Systems")
    table.stock(0, mc=17).play(0, "Cyberia Systems").pick("card:research-network")
    assert table.makes(0) == {"mc": 1, "steel": 2}


@pytest.mark.parametrize("tag", ["Maxwell Base", "Corroder Suits"])
def test_applied_science_is_a_venus_card_for_who_adds_to_one(tag: str) -> None:
    table = Table(2, more=["prelude", "prelude2", "venus"]).lay(0, "Applied Science", resources=6)
    if tag == "Maxwell Base":
        table.lay(0, tag).use(0, tag)
    else:
        table.give(0, tag).stock(0, mc=8).play(0, tag)
    assert table.on(0, "Applied Science") == 7


@obeys("r341")
def test_for_community_services_a_card_with_nothing_but_a_wild_tag_has_none() -> None:
    table = Table(2, more=["prelude", "colonies", "turmoil"]).lay(0, "Septem Tribus", "Research Coordination", "Mine")
    table.lay(0, "Research Network").give(0, "Community Services").stock(0, mc=13)
    assert table.play(0, "Community Services").makes(0) == {"mc": 4}, "three of them, and itself"
