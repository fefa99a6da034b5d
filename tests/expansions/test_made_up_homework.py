"""What homework sets off happens at once or is homework in turn; nobody waits for it, and nothing of it is lost."""

from __future__ import annotations

from engine import load, save
from engine.core import Cause, Step
from engine.effects import gain
from engine.phases.generation import FinalScore
from tests.engine.table import Table
from tests.expansions.made_up import MADE_UP
from tests.expansions.made_up.effects import Return


def with_homework(*of_seat_0: str, players: int = 3) -> Table:
    """Seat 0 has the turn and these cards in play; seat 1 has homework: to discard one of two cards."""
    table = Table(players, more=[MADE_UP.name]).lay(0, *of_seat_0).give(1, "Fish", "Birds").stock(0, mc=14).turn(0)
    table.game.later(Return(), 1)
    table.game.advance()
    return table


def test_the_reaction_to_homework_happens_at_once() -> None:
    table = with_homework("Second-hand Press")
    assert set(table.game.pending) == {0, 1}
    table.game.answer(1, ["card:fish"])
    assert (table[0].stock["mc"], table.game.triggered, table.game.homework) == (16, [], {})
    assert set(table.game.pending) == {0}


def test_a_reaction_that_asks_comes_before_the_owners_next_decision_and_nobody_else_waits() -> None:
    table = with_homework("Gossip Column")
    table.game.later(Return(), 2)
    table.give(2, "Comet", "Mine").game.advance()
    table.game.answer(1, ["card:fish"])
    assert {seat: d.key for seat, d in table.game.pending.items()} == {0: "either", 2: "return"}
    table.game.answer(2, ["card:mine"])
    table.game.answer(0, ["0"])
    assert table.game.pending[0].key == "either"  # seat 2 has discarded too
    table.game.answer(0, ["1"])
    assert (table.has(0), table.game.pending[0].key) == ({"mc": 14, "plants": 1, "heat": 1}, "turn")


def test_homework_goes_on_before_what_others_set_off() -> None:
    table = with_homework("Gossip Column")
    table.game.later(Return(), 0)
    table.give(0, "Comet", "Mine").game.advance()
    table.game.answer(1, ["card:fish"])
    assert table.game.pending[0].key == "return"
    table.game.answer(0, ["card:mine"])
    assert table.game.pending[0].key == "either"


def test_nothing_that_homework_sets_off_is_lost_over_save_and_load() -> None:
    table = with_homework("Gossip Column")
    table.game.answer(1, ["card:fish"])
    again = load(save(table.game))
    assert again.pending == table.game.pending
    again.answer(0, ["1"])
    assert again.players[0].stock["heat"] == 1
    assert again.pending[0].key == "turn"


def test_homework_leaves_alone_what_an_action_has_set_off() -> None:
    table = with_homework("Second-hand Press")
    waiting = [Step(2, gain(heat=1), Cause())]
    table.game.triggered = list(waiting)
    table.game.answer(1, ["card:fish"])
    assert table.game.triggered == waiting
    assert (table[0].stock["mc"], table[2].stock["heat"]) == (16, 0)


def test_the_final_score_waits_for_homework_and_what_it_sets_off() -> None:
    table = with_homework("Gossip Column")
    table.game.agenda = [Step(2, FinalScore())]
    table.game.advance()
    assert set(table.game.pending) == {1}
    table.game.answer(1, ["card:fish"])
    assert {seat: d.key for seat, d in table.game.pending.items()} == {0: "either"}
    assert not table.game.over
    table.game.answer(0, ["0"])
    assert table.game.over
    assert table.game.table.phase == "over"
