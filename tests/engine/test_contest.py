"""The former robot, with which others are compared, still reads positions of today's rules."""

from __future__ import annotations

import subprocess

import pytest

from bench.contest import FORMER, HOUSE, player
from engine import Options, new_game, view

HAS_IT = subprocess.run(["git", "cat-file", "-e", FORMER], cwd=HOUSE, capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not HAS_IT, reason=f"the former robot is in revision {FORMER}, which this copy does not have")
def test_the_former_robot_answers_a_position_of_today() -> None:
    game = new_game(Options(players=2, corporate_era=True), "former")
    answer = player("former", "former", [])
    for _ in range(12):
        seat = min(game.pending)
        picks = answer(game, seat)
        assert view(game, seat).asked.refuses(picks) is None
        game.answer(seat, picks)
