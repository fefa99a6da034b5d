"""A process that thinks for robots and for who asks for a hint: it reads questions from its input, a line of JSON each, and writes the
answers to its output.

It gets a copy of the game in which what the seat cannot know is dealt anew, knows neither the store nor Discord, and lets people's
clicks go first. It ends when its input does. (`bot/delivery/thinking.py` is the other end.)
"""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from engine import load, view
from engine.robots.levels import thought_out, whole_action
from engine.robots.search import Weighed, weigh

PATIENCE: Final = 10
"""By how much the process gives way to others, in steps of the operating system's priority."""


class Question(msgspec.Struct, frozen=True, tag="act"):
    """What a seat does with so many simulations for each decision; `copy` is a save of a copy of the game (`engine.hidden.imagined`)."""

    copy: str
    seat: int
    simulations: int
    seed: str


class WeighQuestion(msgspec.Struct, frozen=True, tag="weigh"):
    """What a seat may answer now, each with its chance to win, after about so many simulations; `copy` as in `Question`."""

    copy: str
    seat: int
    simulations: int
    seed: str


class Answer(msgspec.Struct, frozen=True):
    """The picks of one whole action, or the answers that were weighed, the best first; or why there is neither."""

    picks: tuple[tuple[str, ...], ...] = ()
    moves: tuple[Weighed, ...] = ()
    error: str = ""


def answer(question: Question | WeighQuestion) -> Answer:
    """Think about a question."""
    try:
        game = load(question.copy.encode())
        if isinstance(question, WeighQuestion):
            return Answer(
                moves=tuple(weigh(view(game, question.seat), game, question.simulations, question.seed)),
            )
        how = thought_out(question.simulations, question.seed)
        return Answer(tuple(whole_action(game, question.seat, how)))
    except Exception as error:  # a faulty effect may raise anything
        return Answer(error=type(error).__name__)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question | WeighQuestion)
        sys.stdout.buffer.write(msgspec.json.encode(answer(question)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
