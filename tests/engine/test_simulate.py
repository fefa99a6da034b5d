"""The benchmark of whole games prints what it promises, and the same games every time."""

from __future__ import annotations

import json

import pytest

from bench.simulate import main
from engine.scoring import SOURCES

KEYS = {
    "players",
    "games",
    "decisions",
    "seconds",
    "games_per_second",
    "games_per_loop",
    "decisions_per_second",
    "encoding_games_per_second",
    "encoding_games_per_loop",
    "reference_ms",
    "worst_answer_ms",
    "generations",
    "save_bytes",
    "encode_us",
    "restore_ms",
    "live_kib",
    "points",
}


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    main(arguments)
    (line,) = capsys.readouterr().out.splitlines()
    return json.loads(line)


def test_one_line_of_json_says_it_all(capsys: pytest.CaptureFixture[str]) -> None:
    said = simulated(capsys, "--players", "2", "--games", "1", "--seed", "7", "--draft", "--corporate-era")
    assert said.keys() == KEYS
    assert set(said["points"]) == set(SOURCES)  # type: ignore[call-overload]
    assert (said["players"], said["games"]) == (2, 1)


def test_a_snapshot_stays_under_two_and_a_half_kib_and_a_loaded_game_under_sixty(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = simulated(capsys, "--players", "5", "--games", "2", "--corporate-era")
    assert isinstance(said["save_bytes"], int)
    assert said["save_bytes"] < 2560
    assert isinstance(said["live_kib"], float)
    assert said["live_kib"] < 60


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    same = ("decisions", "generations", "save_bytes", "points")
    one, two = (simulated(capsys, "--players", "3", "--games", "2") for _ in range(2))
    assert {key: one[key] for key in same} == {key: two[key] for key in same}
    assert isinstance(one["decisions"], int)
    assert one["decisions"] > 100
