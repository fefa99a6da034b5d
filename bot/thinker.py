"""A process that thinks for robots, for who asks for a hint and for who looks back at a game.

It says that it has started by a first line, then reads questions from its input, a line of JSON each, and writes the answers to its
output. For a move it gets a copy of the game in which what the seat cannot know is dealt anew; of a game that is over, what was stored.
It knows neither the store nor Discord, and lets people's clicks go first. It ends when its input does. (`bot/delivery/thinking.py` is
the other end.)
"""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from engine import Game, load, view
from engine.robots.hindsight import faced, onlooker
from engine.robots.levels import thought_out, whole_action
from engine.robots.search import Picks, Weighed, as_said, compare, weigh

PATIENCE: Final = 10
"""By how much the process gives way to others, in steps of the operating system's priority."""


class Question(msgspec.Struct, frozen=True, tag="act"):
    """Asks for the moves of a seat, with `simulations` for each decision.

    `copy`: a save of a copy of the game (`engine.hidden.imagined`). `ahead`: the share of decisions, from 0 to 1, in which the seat
    searches.
    """

    copy: str
    seat: int
    simulations: int
    seed: str
    ahead: float = 1.0


class WeighQuestion(msgspec.Struct, frozen=True, tag="weigh"):
    """Asks for the possible answers of a seat, each with its chance to win, after about `simulations` in all.

    `copy` as in `Question`. `advised`: the coach's suggestion, which is rated too and stays first unless another answer is clearly better.
    """

    copy: str
    seat: int
    simulations: int
    seed: str
    advised: Picks | None = None


class ChoicesQuestion(msgspec.Struct, frozen=True, tag="choices"):
    """Asks for the other answers that a seat had wherever it gave these `picks`, tried on this number of random `deals`.

    `copy`: any save of the game. At most `most` answers are tried: the one chosen, and those that the policy rates best.
    """

    copy: str
    seat: int
    picks: tuple[Picks, ...]
    deals: int
    most: int
    seed: str


class CompareQuestion(msgspec.Struct, frozen=True, tag="compare"):
    """Asks for the results of `answers` on random deals, after the seat has answered with `picks`.

    `copy`: any save of the game. `first`: the number of the first deal; `deals`: how many.
    """

    copy: str
    seat: int
    picks: tuple[Picks, ...]
    answers: tuple[Picks, ...]
    first: int
    deals: int
    seed: str


class ChancesQuestion(msgspec.Struct, frozen=True, tag="chances"):
    """Asks for each seat's chance to win as an onlooker would judge it: the mean over this number of random `deals`.

    `copy`: any save of the game.
    """

    copy: str
    deals: int
    seed: str


AnyQuestion = Question | WeighQuestion | ChoicesQuestion | CompareQuestion | ChancesQuestion


class Answer(msgspec.Struct, frozen=True):
    """The answer to a question of any kind, or why there is none."""

    picks: tuple[Picks, ...] = ()
    """The picks of one whole action."""
    moves: tuple[Weighed, ...] = ()
    """The answers that were weighed, the best first, or in the order in which they were given."""
    choices: tuple[tuple[int, tuple[Weighed, ...]], ...] = ()
    """For each real choice its place among the picks, and the answers, what was chosen first."""
    chances: tuple[float, ...] = ()
    error: str = ""


def answer(question: AnyQuestion) -> Answer:
    """Compute the answer to a question."""
    try:
        return _answer(question, load(question.copy.encode()))
    except Exception as error:  # a faulty effect may raise anything
        return Answer(error=type(error).__name__)


def _answer(question: AnyQuestion, game: Game) -> Answer:
    match question:
        case Question():
            how = thought_out(question.simulations, question.seed, question.ahead)
            return Answer(tuple(whole_action(game, question.seat, how)))
        case WeighQuestion():
            seen = view(game, question.seat)
            moves = as_said(
                weigh(seen, game, question.simulations, question.seed, advised=question.advised), len(game.players)
            )
            return Answer(moves=tuple(moves))
        case ChoicesQuestion():
            tried, seat = range(question.deals), question.seat
            return Answer(
                choices=tuple(
                    (at, tuple(compare(there, seat, answers[: question.most], tried, f"{question.seed}/{at}")))
                    for at, there, answers in faced(game, seat, question.picks)
                )
            )
        case CompareQuestion():
            for picks in question.picks:
                game.answer(question.seat, picks)
            tried = range(question.first, question.first + question.deals)
            seed = f"{question.seed}/{len(question.picks)}"
            return Answer(moves=tuple(compare(game, question.seat, question.answers, tried, seed)))
        case ChancesQuestion():
            return Answer(chances=tuple(onlooker(game, question.deals, question.seed)))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    sys.stdout.buffer.write(b"\n")
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=AnyQuestion)
        sys.stdout.buffer.write(msgspec.json.encode(answer(question)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
