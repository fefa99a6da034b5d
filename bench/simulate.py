"""Plays whole games with random answers: `python -m bench.simulate --players 4 --games 50 --seed 1`."""

from __future__ import annotations

import argparse
import json
import tracemalloc
import zlib
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean, median
from time import process_time
from typing import TypeVar

from bench.figure import per_loop, reference
from engine import Game, Options, load, new_game, save
from engine.expansions import shipped
from engine.options import playing
from engine.robots.random import random_answer
from engine.scoring import result

T = TypeVar("T")
Answer = Callable[[Game, int, Sequence[str]], None]
REPEATS = 20
"""The number of times that a save is encoded and restored for one figure."""


def everything(**agreed: object) -> Options:
    """Options with every shipped expansion that has cards."""
    return playing(*(expansion.name for expansion in shipped() if expansion.cards), **agreed)


def play(options: Options, seed: str, until: int = -1, *, answer: Answer = Game.answer) -> tuple[Game, int]:
    """Play a game at random to its end or for `until` decisions; returns the game and the number of decisions.

    Unlike `engine.play`, it makes no views, so that only the rules are measured.
    """
    random = Random(seed)
    game = new_game(options, seed)
    decisions = 0
    while not game.over and decisions != until:
        seat = next(iter(game.pending))
        decision = game.decision(seat)
        assert decision is not None
        answer(game, seat, random_answer(decision, random))
        decisions += 1
    return game, decisions


def answer_and_encode(game: Game, seat: int, picks: Sequence[str]) -> None:
    """Do the work of a table for one answer apart from the database: apply the rules, then encode the save."""
    game.answer(seat, picks)
    save(game)


def answer_times(options: Options, seed: str) -> list[float]:
    """The seconds of processor time of every answer of a game, including its consequences and the next question."""
    took: list[float] = []

    def timed(game: Game, seat: int, picks: Sequence[str]) -> None:
        start = process_time()
        game.answer(seat, picks)
        took.append(process_time() - start)

    play(options, seed, answer=timed)
    return took


def typical(work: Callable[[T], object], things: Sequence[T], repeats: int = REPEATS) -> float:
    """The median of the seconds of processor time of `work`, called `repeats` times with each element of `things`."""
    took: list[float] = []
    for thing in things:
        for _ in range(repeats):
            start = process_time()
            work(thing)
            took.append(process_time() - start)
    return median(took)


def kib(data: bytes) -> float:
    """The memory of a loaded game in KiB."""
    load(data)  # once before, to make what all games share
    tracemalloc.start()
    game = load(data)
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert not game.over
    return taken / 1024


def simulate(options: Options, games: int, seed: str) -> dict[str, object]:
    """The measured figures of `games` games; saves are measured halfway through each game, and once after every decision.

    Times are seconds of processor time on one core, which do not depend on the load of the machine. `..._per_loop` is the number of games
    per reference loop (`bench.figure`), which can be compared between machines and days.
    """
    loops = [reference()]
    played: list[tuple[Game, int]] = []
    start = process_time()
    for i in range(games):
        played.append(play(options, f"{seed}/{i}"))
    took = process_time() - start
    start = process_time()
    for i in range(games):
        play(options, f"{seed}/{i}", answer=answer_and_encode)
    took_encoding = process_time() - start
    loops.append(reference())
    loop = fmean(loops)
    worst = max(max(answer_times(options, f"{seed}/{i}")) for i in range(games))
    decisions = sum(n for _, n in played)
    halves = [play(options, f"{seed}/{i}", n // 2)[0] for i, (_, n) in enumerate(played)]
    saves = [save(game) for game in halves]
    winners = [result(game)[0] for game, _ in played]
    return {
        "players": options.players,
        "games": games,
        "decisions": decisions,
        "seconds": round(took, 3),
        "games_per_second": round(games / took, 2),
        "games_per_loop": round(per_loop(games / took, loop), 2),
        "decisions_per_second": round(decisions / took),
        "encoding_games_per_second": round(games / took_encoding, 2),
        "encoding_games_per_loop": round(per_loop(games / took_encoding, loop), 2),
        "reference_ms": round(1e3 * loop),
        "worst_answer_ms": round(1e3 * worst, 2),
        "generations": round(fmean(game.table.generation for game, _ in played), 1),
        "save_bytes": round(fmean(len(zlib.compress(data)) for data in saves)),
        "encode_us": round(1e6 * typical(save, halves), 1),
        "restore_ms": round(1e3 * typical(load, saves), 3),
        "live_kib": round(fmean(kib(data) for data in saves[:10]), 1),
        "points": {source: round(fmean(place.points[source] for place in winners), 1) for source in winners[0].points},
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Parse the command line and print one line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.simulate", description=__doc__)
    parser.add_argument("--players", type=int, default=4, choices=range(2, 6))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--draft", action="store_true", help="with the draft variant")
    parser.add_argument("--corporate-era", action="store_true", help="with corporate era")
    parser.add_argument("--everything", action="store_true", help="with every shipped expansion that has cards")
    asked = parser.parse_args(arguments)
    agreed = {"players": asked.players, "draft": asked.draft, "corporate_era": asked.corporate_era}
    options = everything(**agreed | {"corporate_era": True}) if asked.everything else Options(**agreed)
    print(json.dumps(simulate(options, asked.games, asked.seed)))


if __name__ == "__main__":
    main()
