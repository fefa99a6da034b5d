"""The former robot, with which others are compared, still reads positions of today's rules."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from bench.contest import FORMER, HOUSE, player
from engine import Options, new_game, view

GIT = shutil.which("git")
HAS_IT = GIT and not subprocess.run([GIT, "cat-file", "-e", FORMER], cwd=HOUSE, capture_output=True).returncode


@pytest.mark.skipif(not HAS_IT, reason=f"the former robot is in revision {FORMER}, which this copy does not have")
def test_the_former_robot_answers_a_position_of_today() -> None:
    game = new_game(Options(players=2, corporate_era=True), "former")
    answer = player("former", "former", [])
    for _ in range(12):
        seat = min(game.pending)
        picks = answer(game, seat)
        assert view(game, seat).asked.refuses(picks) is None
        game.answer(seat, picks)
