"""How far the analysis after the game is to be believed: `python -m bench.hindsight` holds ten against a search of 400 simulations.

Each analysis is that of one seat, whose player plays like an easy robot and errs now and then. For comparison all its decisions are
weighed with 16 simulations, and with 400, on other deals, the five of them that cost most and the three that the analysis tells. Finished
games are lines of `build/hindsight.jsonl`, so a run that was broken off goes on where it was; those of other rules or robots than the
present ones do not count. `--long` says what the analyses of all seats of a long game take, and how fast the machine was before and after.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, Final, NamedTuple

from bench.contest import fingerprint
from bench.figure import reference
from bench.simulate import everything
from engine import Game, Options, load, new_game, save, view
from engine.robots.greedy import gentle_answer
from engine.robots.hindsight import FIRST, PLANS, TOLD, Hindsight, Judged, faced, worth
from engine.robots.levels import whole_action
from engine.robots.search import Picks, Weighed, candidates, compare, weigh
from engine.view import View

RESULTS: Final = Path(__file__).parents[1] / "build" / "hindsight.jsonl"
KINDS: Final[dict[str, Options]] = {
    "corporate era, 2 players": Options(players=2, corporate_era=True, draft=True),
    "base game, 3 players": Options(players=3),
    "corporate era, alone": Options(players=1, corporate_era=True),
    "everything, 2 players": everything(players=2, corporate_era=True, draft=True),
}
GAMES: Final = ("corporate era, 2 players", "base game, 3 players", "corporate era, alone") * 3 + (
    "everything, 2 players",
)
LONG: Final = everything(players=5, corporate_era=True, draft=True)
ERRS: Final = 0.12
"""The share of decisions that the player makes at random."""
SIFTED, SURE, DOUBTED = 16, 400, 5


class Entry(NamedTuple):
    """The decisions that a seat made in one action, and the save of the game before the action."""

    before: bytes
    seat: int
    picks: list[Picks]


def played(options: Options, seed: str) -> tuple[Game, list[Entry]]:
    """Play a game of easy robots that sometimes choose at random; return the game and its entries."""
    game, random, entries = new_game(options, seed), Random(seed), list[Entry]()

    def answer(seen: View, copy: Game) -> Picks:
        return random.choice(candidates(seen)) if random.random() < ERRS else gentle_answer(seen)

    while not game.over:
        seat, before = min(game.pending), save(game)
        picks = whole_action(load(before), seat, answer)
        for pick in picks:
            game.answer(seat, pick)
        entries.append(Entry(before, seat, picks))
    return game, entries


def analysed(entries: list[Entry], seat: int, seed: str) -> tuple[Hindsight, int]:
    """Analyse the decisions of a seat as the bot does; return the analysis and the number of simulations."""
    found, n = Hindsight(), 0
    plan = PLANS[len(load(entries[0].before).players)]
    for number, entry in enumerate(entries):
        for at, game, answers in faced(load(entry.before), seat, entry.picks) if entry.seat == seat else ():
            tried = answers[: plan.answers]
            found.add(number, at, compare(game, seat, tried, range(FIRST), f"{seed}/{number}/{at}"))
            n += len(tried) * FIRST
    for round_ in plan.rounds:
        for wanted in found.wanted(round_):
            entry, game = entries[wanted.entry], load(entries[wanted.entry].before)
            for picks in entry.picks[: wanted.at]:
                game.answer(seat, picks)
            moves = compare(game, seat, wanted.answers, wanted.deals, f"{seed}/{wanted.entry}/{wanted.at}")
            found.add(wanted.entry, wanted.at, moves)
            n += len(wanted.answers) * len(wanted.deals)
    return found, n


def surely(entries: list[Entry], seat: int, told: list[tuple[int, int]]) -> list[tuple[float, float, int, int]]:
    """The costs of a seat's worst decisions by the search: for each its cost, the doubt, the entry and its place in the entry, the most
    expensive first.

    The worst decisions are those with the highest costs in a search with fewer simulations, and those that the analysis names in `told`, by
    entry and place.
    """
    sifted: list[tuple[float, int, int]] = []
    for number, entry in enumerate(entries):
        for at, game, answers in faced(load(entry.before), seat, entry.picks) if entry.seat == seat else ():
            moves = weigh(view(game, seat), game, SIFTED, f"sift/{number}/{at}", also=answers[0])
            sifted.append((_lost(moves, answers[0])[0], number, at))
    sure: list[tuple[float, float, int, int]] = []
    doubted = [(number, at) for _, number, at in sorted(sifted, reverse=True)[:DOUBTED]]
    for number, at in dict.fromkeys((*doubted, *told)):
        entry, game = entries[number], load(entries[number].before)
        for picks in entry.picks[:at]:
            game.answer(seat, picks)
        chosen = tuple(entry.picks[at])
        moves = weigh(view(game, seat), game, SURE, f"sure/{number}/{at}", also=chosen)
        sure.append((*_lost(moves, chosen), number, at))
    return sorted(sure, reverse=True)


def _lost(moves: list[Weighed], chosen: Picks) -> tuple[float, float]:
    mine = next(move for move in moves if move.picks == chosen)
    return worth(moves[0]) - worth(mine), mine.doubt


def measured(n: int) -> dict[str, Any]:
    """Compare the n-th analysis with the search, and return the result."""
    options = KINDS[GAMES[n]]
    game, entries = played(options, f"hindsight {n}")
    seat = n % options.players
    started = process_time()
    found, simulations = analysed(entries, seat, str(n))
    took = process_time() - started
    judged = found.judged()[:TOLD]
    sure = surely(entries, seat, [(each.entry, each.at) for each in judged])

    def told(each: Judged) -> list[Any]:
        return [each.entry, each.at, round(each.margin, 3), round(each.others[0].doubt, 3)]

    return {
        "n": n,
        "robots": fingerprint(),
        "game": GAMES[n],
        "generations": game.table.generation,
        "decisions": len(found.judged()),
        "simulations": simulations,
        "seconds": round(took, 1),
        "told": [told(each) for each in judged],
        "sure": [[entry, at, round(-lost, 3), round(doubt, 3)] for lost, doubt, entry, at in sure],
    }


def _long() -> None:
    loops = [reference()]
    print(f"reference loop {loops[0] * 1e3:.0f} ms", flush=True)
    game, entries = played(LONG, "hindsight long")
    total = 0.0
    for seat in range(LONG.players):
        started = process_time()
        found, simulations = analysed(entries, seat, "long")
        took = process_time() - started
        total += took
        print(f"seat {seat}: {len(found.judged())} decisions, {simulations} simulations, {took:.0f} s", flush=True)
    loops.append(reference())
    print(f"{game.table.generation} generations, reference loop {loops[1] * 1e3:.0f} ms")
    print(f"{total:.0f} s, {total / fmean(loops):,.0f} reference loops")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.hindsight", description=__doc__)
    parser.add_argument("--long", action="store_true", help="only the time of a long game")
    parser.add_argument("--only", type=int, nargs="*", help="only these of the ten, counted from 0")
    arguments = parser.parse_args()
    if arguments.long:
        _long()
        return
    RESULTS.parent.mkdir(exist_ok=True)
    rows = [json.loads(line) for line in RESULTS.read_text().splitlines()] if RESULTS.exists() else []
    rows = [row for row in rows if row.get("robots") == fingerprint()]
    for n in range(len(GAMES)) if arguments.only is None else arguments.only:
        if all(row["n"] != n for row in rows):
            rows.append(measured(n))
            with RESULTS.open("a") as file:
                file.write(json.dumps(rows[-1]) + "\n")
    same = sum(row["told"][0][:2] == row["sure"][0][:2] for row in rows)
    for row in rows:
        print(row)
    print(f"the costliest decision is the same in {same} of {len(rows)}")


if __name__ == "__main__":
    main()
