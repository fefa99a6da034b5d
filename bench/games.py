"""Benchmarks of the engine: whole games, saves, views and copies."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from statistics import fmean, median
from time import process_time

from bench.figure import Figure, repeated
from bench.simulate import answer_times, everything, play, simulate
from engine import Game, Options, load, save, view
from engine.hidden import redealt
from engine.robots.random import random_answer

TABLES = {
    "4 players": Options(players=4),
    "2 players": Options(players=2),
    "5 players, draft": Options(players=5, draft=True),
    "4 players, corporate era": Options(players=4, corporate_era=True),
    "4 players, everything": everything(players=4, corporate_era=True),
}
BESIDE = ("4 players, everything", "4 players, corporate era")
IN_TURN, ROUNDS = 100, 3
"""The number of games of each kind that are played in turn, and the number of rounds, of which the fastest counts."""
REPEATS = 5
GAMES = 20
WEB, WEB_ENCODING = 3.4, 0.62
"""The games of four players that the web version (docs/benchmarks.md) plays per reference loop: 42.9 a second with a loop of 80 ms; 7.8 a
second with every decision encoded."""
LOADED = (10, 100, 1000)
ANSWERS = 10


def figures() -> Iterator[Figure]:
    """The medians of several runs for each kind of table, and the figures of single operations."""
    tables: dict[str, list[dict[str, object]]] = {}
    for name, options in TABLES.items():
        tables[name] = runs = [simulate(options, GAMES, "1") for _ in range(REPEATS)]
        yield from _whole(name, runs)
        if name == "4 players" or options.corporate_era:
            yield from _saved(name, runs)
    yield from _beside(tables)
    yield from _single()
    yield from _by_length()
    yield from _by_number()


def _figure(runs: list[dict[str, object]], key: str) -> float:
    return median(float(str(run[key])) for run in runs)


def _whole(name: str, runs: list[dict[str, object]]) -> Iterator[Figure]:
    four = name in ("4 players", "4 players, corporate era")
    for what, key, web in (("random games", "games", WEB), ("every decision encoded", "encoding_games", WEB_ENCODING)):
        each, loop = _figure(runs, f"{key}_per_second"), _figure(runs, f"{key}_per_loop")
        yield Figure(f"{name}: {what}", each, "a second")
        yield Figure(f"{name}: {what}", loop, "a loop", f"web version {web}" if four else "", not four or loop >= web)
    worst = _figure(runs, "worst_answer_ms")
    yield Figure(f"{name}: decisions", _figure(runs, "decisions_per_second"), "a second")
    yield Figure(f"{name}: the slowest answer", worst, "ms", "under 10", worst < 10)


def _saved(name: str, runs: list[dict[str, object]]) -> Iterator[Figure]:
    size, restore, live = (_figure(runs, key) for key in ("save_bytes", "restore_ms", "live_kib"))
    yield Figure(f"{name}: snapshot", size, "bytes", "under 2560", size < 2560)
    yield Figure(f"{name}: encode", _figure(runs, "encode_us"), "µs")
    yield Figure(f"{name}: restore", restore, "ms", "under 0.5", restore < 0.5)
    yield Figure(f"{name}: a loaded game", live, "KiB", "under 60", live < 60)


def _beside(tables: dict[str, list[dict[str, object]]]) -> Iterator[Figure]:
    """The ratio of the time of a game with every expansion to that of one with Corporate Era; timed games are played in turn."""
    took, slowest = dict.fromkeys(BESIDE, 0.0), dict.fromkeys(BESIDE, 0.0)
    for i in range(IN_TURN):
        rounds = [{name: _timed(TABLES[name], f"1/{i}") for name in BESIDE} for _ in range(ROUNDS)]
        for name in BESIDE:
            took[name] += min(each[name][0] for each in rounds)
            answers = zip(*(each[name][1] for each in rounds), strict=True)
            slowest[name] = max(slowest[name], *map(min, answers))
    most, few = BESIDE
    games, worst = took[few] / took[most], slowest[most] / slowest[few]
    snapshot, restore = (_figure(tables[most], key) / _figure(tables[few], key) for key in ("save_bytes", "restore_ms"))
    what = "everything beside corporate era"
    yield Figure(f"{what}: games a second", games, "", "at least 0.45", games >= 0.45)
    yield Figure(f"{what}: snapshot", snapshot, "", "at most 3", snapshot <= 3)
    yield Figure(f"{what}: restore", restore, "", "at most 4", restore <= 4)
    yield Figure(f"{what}: the slowest answer", worst, "", "at most 15", worst <= 15)


def _timed(options: Options, seed: str) -> tuple[float, list[float]]:
    """The seconds of processor time of a random game, and those of each answer when the same game is played again."""
    start = process_time()
    play(options, seed)
    return process_time() - start, answer_times(options, seed)


def _by_length() -> Iterator[Figure]:
    """Answer times by quarter of a game; they should not grow as the game goes on."""
    games = [answer_times(TABLES["4 players"], f"1/{i}") for i in range(GAMES)]
    for quarter in range(4):
        parts = [took[quarter * len(took) // 4 : (quarter + 1) * len(took) // 4] for took in games]
        mean = fmean(second for part in parts for second in part)
        yield Figure(f"4 players: an answer in quarter {quarter + 1} of a game", 1e3 * mean, "ms")


def _by_number() -> Iterator[Figure]:
    """Answer times by number of loaded games, with each answer given to another game than the one before."""
    options = TABLES["4 players"]
    saves = [save(play(options, f"1/{i}", 100)[0]) for i in range(min(LOADED))]
    for n in LOADED:
        took: list[float] = []
        for _ in range(max(LOADED) // n):
            games = [load(data) for data in islice(cycle(saves), n)]
            took.append(_answering(games))
        tracemalloc.start()
        games = [load(data) for data in islice(cycle(saves), n)]
        each = tracemalloc.get_traced_memory()[0] / n / 1024
        tracemalloc.stop()
        yield Figure(f"{n:,} games loaded: an answer", 1e3 * fmean(took), "ms")
        yield Figure(f"{n:,} games loaded: each", each, "KiB", "under 60", each < 60)


def _answering(games: list[Game]) -> float:
    """The mean seconds of one random answer, with answers given to each of the games in turn."""
    randoms = [Random(1) for _ in games]
    start = process_time()
    for _ in range(ANSWERS):
        for game, random in zip(games, randoms, strict=True):
            seat, decision = next(iter(game.pending.items()))
            game.answer(seat, random_answer(decision, random))
    return (process_time() - start) / ANSWERS / len(games)


def _single() -> Iterator[Figure]:
    """The times of the engine's operations for one click, halfway through a game of four players with Corporate Era."""
    options = TABLES["4 players, corporate era"]
    _, decisions = play(options, "click")
    game, _ = play(options, "click", decisions // 2)
    seat = next(iter(game.pending))
    data = save(game)

    def answer() -> None:
        copy, random = load(data), Random(1)
        asked = copy.decision(seat)
        assert asked is not None
        copy.answer(seat, random_answer(asked, random))

    yield Figure("load, answer", 1e3 * repeated(answer, 200), "ms")
    yield Figure("view of a seat", 1e3 * repeated(lambda: view(game, seat), 200), "ms")
    yield Figure(
        "copy with all that is hidden dealt anew", 1e3 * repeated(lambda: redealt(game, seat, Random(1)), 200), "ms"
    )
