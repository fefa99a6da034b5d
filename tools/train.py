"""Fits the weights of robots to games that robots play among themselves: `python -m tools.train --games 960 --seed 1`.

The same games, seed and rules give the same weights, whatever the number of processes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from bench.simulate import everything
from engine import Options, new_game, result, view
from engine.options import shipped_maps
from engine.robots.features import features
from engine.robots.goal import SoloWorth
from engine.robots.greedy import greedy_answer
from engine.robots.search import candidates
from engine.robots.value import EARLY, Weights, chance_alone, chances, share_alone, to_come
from engine.scoring import alone_wins

Rows = NDArray[np.float64]
OUT: Final = Path(__file__).parents[1] / "engine" / "robots" / "weights.json"
PLAYERS: Final = (2, 3, 4, 5)
CURIOUS: Final = (0.0, 0.0, 0.05, 0.15)
"""The shares of answers, one of which is drawn for each seat, that are a random one of the reasonable answers and not the best."""
PENALTIES: Final = (0.003, 0.01, 0.03, 0.1, 0.3)
"""The penalties on large weights that are tried; the one that best predicts games left out of the fit is used."""
FOLDS: Final = 5
RARE: Final = 40
"""A feature that occurs in fewer rows gets no weight."""
NOBODY_ALONE: Final = (0.0, 0.0, 0.0)
TINY: Final = 1e-9
"""Keeps the fit defined where no solo player was ahead or none behind."""
STEPS: Final = 30
"""The number of steps of Newton's method."""
SPREADS: Final = (2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 13.0, 17.0, 22.0)


class Row(NamedTuple):
    """The features of a seat at the beginning of a research phase, and the seat's result at the end of the game."""

    game: int
    players: int
    generation: int
    seat: int
    share: float
    features: dict[str, float]
    total: int
    won: float


class Alone(NamedTuple):
    """The position of a solo player at the beginning of a research phase, and whether the player reached the goal."""

    game: int
    share: float
    missing: float
    lead: float
    won: float


def play_alone(seed: str, number: int) -> list[Alone]:
    """Play a solo game and return a row for each generation but the first."""
    random = Random(f"{seed}/alone/{number}")
    kind = random.choice(("everything", "63", "corporate era", "corporate era"))
    options = Options(players=1, corporate_era=True)
    if kind in ("everything", "63"):
        options = everything(players=1, corporate_era=True, map=random.choice(shipped_maps()), solo_63=kind == "63")
    curious = random.choice(CURIOUS)
    game, generation = new_game(options, f"train {seed}/alone/{number}"), 1
    found: list[tuple[float, float, float]] = []
    while not game.over:
        if game.table.generation > generation and game.table.phase == "research":
            generation, worth = game.table.generation, SoloWorth(view(game, 0))
            found.append((share_alone(worth), worth.missing, sum(worth.ahead.values())))
        seen = view(game, 0)
        game.answer(0, random.choice(candidates(seen)) if random.random() < curious else greedy_answer(seen))
    won = float(alone_wins(game, game.players[0]))
    return [Alone(number, share, missing, lead, won) for share, missing, lead in found]


def agreed(random: Random) -> Options:
    """The options of a random game: two to five players, in half of the games all expansions on any map."""
    players = random.choice(PLAYERS)
    kind = random.choice(("everything", "everything", "everything", "corporate era", "corporate era", "base"))
    if kind == "everything":
        return everything(players=players, corporate_era=True, map=random.choice(shipped_maps()))
    return Options(players=players, corporate_era=kind == "corporate era")


