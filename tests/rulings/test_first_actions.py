"""Rulings about the first actions that corporations demand."""

from __future__ import annotations

from engine.actions.preludes import PlayPrelude
from engine.state import Standing
from tests.engine.table import Table, number
from tests.expansions.test_turmoil import table_of
from tests.rulings.obeys import obeys


def begins(*corporations: str, players: int = 2) -> Table:
    """A table at which these corporations of seat 0 demand their first actions."""
    table = Table(players, more=["prelude", "promos"]).lay(0, *corporations)
    me = table[0]
    me.first_action, *me.first_actions = map(number, corporations)
    return table.turn(0)


@obeys("r036", "r046", "r142")
def test_a_player_may_pass_before_the_first_action() -> None:
    table = begins("Inventrix")
    assert table.options() == ("first:inventrix", "pass")
    table.pick("pass")
    assert table[0].passed
    assert table[0].hand == []


@obeys("r047")
def test_a_first_action_that_was_not_done_is_due_in_the_next_generation() -> None:
    table = begins("Inventrix").pick("pass", "pass")
    for seat in (0, 1):
        table.game.answer(seat, ())
    assert table.game.table.generation == 2
    table.pick("pass")  # seat 1 is the first player now
    assert table.options() == ("first:inventrix", "pass")


@obeys("r045")
def test_the_first_action_is_one_of_two_in_its_turn() -> None:
    table = begins("Inventrix").stock(0, mc=14).pick("first:inventrix")
    assert {"end", "project:asteroid"} <= set(table.options())
    table.pick("project:asteroid")
    assert table.seat == 1


@obeys("r048")
def test_two_first_actions_are_one_action_in_an_order_of_choice() -> None:
    table = begins("Inventrix", "Philares").stock(0, mc=14)
    assert table.options() == ("first:inventrix", "first:philares", "pass")
    table.pick("first:philares")
    assert len(table[0].hand) == 0
    table.pick("space:C2")
    assert len(table[0].hand) == 3
    assert "project:asteroid" in table.options()
    table.pick("project:asteroid")
    assert table.seat == 1


@obeys("r143")
def test_a_first_action_that_has_become_impossible_is_skipped() -> None:
    table = begins("Vitor").stock(0, mc=14)
    assert table.options() == ("first:vitor", "pass")
    table.game.table.awards = dict.fromkeys(("landlord", "banker", "scientist"), 1)
    assert "project:asteroid" in table.offers(0)


@obeys("r143", "r048")
def test_of_two_first_actions_the_impossible_one_is_skipped() -> None:
    table = begins("Inventrix", "Vitor")
    table.game.table.awards = dict.fromkeys(("landlord", "banker", "scientist"), 1)
    assert table.offers(0) == ("first:inventrix", "pass")
    table.pick("first:inventrix")
    assert len(table[0].hand) == 3
    assert "first:vitor" not in table.options()


@obeys("r143", "r644")
def test_a_first_action_whose_rating_cannot_be_paid_is_skipped_until_it_can() -> None:
    table = table_of(2, "reds", more=["turmoil", "promos"]).lay(0, "Philares").give(0, "Mine").stock(0, mc=2)
    table[0].first_action = number("Philares")
    assert "first:philares" not in table.offers(0)
    table.act(0, "sell").choose("card:mine")
    assert table.options() == ("first:philares", "end")
    table.pick("first:philares", "space:C2")
    assert (table.has(0), table[0].tr) == ({}, 21)


@obeys("r048", "r644")
def test_of_two_first_actions_one_whose_rating_cannot_be_paid_does_not_hinder_the_other() -> None:
    table = table_of(2, "reds", more=["turmoil", "promos"]).lay(0, "Inventrix", "Philares").stock(0, mc=2)
    table[0].first_action, table[0].first_actions = number("Inventrix"), [number("Philares")]
    assert table.offers(0) == ("first:inventrix", "pass")
    table.pick("first:inventrix")
    assert (len(table[0].hand), "sell" in table.options()) == (3, True)
    table.act(0, "sell").choose(*table.options()[:1])
    assert table.offers(0) == ("first:philares", "pass")


@obeys("r047", "r143")
def test_a_first_action_that_is_impossible_when_its_corporation_comes_is_due_once_it_is_possible() -> None:
    """No space for a colony is left when Merger brings Poseidon."""
    table = Table(2, more=["prelude", "promos", "colonies"]).lay(0, "Teractor").give(0, "Merger").stock(0, mc=14)
    table.game.table.outposts, table.game.table.phase = {"luna": Standing(1, (0, 1, 1))}, "preludes"
    table.deck("Poseidon", "Helion", "CrediCor", "Ecoline").run(PlayPrelude(number("Merger"))).pick("card:poseidon")
    assert "project:asteroid" in table.offers(0)
    table.game.table.outposts["io"] = Standing(1)
    assert table.offers(0) == ("first:poseidon", "pass")
