"""A game of random players: `python examples/random_game.py [SEED]`."""

import sys
from random import Random

from engine import Options, play, result
from engine.robots.random import random_policy


def main(seed: str = "red") -> None:
    options = Options(players=3, corporate_era=True, more=("venus",))
    random = Random(seed)
    game = play([random_policy(random)] * options.players, options, seed)
    print(game)
    for place in result(game):
        print(f"{place.rank}. seat {place.seat}: {place.total} points, {place.mc} M€ left; {place.points}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
