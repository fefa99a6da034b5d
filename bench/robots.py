"""Measures the greedy robot against random players: `python -m bench.robots --games 100`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import NamedTuple

from bench.figure import Figure
from bench.simulate import everything
from engine import Options, Policy, View, play, result
from engine.robots.greedy import greedy_answer
from engine.robots.random import random_policy
from engine.scoring import Place

GAMES = 100


class Match(NamedTuple):
    """The result of a game, best place first, and the seconds of processor time of each of the robot's answers."""

    places: list[Place]
    took: list[float]


def match(n: int, robot: int, *, full: bool = False) -> Match:
    """Play the n-th game of two players, with the greedy robot on one seat; every second pair of games has Corporate Era, with `full` every
    game has all expansions."""
    options = everything(players=2) if full else Options(players=2, corporate_era=n % 4 > 1)
    took: list[float] = []

    def timed(seen: View) -> tuple[str, ...]:
        start = process_time()
        picks = greedy_answer(seen)
        took.append(process_time() - start)
        return picks

    policies: list[Policy] = [random_policy(Random(n))] * 2
    policies[robot] = timed
    return Match(result(play(policies, options, f"greedy {n}")), took)


def matches(games: int, *, full: bool = False) -> dict[str, float]:
    """The robot's wins, the points and the times of `games` games; the robot changes seats after each game."""
    wins = 0
    margins: list[float] = []
    took: list[float] = []
    for n in range(games):
        places, times = match(n, n % 2, full=full)
        own, other = sorted(places, key=lambda place: place.seat != n % 2)
        wins += places[0].seat == own.seat and other.rank > 1
        margins.append(own.total - other.total)
        took += times
    return {
        "games": games,
        "wins": wins,
        "median_margin": median(margins),
        "decision_ms": round(1e3 * median(took), 2),
        "p95_ms": round(1e3 * quantiles(took, n=20)[-1], 2),
        "worst_ms": round(1e3 * max(took), 2),
    }


def figures() -> Iterator[Figure]:
    """The measured figures of this module, for `python -m bench`."""
    for what, full in (("", False), ("everything: ", True)):
        found = matches(GAMES, full=full)
        share = found["wins"] / GAMES
        yield Figure(f"{what}games won of {GAMES}", found["wins"], "", "at least 95 of 100", share >= 0.95)
        yield Figure(f"{what}by how many points, median", found["median_margin"], "points")
        yield Figure(f"{what}a decision, median", found["decision_ms"], "ms", "under 50", found["decision_ms"] < 50)
        yield Figure(f"{what}a decision, 95 of 100", found["p95_ms"], "ms")
        yield Figure(f"{what}the slowest decision", found["worst_ms"], "ms")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.robots", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--everything", action="store_true", help="with every shipped expansion that has cards")
    asked = parser.parse_args()
    print(json.dumps(matches(asked.games, full=asked.everything)))


if __name__ == "__main__":
    main()
