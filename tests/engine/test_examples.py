"""The programs in `examples/` run, and with nothing but the engine."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from engine import Options, new_game, play, save
from engine.entry_codec import encode
from engine.robots.greedy import greedy_answer
from tests.architecture.test_imports import roots
from tests.engine.table import Table

HOUSE = Path(__file__).parents[2]
EXAMPLES = sorted((HOUSE / "examples").glob("*.py"))


def printed(name: str, *arguments: object) -> list[str]:
    """What an example prints, by lines, in a process of its own."""
    command = [sys.executable, str(HOUSE / "examples" / name), *map(str, arguments)]
    done = subprocess.run(command, env={"PYTHONPATH": str(HOUSE)}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_an_example_imports_the_engine_alone(path: Path) -> None:
    assert roots(path) - sys.stdlib_module_names <= {"engine", "msgspec"}


def test_every_example_is_run_here() -> None:
    assert [path.stem for path in EXAMPLES] == ["count_games", "own_policy", "random_game", "stored_game"]


def test_a_random_game_is_played_and_scored() -> None:
    assert [line.partition(":")[0][:7] for line in printed("random_game.py", "a seed")[-3:]] == [
        "1. seat", "2. seat", "3. seat",
    ]  # fmt: skip
    assert printed("random_game.py", "a seed") != printed("random_game.py", "another")


def test_a_policy_of_ones_own_leaves_cards_that_the_robot_would_buy() -> None:
    (said,) = printed("own_policy.py", 2)
    assert said.startswith("won ")
    assert int(said.rpartition(", ")[2].split()[0]) > 0


def test_games_are_counted() -> None:
    said = printed("count_games.py", 3)
    assert said[0].startswith("3 games of two: ")
    assert sum(int(line.rpartition(" of ")[2]) for line in said[1:]) == 6


def test_a_save_is_read(tmp_path: Path) -> None:
    begun = tmp_path / "begun.json"
    begun.write_bytes(save(new_game(Options(players=2), "a seed")))
    assert "seat 1 is asked corporation: 2 options, 0 cards in hand" in printed("stored_game.py", begun)
    over = tmp_path / "over.json"
    over.write_bytes(save(play([greedy_answer] * 2, Options(players=2), "a seed")))
    assert printed("stored_game.py", over)[-2].startswith("1. seat ")


def test_of_a_history_the_cards_are_named_and_what_was_undone_is_left_out(tmp_path: Path) -> None:
    table = Table(2).give(0, "Mine").stock(0, mc=50).play(0, "Mine")
    news = msgspec.Raw(encode(table.game.news))
    file = tmp_path / "export.json"
    for undone in (False, True):
        file.write_bytes(
            msgspec.json.encode({"entries": [{"undone": undone, "news": news}, {"undone": False, "news": None}]})
        )
        assert printed("stored_game.py", file) == ([] if undone else ["  seat 0 plays Mine"])
