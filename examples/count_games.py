"""Counting over 1,000 games of the greedy robot: `python examples/count_games.py [GAMES]` says how well each corporation does."""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from engine import Options, play, result, view
from engine.card import CARDS
from engine.robots.greedy import greedy_answer

OPTIONS = Options(players=2, corporate_era=True)


class Outcome(NamedTuple):
    """What is counted of one game; players who share the first rank have both won."""

    generations: int
    points: int
    """Of the winner."""
    played: list[str]
    won: list[str]


def outcome(n: int) -> Outcome:
    """Play the n-th game. A seed is any text, and the same seed gives the same game on every machine."""
    game = play([greedy_answer] * OPTIONS.players, OPTIONS, f"game {n}")
    places = result(game)
    corporations = [CARDS[seat.corporation].name for seat in view(game, None).seats]
    winners = [corporations[place.seat] for place in places if place.rank == 1]
    return Outcome(game.table.generation, places[0].total, corporations, winners)


def main(games: int = 1000) -> None:
    with ProcessPoolExecutor() as processes:
        outcomes = list(processes.map(outcome, range(games), chunksize=10))
    generations = sum(one.generations for one in outcomes) / games
    points = sum(one.points for one in outcomes) / games
    print(f"{games} games of two: {generations:.1f} generations, {points:.1f} points of the winner, on average")
    played = Counter(name for one in outcomes for name in one.played)
    won = Counter(name for one in outcomes for name in one.won)
    for name in sorted(played, key=lambda name: won[name] / played[name], reverse=True):
        print(f"{name:35} won {won[name]:4} of {played[name]}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
