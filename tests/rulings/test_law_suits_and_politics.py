"""Rulings about Law Suit and about cards that need, send or remove delegates."""

from __future__ import annotations

import pytest

from engine.card import CARDS
from engine.effects.order import Triggered
from engine.expansions.turmoil.senate import influence
from engine.expansions.turmoil.state import NEUTRAL
from engine.phases.generation import RunPhase
from engine.state import Taken
from tests.engine.table import Table, number
from tests.expansions.test_prelude import prelude
from tests.expansions.test_promos_rules import raid
from tests.expansions.test_turmoil import event, sit, state, table_of
from tests.rulings.obeys import obeys


def promos(players: int = 3, *more: str, map: str = "tharsis") -> Table:
    return Table(players, more=["promos", *more], map=map).give(0, "Law Suit").stock(0, mc=5)


# Law Suit.


@obeys("r463")
def test_a_law_suit_is_an_event_of_who_plays_it() -> None:
    table = raid(promos(), 1, 0).stock(0, mc=2).stock(1, mc=3).lay(1, "Media Group").play(0, "Law Suit")
    assert (table.has(0), table.has(1)) == ({"mc": 3}, {})
    table = raid(promos(), 1, 0).stock(0, mc=2).stock(1, mc=3).lay(0, "Media Group").play(0, "Law Suit")
    assert (table.has(0), table.has(1)) == ({"mc": 6}, {})


@obeys("r464")
def test_what_was_taken_by_a_card_of_a_prelude_is_a_reason_for_a_law_suit_in_generation_1() -> None:
    table = promos(2, "prelude").give(1, "Hired Raiders").stock(1, mc=1)
    table.game.table.phase = "preludes"
    prelude(table, "Eccentric Sponsor", 1).pick("card:hired-raiders")
    while table.game.pending:
        table.pick(next(option for option in ("1", "seat:0") if option in table.options()))
    assert table.has(0) == {"mc": 2}
    table.run(RunPhase("action"))
    assert (table.seat, table.game.table.generation) == (0, 1)
    table.pick("play:law-suit")
    assert table.names(table[1].events) == ["Hired Raiders", "Law Suit"]


@obeys("r465", "r466")
def test_a_law_suit_counts_for_the_legend_of_the_one_sued_who_loses_the_point() -> None:
    table = raid(promos(map="elysium"), 1, 0).play(0, "Law Suit")
    legend = table.game.box.milestones["legend"]
    assert [legend.score(table.game, p) for p in table.players] == [0, 2, 0]
    assert [table.points(seat)["cards"] for seat in range(3)] == [0, -1, 0]


@obeys("r467")
def test_who_has_passed_is_not_asked_to_sue() -> None:
    table = promos(2).act(0, "pass").give(1, "Hired Raiders").stock(1, mc=1).pick("play:hired-raiders")
    while not table.done:
        table.pick(next(option for option in ("1", "seat:0") if option in table.options()))
    table.end()
    assert table.why_not(0, "Law Suit") is None
    assert (list(table.game.pending), table.game.table.generation) == ([1], 1)
    table.pick("pass")
    assert table.why_not(0, "Law Suit") == "requires", "the generation is over"


@obeys("r468")
def test_neither_the_neutral_opponent_nor_oneself_can_be_sued() -> None:
    table = promos(1).give(0, "Hired Raiders").stock(0, mc=6).play(0, "Hired Raiders", "1")
    assert table.why_not(0, "Law Suit") == "requires"
    table = promos(2).give(0, "Energy Tapping").stock(0, mc=8).production(0, energy=1)
    table.play(0, "Energy Tapping", "seat:0")
    assert table.why_not(0, "Law Suit") == "requires"


@obeys("r470")
def test_only_who_took_something_from_the_player_in_this_generation_is_sued() -> None:
    table = raid(promos(3), 1, 0)
    table.game.table.taken.append(Taken(2, 1, "mc"))
    assert table.turn(0).play(0, "Law Suit").names(table[1].events) == ["Hired Raiders", "Law Suit"]


# Banned Delegate.


def banned(**parties: list[int]) -> Table:
    table = sit(table_of(), "reds", **parties).give(0, "Banned Delegate")
    state(table).chairman = 0
    return table


