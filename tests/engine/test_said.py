"""Chances that simulations find are set right before they are said (`engine.robots.said`)."""

from __future__ import annotations

from math import log

import pytest

from engine.robots.said import THINKING, of_all, of_own


def odds(chance: float) -> float:
    return log(chance / (1 - chance))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_lead_is_said_to_decide_less_than_it_seems(seats: int) -> None:
    said = of_all([0.9, *[0.1 / (seats - 1)] * (seats - 1)])
    assert 1 / seats < said[0] < 0.9
    assert 1 / seats < of_own(0.9, seats) < 0.9


def test_what_is_said_of_all_seats_adds_up_to_one_and_keeps_their_order() -> None:
    said = of_all([0.5, 0.3, 0.15, 0.05])
    assert sum(said) == pytest.approx(1)
    assert said == sorted(said, reverse=True)
    assert of_all([0.25] * 4) == pytest.approx([0.25] * 4)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seats_own_simulations_say_too_much_by_what_others_think(seats: int) -> None:
    assert odds(of_own(1 / seats, seats)) == pytest.approx(odds(1 / seats) - THINKING)
    said = [of_own(chance, seats) for chance in (0.01, 0.2, 0.5, 0.8, 0.99)]
    assert said == sorted(said)
    assert 0 < said[0] < said[-1] < 1


def test_what_is_certain_stays_so_and_what_is_said_of_a_game_alone() -> None:
    assert [of_own(chance, 3) for chance in (0.0, 1.0)] == [0.0, 1.0]
    assert of_all([0.0, 1.0, 0.0]) == [0.0, 1.0, 0.0]
    assert of_own(0.3, 1) == 0.3
    assert of_all([0.3]) == [0.3]
