"""The greedy robot: sees only its view, and plays well enough to practise against."""

import ast
import inspect
from random import Random

from engine import Options, greedy, new_game, view, worth
from engine.greedy import greedy_answer
from engine.robots import random_answer
from engine.scoring import result


def test_it_beats_random_in_at_least_nineteen_of_twenty_games_of_two() -> None:
    wins = 0
    for n in range(20):
        random, game = (
            Random(n),
            new_game(Options(players=2, corporate_era=bool(n % 2), draft=n % 3 == 0), f"greedy {n}"),
        )
        while not game.over:
            seat = min(game.pending)
            decision = game.decision(seat)
            assert decision is not None
            game.answer(seat, greedy_answer(view(game, 0)) if seat == 0 else random_answer(decision, random))
        wins += result(game)[0].seat == 0
    assert wins >= 19


def test_it_answers_from_its_view_alone() -> None:
    assert list(inspect.signature(greedy_answer).parameters) == ["view"]
    for module in (greedy, worth):
        names = {node.id for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Name)}
        assert not names & {"Game", "new_game", "load", "save"}, module.__name__
