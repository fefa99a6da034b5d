"""What is said of a chance to win, which differs from what simulations find.

The weights are fitted to games in which everything is seen, and simulations know greedy players alone: whoever thinks, or does not see
all hands, finds every lead less sure. How much less, depends on how unlike the players are; the number here lies between equal players
and unequal ones (docs/benchmarks.md, "What is said of chances").
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

LESS_SURE: Final = 1.2
"""What the logarithm of the odds is divided by."""
THINKING: Final = 0.2
"""What a seat's own simulations say too much, in logarithms of odds: nobody else thinks in them, and the best of several answers looks
better than it is."""


def of_all(chances: Sequence[float]) -> list[float]:
    """Return what is said of the chances of all seats, whose sum stays 1.

    What is certain stays so, and what is said of a game alone, whose weights are fitted to what can be seen there.
    """
    if len(chances) == 1:
        return list(chances)
    best = max(chances)
    odds = [exp(log(chance / best) / LESS_SURE) if chance else 0.0 for chance in chances]
    return [odd / sum(odds) for odd in odds]


def of_own(chance: float, seats: int) -> float:
    """Return what is said of a seat's chance in its own simulations.

    Of three and more, leads are drawn to what would come of equal seats; of two they come as simulations find them. What is certain stays
    so, and what is said of a game alone.
    """
    if seats == 1 or not 0.0 < chance < 1.0:
        return chance
    equal, less_sure = -log(seats - 1), LESS_SURE if seats > 2 else 1.0
    odds = equal + (log(chance / (1.0 - chance)) - equal) / less_sure - THINKING
    return 1.0 / (1.0 + exp(-odds))
