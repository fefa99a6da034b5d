"""Fits the weights of robots to games that robots play among themselves: `python -m tools.train --games 480 --seed 1`.

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
from engine.robots.greedy import greedy_answer
from engine.robots.search import candidates
from engine.robots.value import Weights, chances, to_come

Rows = NDArray[np.float64]
OUT: Final = Path(__file__).parents[1] / "engine" / "robots" / "weights.json"
PLAYERS: Final = (2, 3, 4, 5)
CURIOUS: Final = (0.0, 0.0, 0.05, 0.15)
"""How often seats answer not what they think best but another of the answers that are worth trying."""
PENALTIES: Final = (0.003, 0.01, 0.03, 0.1, 0.3)
"""What large weights cost, of which the one that foretells other games best is taken."""
FOLDS: Final = 5
RARE: Final = 40
"""A feature that occurs in fewer rows gets no weight."""
SPREADS: Final = (2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 13.0, 17.0, 22.0)


class Row(NamedTuple):
    """What a seat had at the beginning of a research phase, and what it ended with."""

    game: int
    players: int
    generation: int
    seat: int
    share: float
    features: dict[str, float]
    total: int
    won: float


def agreed(random: Random) -> Options:
    """The options of a game: any number of players, mostly with everything, on any map."""
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
    """Rows as numbers, each less the mean of the seats in the same position, since only the lead over others matters."""

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
    """The places of the rows of each position."""
    for _, found in groupby(range(len(rows)), key=lambda i: (rows[i].game, rows[i].generation)):
        yield list(found)


def fitted(inputs: Rows, totals: Rows, penalty: float) -> Rows:
    """The weights by ridge regression."""
    size = inputs.std(axis=0)
    size[size == 0] = 1.0
    scaled = inputs / size
    square = scaled.T @ scaled + penalty * len(totals) * np.eye(scaled.shape[1])
    return np.linalg.solve(square, scaled.T @ totals) / size


def foretold(found: Table, penalty: float) -> Rows:
    """What each row's total would be foretold to be by weights that have not seen its game."""
    out = np.zeros(len(found.totals))
    for fold in range(FOLDS):
        held = found.fold == fold
        out[held] = found.inputs[held] @ fitted(found.inputs[~held], found.totals[~held], penalty)
    return out


def error(found: Table, penalty: float) -> float:
    """The points by which foretold totals are wrong, as the root of the mean square."""
    return float(np.sqrt(np.mean((foretold(found, penalty) - found.totals) ** 2)))


def spread(found: Table, said: Rows, players: int) -> tuple[float, float]:
    """The spread of leads, at the end and at the beginning, under which the wins were likeliest."""
    told = [
        ([float(said[i]) for i in at], found.rows[at[0]].share, [found.rows[i].won for i in at])
        for at in positions(found.rows)
        if found.rows[at[0]].players == players
    ]

    def surprise(at_end: float, at_start: float) -> float:
        weights = Weights({}, {players: (at_end, at_start - at_end)})
        return sum(
            -w * np.log(1e-9 + chance)
            for totals, share, won in told
            for chance, w in zip(chances(totals, share, weights), won, strict=True)
        )

    pairs = [(a, b) for a in SPREADS for b in SPREADS if a <= b]
    at_end, at_start = min(pairs, key=lambda pair: surprise(*pair))
    return at_end, at_start - at_end


def weights(rows: Sequence[Row]) -> Weights:
    """Fit the weights, and print how well they foretell games that they have not seen."""
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
    return Weights(by_name, {players: spread(found, said, players) for players in PLAYERS})


def written(found: Weights) -> bytes:
    """The weights as the data file, one feature in a line."""
    plain: dict[str, Any] = msgspec.to_builtins(found, str_keys=True)
    parts = [
        f'  "{key}": {{\n' + ",\n".join(f'    "{k}": {list(v)}' for k, v in plain[key].items()) + "\n  }"
        for key in ("features", "spread")
    ]
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
    OUT.write_bytes(written(weights(rows)))


if __name__ == "__main__":
    main()
