"""The rules at work: whole games, saves, views and copies."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median

from bench.figure import Figure, repeated
from bench.simulate import play, simulate
from engine import Options, load, save, view
from engine.hidden import redealt
from engine.robots import random_answer

TABLES = {
    "4 players": Options(players=4),
    "2 players": Options(players=2),
    "5 players, draft": Options(players=5, draft=True),
    "4 players, corporate era": Options(players=4, corporate_era=True),
}
REPEATS = 5
GAMES = 20


def figures() -> Iterator[Figure]:
    """Medians of repeats, by kind of table."""
    for name, options in TABLES.items():
        runs = [simulate(options, GAMES, "1") for _ in range(REPEATS)]
        main = name == "4 players"
        games = median(float(str(run["games_per_second"])) for run in runs)
        decisions = median(float(str(run["decisions_per_second"])) for run in runs)
        yield Figure(f"{name}: random games", games, "a second", "10, aim 20" if main else "", games >= 10)
        yield Figure(f"{name}: decisions", decisions, "a second")
        if main or "corporate" in name:
            size, restore = float(str(runs[0]["save_bytes"])), median(float(str(run["restore_ms"])) for run in runs)
            yield Figure(f"{name}: snapshot", size, "bytes", "under 3072", size < 3072)
            yield Figure(f"{name}: encode", median(float(str(run["encode_us"])) for run in runs), "µs")
            yield Figure(f"{name}: restore", restore, "ms", "under 1", restore < 1)
            yield Figure(f"{name}: a loaded game", float(str(runs[0]["live_kib"])), "KiB")
    yield from _single()


def _single() -> Iterator[Figure]:
    """What one click costs the engine, halfway through a game of four with corporate era."""
    options = TABLES["4 players, corporate era"]
    _, decisions = play(options, "click", random_answer)
    game, _ = play(options, "click", random_answer, decisions // 2)
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