@obeys("r392")
def test_a_banned_delegate_changes_dominance_at_once_and_a_tie_goes_clockwise() -> None:
    two = [NEUTRAL, NEUTRAL]
    table = banned(reds=[1, 1], unity=two, greens=two, kelvinists=two).play(0, "Banned Delegate", "delegate:reds:1")
    assert (state(table).delegates["reds"], state(table).dominant) == ((1,), "greens")


@obeys("r393")
def test_a_banned_delegate_changes_the_leader_at_once() -> None:
    table = banned(reds=[1, 1, 0, 0]).play(0, "Banned Delegate", "delegate:reds:1")
    assert (state(table).delegates["reds"].count(1), state(table).leaders["reds"]) == (1, 0)


@obeys("r394")
def test_a_banned_delegate_may_be_an_own_one_and_is_never_a_leader_or_the_chairman() -> None:
    table = banned(reds=[1, 0], unity=[0, 1], greens=[NEUTRAL]).play(0, "Banned Delegate")
    assert table.options() == ("delegate:reds:0", "delegate:unity:1")
    table.pick("delegate:reds:0")
    assert (state(table).delegates["reds"], state(table).chairman, state(table).reserve[0]) == ((1,), 0, 5)


# Other cards.


@obeys("r420")
def test_diaspora_movement_is_paid_for_the_jovian_tags_of_all_its_own_included() -> None:
    table = table_of(ruling="reds").lay(0, "Miranda Resort").lay(1, "Asteroid Mining").give(0, "Diaspora Movement")
    assert table.stock(0, mc=7).play(0, "Diaspora Movement").has(0) == {"mc": 3}


@obeys("r438")
def test_event_analysts_speak_for_one_more_always_so_that_the_most_is_four() -> None:
    table = table_of().lay(0, "Event Analysts")
    assert influence(table.game, table[0]) == 1, "without any delegate in the dominant party"
    sit(table, "reds", reds=[0, 0, 0])
    state(table).chairman = 0
    assert influence(table.game, table[0]) == 4


@obeys("r442")
@pytest.mark.parametrize(("name", "paid"), [("Ecological Zone", 4), ("Fish", 2), ("Mine", 0)])
def test_gmo_contract_pays_for_each_tag(name: str, paid: int) -> None:
    table = table_of().lay(0, "GMO Contract").tile("D5", "greenery", 0).give(0, name).stock(0, mc=12)
    table.parameters(temperature=2).production(1, plants=1).game.table.policies = []
    cost = 12 - CARDS[number(name)].cost
    table.turn(0).play(0, name)
    while not table.done:
        table.pick(table.options()[0])
    assert table[0].stock["mc"] == cost + paid


@obeys("r480")
def test_martian_media_center_sends_a_delegate_to_any_party_for_three() -> None:
    table = table_of().lay(0, "Martian Media Center").stock(0, mc=2)
    assert "action:martian-media-center" not in table.offers(0)
    table.stock(0, mc=3).use(0, "Martian Media Center")
    assert set(table.options()) == {f"party:{party}" for party in state(table).delegates}
    table.pick("party:reds")
    assert (state(table).delegates["reds"], table.has(0)) == ((0,), {})
    assert (state(table).reserve[0], state(table).lobby) == (5, [0, 1])
    sit(table, unity=[0] * 5)
    state(table).lobby = [1]
    assert "action:martian-media-center" not in table.rested().stock(0, mc=3).offers(0)


@obeys("r507")
def test_for_political_alliance_two_parties_must_be_led_and_the_chairman_is_no_leader() -> None:
    table = sit(table_of(more=["turmoil", "promos"]), reds=[0]).give(0, "Political Alliance").stock(0, mc=4)
    state(table).chairman = 0
    assert table.why_not(0, "Political Alliance") == "requires"
    sit(table, unity=[1, 0])
    assert table.why_not(0, "Political Alliance") == "requires"
    sit(table, greens=[0]).play(0, "Political Alliance")
    assert table[0].tr == 21


@obeys("r387")
def test_arctic_algae_react_to_the_ocean_of_a_global_event() -> None:
    table = table_of().lay(1, "Arctic Algae")
    event(table, "aquifer-released-by-public-council").pick("space:A5").run(Triggered())
    assert (table.parameter("oceans"), table.has(1)["plants"]) == (1, 2)
