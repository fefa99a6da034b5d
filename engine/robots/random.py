"""The random robot, for tests and benchmarks; it sees only the decision that it is asked."""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from math import comb
from random import Random

from engine.core import Decision
from engine.decision import as_picks
from engine.match import Policy
from engine.payment import mixes


def random_policy(random: Random) -> Policy:
    """A policy that answers everything at random (`random_answer`)."""
    return lambda view: random_answer(view.asked, random)


def random_answer(decision: Decision, random: Random) -> tuple[str, ...]:
    """Return a random legal answer to a decision: an option that has an effect, a subset of the options, or a payment."""
    if decision.budget:
        total, ways = decision.budget
        left = total
        picks: dict[str, int] = {}
        order = list(ways)
        for i, (what, value, most) in enumerate(order):
            beyond = sum(v * m for _, v, m in order[i + 1 :])
            low = max(0, -(-(left - beyond) // value))
            high = min(most, -(-left // value)) if left > 0 else 0
            picks[what] = random.randint(min(low, high), high)
            left -= picks[what] * value
        answer = as_picks(picks)
        if decision.refuses(answer) is None:
            return answer
        return as_picks(next(mixes(total, ways)))
    if decision.least == decision.most == 1:
        return (random.choice(decision.useful if decision.vain else decision.options),)
    sizes = range(decision.least, decision.most + 1)
    (n,) = random.choices(sizes, cum_weights=_subsets(len(decision.options), decision.least, decision.most))
    return tuple(random.sample(decision.options, n))


@cache
def _subsets(options: int, least: int, most: int) -> list[int]:
    """For each size from `least` to `most`, the number of subsets of `options` things that have at least `least` and at most that size."""
    return list(accumulate(comb(options, k) for k in range(least, most + 1)))