def play(seed: str, number: int) -> list[Row]:
    """Play a game and return a row for each seat and generation."""
    random = Random(f"{seed}/{number}")
    options = agreed(random)
    curious = [random.choice(CURIOUS) for _ in range(options.players)]
    game, generation = new_game(options, f"train {seed}/{number}"), 1
    found: list[tuple[int, int, float, dict[str, float]]] = []
    while not game.over:
        if game.table.generation > generation and game.table.phase == "research":
            generation, share = game.table.generation, to_come(game)
            found += [
                (generation, seat, share, {k: n for k, n in features(view(game, seat)).items() if n})
                for seat in range(options.players)
            ]
        seat = min(game.pending)
        seen = view(game, seat)
        picks = random.choice(candidates(seen)) if random.random() < curious[seat] else greedy_answer(seen)
        game.answer(seat, picks)
    places = {place.seat: place for place in result(game)}
    best = sum(place.rank == 1 for place in places.values())
    return [
        Row(number, options.players, at, seat, share, has, places[seat].total, (places[seat].rank == 1) / best)
        for at, seat, share, has in found
    ]


class Table(NamedTuple):
    """The rows as arrays; each value is less the mean of the seats at the same position, since only differences between seats matter."""

    rows: Sequence[Row]
    names: Sequence[str]
    inputs: Rows
    totals: Rows
    fold: NDArray[np.int64]


def table(rows: Sequence[Row]) -> Table:
    counts: dict[str, int] = {}
    for row in rows:
        for name in row.features:
            counts[name] = counts.get(name, 0) + 1
    names = sorted(name for name, n in counts.items() if n >= RARE)
    given = np.array([[row.features.get(name, 0.0) for name in names] for row in rows])
    inputs = np.concatenate([given, given * np.array([[row.share] for row in rows])], axis=1)
    totals = np.array([float(row.total) for row in rows])
    for at in positions(rows):
        inputs[at] -= inputs[at].mean(axis=0)
        totals[at] -= totals[at].mean()
    return Table(rows, names, inputs, totals, np.array([row.game % FOLDS for row in rows]))


def positions(rows: Sequence[Row]) -> Iterator[list[int]]:
    """The indices of the rows that belong to the same position (game and generation)."""
    for _, found in groupby(range(len(rows)), key=lambda i: (rows[i].game, rows[i].generation)):
        yield list(found)


def fitted(inputs: Rows, totals: Rows, penalty: float) -> Rows:
    """The weights that predict totals, by ridge regression."""
    size = inputs.std(axis=0)
    size[size == 0] = 1.0
    scaled = inputs / size
    square = scaled.T @ scaled + penalty * len(totals) * np.eye(scaled.shape[1])
    return np.linalg.solve(square, scaled.T @ totals) / size


def foretold(found: Table, penalty: float) -> Rows:
    """The total of each row as predicted by weights that were fitted without the row's game (cross-validation)."""
    out = np.zeros(len(found.totals))
    for fold in range(FOLDS):
        held = found.fold == fold
        out[held] = found.inputs[held] @ fitted(found.inputs[~held], found.totals[~held], penalty)
    return out


def error(found: Table, penalty: float) -> float:
    """The root mean square error of the predicted totals, in points."""
    return float(np.sqrt(np.mean((foretold(found, penalty) - found.totals) ** 2)))


def spread(found: Table, said: Rows, players: int) -> tuple[float, float]:
    """The spread of leads in points, at the end and its increase at the beginning, that makes the actual wins most likely."""
    told = [
        ([float(said[i]) for i in at], found.rows[at[0]].share, [found.rows[i].won for i in at])
        for at in positions(found.rows)
        if found.rows[at[0]].players == players
    ]

    def surprise(at_end: float, at_start: float) -> float:
        weights = Weights({}, {players: (at_end, at_start - at_end)}, NOBODY_ALONE)
        return sum(
            -w * np.log(1e-9 + chance)
            for totals, share, won in told
            for chance, w in zip(chances(totals, share, weights), won, strict=True)
        )

    pairs = [(a, b) for a in SPREADS for b in SPREADS if a <= b]
    at_end, at_start = min(pairs, key=lambda pair: surprise(*pair))
    return at_end, at_start - at_end


