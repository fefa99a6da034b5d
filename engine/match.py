"""Whole games, played to their end by policies: what answers for a seat sees what that seat may know, and nothing more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core import Game
from engine.options import Options
from engine.phases.start import new_game
from engine.view import View, view

Policy = Callable[[View], tuple[str, ...]]
"""Answers `view.asked` for the seat `view.you`: returns its picks. It may keep what it likes between calls."""


def play(policies: Sequence[Policy], options: Options, seed: str) -> Game:
    """Play a game to its end, with one policy for each seat, and return it; where several seats are asked, the first one answers first.

    Raises `ValueError` where there is not one policy for each seat, and `Illegal` where a policy picks what is no answer. The same
    seed, options and answers give the same game.

    >>> from random import Random
    >>> from engine import Options, play, result
    >>> from engine.robots.random import random_policy
    >>> game = play([random_policy(Random(1)), random_policy(Random(2))], Options(players=2), "a seed")
    >>> game.over, sorted(place.seat for place in result(game))
    (True, [0, 1])
    """
    if len(policies) != options.players:
        raise ValueError(f"a game of {options.players} needs as many policies, not {len(policies)}")
    game = new_game(options, seed)
    while not game.over:
        seat = min(game.pending)
        game.answer(seat, policies[seat](view(game, seat)))
    return game
