"""Benchmarks of tables with drawn goals: opening their boxes, and playing at many tables in turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import process_time

from bench.figure import Figure, took
from bench.simulate import everything
from engine import Options, load, new_game, save
from engine.expansions import close_boxes, open_box
from engine.goals.drawing import Drawing, draw_goals
from engine.robots.random import random_answer

TABLES = 300
ANSWERS = 60
SLOWER_AT_MOST = 1.1
"""The largest allowed ratio of answer times at tables with different goals to those at tables with equal goals."""


def figures() -> Iterator[Figure]:
    """The times of opening boxes of equal and of different tables, then of answers at tables of each kind, one table after the other."""
    options = everything(players=4, corporate_era=True)
    different = [options.model_copy(update={"goals": draw_goals(options, f"{n}", Drawing())}) for n in range(TABLES)]
    yield Figure("draw the goals of a table", 1e3 * took(lambda: _draw(options)) / TABLES, "ms")
    close_boxes()
    yield Figure("open a box", 1e3 * took(lambda: open_box(options)), "ms")
    yield Figure(f"open the boxes of {TABLES} tables, each", 1e3 * took(lambda: _open(different)) / TABLES, "ms")
    one, many = _answers([options] * TABLES), _answers(different)
    yield Figure(f"answers at {TABLES} tables of one kind", TABLES * ANSWERS / one, "a second")
    goal = f"at most {SLOWER_AT_MOST} times as long"
    yield Figure(
        f"answers at {TABLES} different tables", TABLES * ANSWERS / many, "a second", goal, many <= SLOWER_AT_MOST * one
    )


def _draw(options: Options) -> None:
    for n in range(TABLES):
        draw_goals(options, f"{n}", Drawing())


def _open(tables: Sequence[Options]) -> None:
    for options in tables:
        open_box(options)


def _answers(tables: Sequence[Options]) -> float:
    """The seconds of processor time of `ANSWERS` answers at each table; the game is loaded and saved for every answer."""
    saves = [save(new_game(options, f"{n}")) for n, options in enumerate(tables)]
    chances = [Random(n) for n in range(len(tables))]
    start = process_time()
    for _ in range(ANSWERS):
        for n, chance in enumerate(chances):
            game = load(saves[n])
            seat = next(iter(game.pending))
            decision = game.decision(seat)
            assert decision is not None
            game.answer(seat, random_answer(decision, chance))
            saves[n] = save(game)
    return process_time() - start
