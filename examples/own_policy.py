"""A policy of one's own in a match against the greedy robot: `python examples/own_policy.py [GAMES]`."""

import sys

from engine import Options, Policy, View, play, result
from engine.robots.greedy import greedy_answer

BUYING = ("buy", "buy-first")
"""The keys of the decisions in which cards are bought: in each research phase, and at the start, when there are ten."""


class Thrifty:
    """Buys at most three cards at a time, and otherwise plays like the greedy robot.

    A policy is anything that can be called with a view and returns the picks that answer `view.asked`. It may remember things.
    """

    def __init__(self) -> None:
        self.left = 0
        """The cards that the greedy robot would have bought besides."""

    def __call__(self, view: View) -> tuple[str, ...]:
        picks = greedy_answer(view)  # the best first
        if view.asked.key not in BUYING:
            return picks
        self.left += len(picks[3:])
        return picks[:3]


def main(games: int = 20) -> None:
    won, ahead = 0, 0
    thrifty = Thrifty()
    for n in range(games):
        seat = n % 2  # seat 0 begins, which is an advantage
        policies: list[Policy] = [thrifty, greedy_answer] if seat == 0 else [greedy_answer, thrifty]
        places = result(play(policies, Options(players=2, corporate_era=True, first=0), f"match {n}"))
        own, other = sorted(places, key=lambda place: place.seat != seat)
        won += own.rank < other.rank
        ahead += own.total - other.total
    print(f"won {won} of {games}, {ahead / games:+.1f} points a game, {thrifty.left} cards not bought")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
