"""What is said of a chance to win, which differs from what simulations find.

The weights are fitted to games of greedy robots in which everything was seen. In games of two who think, the lead of an early generation
decides less, since there is time to catch up, and that of a late one more; among several what is hidden makes every lead less sure. The
numbers here were found by what was said and what came in games of robots (docs/benchmarks.md, "What is said of chances").
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

THINKING: Final = 0.2
"""What a seat's own simulations say too much, in logarithms of odds: nobody else thinks in them, and the best of several answers looks
better than it is."""
AT_END: Final = 0.7
"""What the logarithm of the odds is divided by at the end of a game of two."""
MORE_BEFORE: Final = 0.5
"""What is added to `AT_END` at the beginning of a game of two."""
EARLY: Final = 3
"""The power of the share of the steps to come with which `MORE_BEFORE` is multiplied: most of it is gone after a third of them."""
AMONG_SEVERAL: Final = 1.2
"""What the logarithm of the odds is divided by in a game of three or more, at any time."""


def of_all(chances: Sequence[float], share: float) -> list[float]:
    """Return what is said of the chances of all seats, whose sum stays 1; `share` of the steps of the game are still missing (0 to 1).

    What is certain stays so, and what is said of a game alone, whose weights tell early from late themselves.
    """
    if len(chances) == 1:
        return list(chances)
    best = max(chances)
    odds = [exp(log(chance / best) / _divisor(share, len(chances))) if chance else 0.0 for chance in chances]
    return [odd / sum(odds) for odd in odds]


def of_own(chance: float, share: float, seats: int) -> float:
    """Return what is said of a seat's chance in its own simulations, when a `share` of the steps is missing (0 to 1).

    What would come of equal seats is what early leads are drawn to. What is certain stays so, and what is said of a game alone.
    """
    if seats == 1 or not 0.0 < chance < 1.0:
        return chance
    equal = -log(seats - 1)
    odds = equal + (log(chance / (1.0 - chance)) - equal) / _divisor(share, seats) - THINKING
    return 1.0 / (1.0 + exp(-odds))


def _divisor(share: float, seats: int) -> float:
    return AT_END + MORE_BEFORE * share**EARLY if seats == 2 else AMONG_SEVERAL
