"""Whole games of policies: each seat is answered for from its own view."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, Illegal, Options, View, play, save, view
from engine.robots.greedy import greedy_answer
from engine.robots.random import random_policy

TWO = Options(players=2)


def random_game(policies: int = 2) -> Game:
    return play([random_policy(Random(seat)) for seat in range(policies)], TWO, "a match")


def test_the_same_seed_options_and_answers_give_the_same_game() -> None:
    assert save(random_game()) == save(random_game())


@pytest.mark.parametrize("policies", [0, 1, 3])
def test_there_is_one_policy_for_each_seat(policies: int) -> None:
    with pytest.raises(ValueError, match=rf"^a game of 2 needs as many policies, not {policies}$"):
        random_game(policies)


def test_a_policy_sees_what_its_seat_may_know_and_is_called_only_when_it_is_asked() -> None:
    seen: list[tuple[int, int]] = []

    def watched(seat: int, its: View) -> tuple[str, ...]:
        seen.append((seat, its.you))
        assert its.asked.seat == seat
        return greedy_answer(its)

    assert play([lambda its: watched(0, its), lambda its: watched(1, its)], TWO, "a match").over
    assert {*seen} == {(0, 0), (1, 1)}


def test_what_is_no_answer_ends_the_match() -> None:
    with pytest.raises(Illegal):
        play([lambda its: ("play:nothing",), greedy_answer], TWO, "a match")


def test_who_is_asked_nothing_has_no_answer() -> None:
    with pytest.raises(ValueError, match="nothing is asked"):
        greedy_answer(view(random_game(), 0))