def odds(rows: Sequence[Alone]) -> tuple[float, float, float]:
    """The coefficients of `engine.robots.value.chance_alone`, by logistic regression with Newton's method; rows with a reached goal are
    left out."""
    rows = [row for row in rows if row.missing]
    said = np.array([row.lead / (EARLY + row.share) ** 3 for row in rows])
    won = np.array([row.won for row in rows])
    given = np.stack([np.ones(len(rows)), np.minimum(said, 0), np.maximum(said, 0)], axis=1)
    size = np.sqrt((given**2).mean(axis=0)) + TINY
    inputs, found = given / size, np.zeros(given.shape[1])
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(inputs @ found, -30, 30)))
        curve = (inputs * (chance * (1 - chance))[:, None]).T @ inputs
        found -= np.linalg.solve(curve + TINY * np.eye(len(found)), inputs.T @ (chance - won))
    base, below, above = found / size
    return round(float(base), 6), round(float(below), 8), round(float(above), 8)


def weights_alone(rows: Sequence[Alone]) -> tuple[float, float, float]:
    """Fit the chance to reach the goal in a solo game, and print how well it predicts games that were left out of the fit."""
    told: list[tuple[float, float]] = []
    for fold in range(FOLDS):
        found = Weights({}, {}, odds([row for row in rows if row.game % FOLDS != fold]))
        held = [row for row in rows if row.game % FOLDS == fold]
        told += [(chance_alone(row.lead, row.share, found) if row.missing else 1.0, row.won) for row in held]
    print(f"{len(rows)} rows alone")
    fifths(told)
    return odds(rows)


def fifths(told: Sequence[tuple[float, float]]) -> None:
    """Print, by fifths of the predicted chance, the mean predicted chance and the share of actual wins."""
    for fifth in range(5):
        here = [pair for pair in told if fifth / 5 <= pair[0] < (fifth + 1) / 5 + (fifth == 4)]
        if here:
            said, came = np.array(here).mean(axis=0)
            print(
                f"| {fifth * 20} to {fifth * 20 + 20} % | {len(here)} | {said:.2f} | {came:.2f} | {abs(said - came):.2f} |"
            )


def told_chances(found: Table, said: Rows, weights: Weights) -> list[tuple[float, float]]:
    """For each row the predicted chance to win, and whether the seat won."""
    return [
        (chance, found.rows[i].won)
        for at in positions(found.rows)
        for i, chance in zip(at, chances([float(said[i]) for i in at], found.rows[at[0]].share, weights), strict=True)
    ]


def weights(rows: Sequence[Row], by_itself: Sequence[Alone]) -> Weights:
    """Fit the weights, and print how well they predict games that were left out of the fit."""
    found = table(rows)
    penalty = min(PENALTIES, key=lambda penalty: error(found, penalty))
    said = foretold(found, penalty)
    sure = np.sqrt(np.mean((said - found.totals) ** 2))
    print(
        f"{len(rows)} rows, {len(found.names)} features, penalty {penalty}: wrong by {sure:.1f} of {found.totals.std():.1f} points"
    )
    all_of_it = fitted(found.inputs, found.totals, penalty)
    n = len(found.names)
    by_name = {
        name: (round(float(all_of_it[i]), 4), round(float(all_of_it[i + n]), 4)) for i, name in enumerate(found.names)
    }
    spreads = {players: spread(found, said, players) for players in PLAYERS}
    fifths(told_chances(found, said, Weights({}, spreads, NOBODY_ALONE)))
    return Weights(by_name, spreads, weights_alone(by_itself))


def written(found: Weights) -> bytes:
    """The weights as the bytes of the data file, one feature per line."""
    plain: dict[str, Any] = msgspec.to_builtins(found, str_keys=True)
    parts = [
        f'  "{key}": {{\n' + ",\n".join(f'    "{k}": {list(v)}' for k, v in plain[key].items()) + "\n  }"
        for key in ("features", "spread")
    ]
    parts.append(f'  "alone": {list(found.alone)}')
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    parser.add_argument("--games", type=int, default=480)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play at the same time")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        played = pool.map(partial(play, asked.seed), range(asked.games), chunksize=4)
        rows = [row for game in played for row in game]
        by_itself = [
            row for game in pool.map(partial(play_alone, asked.seed), range(asked.games), chunksize=4) for row in game
        ]
    OUT.write_bytes(written(weights(rows, by_itself)))


if __name__ == "__main__":
    main()
