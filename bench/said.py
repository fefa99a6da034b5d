"""Whether what is said of chances comes true: `python -m bench.said --players 3 4 5 --robot normal --games 24`.

Robots of one level play among themselves, half of the games in corporate era and half with everything; hints and charts are made as
`bench.contest.Said` says.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bench.contest import Contest, Said, agreed, player, told
from engine import new_game, view
from engine.robots.levels import SIMULATIONS


def played(robot: str, players: int, n: int) -> dict[str, list[tuple[float, float]]]:
    """Play the n-th game of robots of one level; return each chance that was said with what came of it."""
    name = f"said/{robot}/{players}"
    options = agreed(Contest(name, robot, robot, players, ("era", "everything"), 0.0, 0.0), n * players)
    game, play = new_game(options, f"{name}/{n}"), player(robot, f"{name}/{n}", [])
    said = Said(game, f"{name}/{n}")
    while not game.over:
        seat = min(game.pending)
        said.look(view(game, seat))
        game.answer(seat, play(game, seat))
    return said.come()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.said", description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--robot", choices=SIMULATIONS, default="normal")
    parser.add_argument("--games", type=int, default=24, help="for each number of players")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play at the same time")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for players in asked.players:
            found = list(pool.map(partial(played, asked.robot, players), range(asked.games)))
            for where in ("hints", "charts"):
                print(
                    f"\n{players} players, {len(found)} games, {where}\n\n| chance said | times | said | came | 95 % | off |"
                )
                print("|---|---|---|---|---|---|", *told(found, where), sep="\n", flush=True)


if __name__ == "__main__":
    main()
