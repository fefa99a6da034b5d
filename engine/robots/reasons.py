"""Why one answer is better than others: the groups of features by which it wins or loses most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.robots.search import Weighed

MOST: Final = 2
"""How many reasons are given."""
LEAST: Final = 0.5
LEAST_ALONE: Final = 2.0
"""A smaller difference is no reason: of points, and in solo games of M€."""


def reasons(moves: Sequence[Weighed], at: int, *, alone: bool = False) -> list[tuple[str, float]]:
    """Return the groups of features in which a move differs most from the mean of the others, with the difference, the largest first.

    The difference is one of points, or with `alone` (solo games) of M€.
    """
    mine, others = moves[at].parts, [move.parts for place, move in enumerate(moves) if place != at]
    if not others:
        return []
    least = LEAST_ALONE if alone else LEAST
    groups = dict.fromkeys(group for move in moves for group in move.parts)
    found = [
        (group, mine.get(group, 0.0) - sum(other.get(group, 0.0) for other in others) / len(others)) for group in groups
    ]
    return sorted((one for one in found if abs(one[1]) >= least), key=lambda one: -abs(one[1]))[:MOST]


def about_equal(best: Weighed, move: Weighed) -> bool:
    """Whether a move is as good as the best one, as far as the simulations tell."""
    return abs(best.chance - move.chance) <= move.doubt
