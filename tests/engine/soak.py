"""Plays thousands of random games and checks in each what must hold in every game: `python -m tests.engine.soak --games 5000`.

The games go through all combinations of what is shipped (`tests.engine.games.options`). Each failure is printed with its number, options
and seed; `python -m tests.engine.soak --game 123` plays that game again.
"""

from __future__ import annotations

import argparse
import signal
import sys
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count, islice
from multiprocessing import get_context
from random import Random
from time import monotonic
from typing import Final, NamedTuple

from engine import Game, save
from engine.scoring import all_points
from tests.engine import games
from tests.engine import properties as hold
from tests.engine.accounts import Books
from tests.engine.games import Answer, opened, replayed, walk
from tests.engine.ruling import rules_for_ever
from tests.facts.score import difference

OFTEN: Final = 20
"""The dear properties are looked at every so many decisions, unless it is asked otherwise."""
CLOSELY: Final = 11
"""What is kept is compared at each decision of one game in so many, else as often as the dear properties."""
SCORED: Final = 40
"""The points are compared with those of the sheet of facts every so many decisions; the books (`accounts`) at each."""
MOST_DECISIONS: Final = 4000
LONGEST: Final = 120
"""The seconds of processor time after which a game counts as stuck."""
EVERY: Final = 60
"""The seconds between two lines that say how far it is."""
SHOWN: Final = 3
"""How many games with the same cause of failure are printed in full."""


def play_through(n: int, often: int = OFTEN) -> int:
    """Play the n-th random game and check every property; returns the number of decisions.

    The dear properties are looked at every `often` decisions. An error gets a note that says at which decision it happened.
    """
    answers: list[Answer] = []
    try:
        return _played(n, opened(n), answers, often)
    except Exception as error:
        error.add_note(f"after {len(answers)} answers, the last of them {answers[-1] if answers else None}")
        raise


def _played(n: int, game: Game, answers: list[Answer], often: int) -> int:
    random, books = Random(n), Books(game)
    in_sheet = games.MADE_UP.name not in game.options.more
    known = hold.known(game)
    for i, (seat, decision, _) in enumerate(walk(game, Random(-n), answers)):
        if i:
            books.enter(game)
        if in_sheet and i % SCORED == n % SCORED:
            assert not (wrong := difference(game, all_points(game))), wrong
        hold.somebody_is_asked(game)
        hold.nothing_is_negative(game)
        hold.news_names_no_hidden_card(game)
        hold.what_is_revealed_is_a_barrier(known, game)
        known = hold.known(game)
        if n % CLOSELY == 0 or i % often == n % often:
            hold.caches_are_up_to_date(game)
        if i % often == n % often:
            hold.cards_lie_in_one_zone(game)
            seen = hold.views(game)
            hold.saving_and_loading_changes_nothing(game, seen)
            hold.wrong_answers_change_nothing(game, seat, decision)
            hold.no_option_is_hindered(game, seat, decision)
            hold.a_seat_reads_prices_as_they_are(game, seat)
            hold.offered_options_are_accepted(game, seat, decision, random, most=3)
            hold.hidden_things_do_not_show(game, random, seen)
            if games.MADE_UP.name not in game.options.more:  # made-up cards may have no words
                hold.hidden_things_are_not_said(game, seat, random)
        assert i < MOST_DECISIONS, "this game does not come to its end"
    books.enter(game)
    if in_sheet:
        assert not (wrong := difference(game, all_points(game))), wrong
    hold.cards_lie_in_one_zone(game)
    hold.nothing_is_negative(game)
    hold.saving_and_loading_changes_nothing(game)
    assert game.table.phase == "over"
    assert not game.pending
    assert save(replayed(opened(n), answers)) == save(game)
    return len(answers)


class Outcome(NamedTuple):
    """What came of one game: its number, decisions and seconds, and of a failure the cause and the last lines of the traceback."""

    n: int
    decisions: int
    seconds: float
    cause: str = ""
    said: str = ""


