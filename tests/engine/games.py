"""Random games, decision by decision, for tests of properties that hold in every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Final

from engine import Decision, Game, Options, new_game
from engine.robots.random import random_answer
from engine.shipped import SHIPPED
from tests.expansions.made_up import MADE_UP

Answer = tuple[int, tuple[str, ...]]
"""A seat and what it picked."""


def _combinations() -> list[dict[str, object]]:
    """Every combination of the options that change the course of a game, for 1 to 5 players."""
    houses = list(product(("no", "rewarded", "unrewarded"), (False, True), (None, True), PRINTED, FURTHER))
    solo = [
        {"players": 1, "corporate_era": True, "beginners": beginners, **_house(*house)}
        for beginners, house in product(((), (0,)), houses)
    ]
    together = [
        {
            "players": players,
            "corporate_era": era,
            "draft": draft,
            "draft_first": draft_first,
            "beginners": tuple(range(players))[: (0, 1, players)[beginning]],
            **_house(*house),
        }
        for players, era, draft, draft_first, beginning, house in product(
            range(2, 6), (False, True), (False, True), (False, True), range(3), houses
        )
    ]
    return solo + together


def _house(
    first_raises: str, friendly: bool, governed: bool | None, printed: object, more: tuple[str, ...]
) -> dict[str, object]:
    return {
        "first_raises": first_raises,
        "friendly": friendly,
        "world_government": governed,
        "map": printed,
        "more": more,
    }


def _further() -> list[tuple[str, ...]]:
    """The values of `Options.more` to combine: none, the made-up expansion, each shipped one, all of them."""
    listed = tuple(one.name for one in SHIPPED if one.option == "more")
    return list(dict.fromkeys([(), (MADE_UP.name,), *((name,) for name in listed), listed]))


PRINTED: Final = ("tharsis", *(one.value for one in SHIPPED if one.option == "map"))
"""The shipped maps."""
FURTHER: Final = _further()
COMBINATIONS: Final = _combinations()
STRIDE: Final = 727
"""Prime to the number of combinations, so that any few games in a row differ in all options, and all come in turn."""


def options(n: int) -> Options:
    """The options of the n-th random game: all combinations in turn, with varying handicaps and numbers of corporations."""
    chosen = COMBINATIONS[n * STRIDE % len(COMBINATIONS)]
    players = chosen["players"]
    assert isinstance(players, int)
    return Options.model_validate(
        {
            **chosen,
            "corporations": 2 + n % 3 if n % 6 == 5 else 2,
            "handicap": tuple(range(players)) if n % 8 == 6 else (),
        }
    )


def opened(n: int) -> Game:
    """The n-th random game before its first answer."""
    return new_game(options(n), f"random game {n}")


def walk(
    game: Game, random: Random, answers: list[Answer] | None = None
) -> Iterator[tuple[int, Decision, tuple[str, ...]]]:
    """Play a game to its end; before each answer, yield the seat, its decision, and the picks that will answer it."""
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
    """A new game with the seed and options of another, after the same answers."""
    for seat, picks in answers:
        game.answer(seat, picks)
    return game


def halfway(n: int, decisions: int = 150) -> Game:
    """The n-th random game after a number of decisions, or at its end if it is shorter."""
    game = opened(n)
    for i, _ in enumerate(walk(game, Random(n))):
        if i == decisions:
            break
    return game
