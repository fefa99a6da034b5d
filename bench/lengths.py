"""How many generations games last by the rules to begin with, as robots play them: `python -m bench.lengths --games 20`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import quantiles

from bench.figure import Figure
from bot.tables import Rules, goal_choice
from bot.tables.lobby import agreed
from bot.tables.lobby_rules import GENERATIONS, MEASURED_WITH, presets
from engine import Options, play
from engine.robots.greedy import greedy_answer

GAMES = 20


def options_of(preset: str, n: int) -> Options:
    """The options of the n-th game with the rules of a preset; each game takes the next of the maps that may be drawn."""
    players = MEASURED_WITH[preset]
    rules = Rules.model_validate({**presets()[preset], "seats": players})
    rules = rules.model_copy(update={"map": rules.possible_maps[n % len(rules.possible_maps)]})
    options = agreed(rules, [{"handicap": 0, "beginner": False}] * players, n % players)
    return options.model_copy(update={"goals": goal_choice.at_start(rules, options, f"length {n}")})


def generations(preset: str, games: int) -> list[int]:
    """The number of generations of each of `games` games with the rules of a preset."""
    over = (play([greedy_answer] * MEASURED_WITH[preset], options_of(preset, n), f"length {n}") for n in range(games))
    return [game.table.generation for game in over]


def figures(games: int = GAMES) -> Iterator[Figure]:
    """By preset, the median number of generations, which the lobby shows, and the range of the middle half of the games."""
    for preset in presets():
        low, median, high = quantiles(generations(preset, games), n=4)
        said = GENERATIONS[preset]
        yield Figure(f"{preset}: generations, median", median, "", f"the lobby says {said}", abs(median - said) <= 1)
        yield Figure(f"{preset}: half of the games", high - low, f"wide, {low:g} to {high:g}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lengths", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    for figure in figures(parser.parse_args().games):
        print(figure)


if __name__ == "__main__":
    main()