def outcome(n: int, often: int = OFTEN) -> Outcome:
    """Play one game; an error is part of the outcome."""
    begun = monotonic()
    try:
        with _limited():
            return Outcome(n, play_through(n, often), monotonic() - begun)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        where = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames]
        said = "".join([*traceback.format_list(frames[-4:]), *traceback.format_exception_only(error)])
        return Outcome(n, 0, monotonic() - begun, f"{type(error).__name__} at {where[-1]}", said)


@contextmanager
def _limited() -> Iterator[None]:
    def stop(_signal: int, _frame: object) -> None:
        raise TimeoutError(f"this game took more than {LONGEST} s of processor time")

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def told(one: Outcome) -> str:
    """A failure with all that is needed to play it again."""
    agreed = games.options(one.n).model_dump_json(exclude_unset=True)
    return f"game {one.n} failed: {one.cause}\n  seed {f'random game {one.n}'!r}, options {agreed}\n{one.said}"


def numbers(first: int, having: str) -> Iterator[int]:
    """The numbers of all games from `first` on that are played with an expansion; with any, if it is not named."""
    return (n for n in count(first) if not having or having in games.options(n).expansions)


def soak(wanted: Iterable[int], jobs: int, often: int, ruling: str = "") -> int:
    """Play these games in several processes and print what fails; returns the number of failures."""
    begun, failures, decisions = monotonic(), dict[str, list[int]](), 0
    said, done, slowest = begun, 0, Outcome(0, 0, 0)
    with get_context("spawn").Pool(jobs, rules_for_ever, (ruling,)) as pool:
        for done, one in enumerate(pool.imap_unordered(partial(outcome, often=often), wanted, chunksize=4), 1):
            decisions += one.decisions
            slowest = max(slowest, one, key=lambda some: some.seconds)
            if one.cause:
                alike = failures.setdefault(one.cause, [])
                alike.append(one.n)
                if len(alike) <= SHOWN:
                    print(told(one), flush=True)
            if monotonic() > said + EVERY:
                said = monotonic()
                lost = sum(map(len, failures.values()))
                print(f"{done} games in {(monotonic() - begun) / 60:.1f} minutes, {lost} failed", flush=True)
    for cause, alike in failures.items():
        print(f"{len(alike)} failed, {cause}: games {', '.join(map(str, sorted(alike)[:20]))}")
    lost = sum(map(len, failures.values()))
    print(
        f"{done} games, {games.PLAN.total} combinations of options, {decisions:,} decisions, {lost} failures, "
        f"{(monotonic() - begun) / 60:.1f} minutes; the slowest was game {slowest.n} with {slowest.seconds:.1f} s"
    )
    return lost


def main(arguments: list[str]) -> int:
    """Play many games, or one again."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.soak", description="Play random games.")
    parser.add_argument("--games", type=int, default=5000, help="how many to play")
    parser.add_argument("--first", type=int, default=0, help="the number of the first")
    parser.add_argument("--having", metavar="NAME", default="", help="only games with this expansion")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play")
    parser.add_argument("--often", type=int, default=OFTEN, help="look at the dear properties every so many decisions")
    parser.add_argument("--game", type=int, help="play this one alone, with the whole traceback")
    parser.add_argument(
        "--ruling", metavar="PARTY", default="", help="games of Turmoil whose policy is that party's for ever"
    )
    chosen = parser.parse_args(arguments)
    having = chosen.having or ("turmoil" if chosen.ruling else "")
    if chosen.game is not None:
        rules_for_ever(chosen.ruling)
        print(
            told(Outcome(chosen.game, 0, 0, "it is played again")), play_through(chosen.game, chosen.often), "decisions"
        )
        return 0
    wanted = islice(numbers(chosen.first, having), chosen.games)
    return 1 if soak(wanted, chosen.jobs, chosen.often, chosen.ruling) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
