"""Whole games by random players, decision by decision, for the tests of what holds in every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from engine import Decision, Game, Options, new_game
from engine.robots import random_answer
from tests.engine.made_up import MADE_UP

Answer = tuple[int, tuple[str, ...]]
"""A seat and what it picked."""


def options(n: int) -> Options:
    """The options of the n-th random game; with n they go through all that there are."""
    if n % 15 == 8:
        return Options(players=1, corporate_era=True, more=(MADE_UP.name,) if n % 2 else ())
    players = 2 + n % 4
    return Options(
        players=players,
        draft=n % 3 == 1,
        draft_first=n % 7 == 2,
        corporate_era=n // 2 % 2 == 1,
        beginners=(n % players,) if n % 5 == 0 else tuple(range(players)) if n % 31 == 9 else (),
        corporations=2 + n % 3 if n % 6 == 5 else 2,
        handicap=tuple(range(players)) if n % 8 == 6 else (),
        first_raises="rewarded" if n % 10 == 3 else "unrewarded" if n % 10 == 7 else "no",
        friendly=n % 9 == 4,
        more=(MADE_UP.name,) if n % 4 == 3 or n % 6 == 1 else (),
    )


def opened(n: int) -> Game:
    """The n-th random game before its first answer."""
    return new_game(options(n), f"random game {n}")


def walk(
    game: Game, random: Random, answers: list[Answer] | None = None
) -> Iterator[tuple[int, Decision, tuple[str, ...]]]:
    """Play a game to its end: before each answer who gives it, what is asked, and what will be picked."""
    while not game.over:
        seat = random.choice(sorted(game.pending))
        decision = game.decision(seat)
        assert decision is not None
        picks = random_answer(decision, random)
        yield seat, decision, picks
        game.answer(seat, picks)
        if answers is not None:
            answers.append((seat, picks))


def replayed(game: Game, answers: Sequence[Answer]) -> Game:
    """The same answers given to a new game."""
    for seat, picks in answers:
        game.answer(seat, picks)
    return game


def halfway(n: int, decisions: int = 150) -> Game:
    """The n-th random game after so many decisions, or at its end."""
    game = opened(n)
    for i, _ in enumerate(walk(game, Random(n))):
        if i == decisions:
            break
    return game
