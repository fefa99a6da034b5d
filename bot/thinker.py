"""A process that thinks for robots: it reads questions from its input, a line of JSON each, and writes the answers to its output.

It gets a copy of the game in which what the seat cannot know is dealt anew, knows neither the store nor Discord, and lets people's
clicks go first. It ends when its input does. (`bot/delivery/thinking.py` is the other end.)
"""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from engine import load
from engine.robots.levels import thought_out, whole_action

PATIENCE: Final = 10
"""By how much the process gives way to others, in steps of the operating system's priority."""


class Question(msgspec.Struct, frozen=True):
    """What a seat does with so many simulations for each decision; `copy` is a save of a copy of the game (`engine.hidden.imagined`)."""

    copy: str
    seat: int
    simulations: int
    seed: str


class Answer(msgspec.Struct, frozen=True):
    """The picks of one whole action, or why there are none."""

    picks: tuple[tuple[str, ...], ...] = ()
    error: str = ""


def answer(question: Question) -> Answer:
    """Think about a question."""
    try:
        game = load(question.copy.encode())
        how = thought_out(question.simulations, question.seed)
        return Answer(tuple(whole_action(game, question.seat, how)))
    except Exception as error:  # a faulty effect may raise anything
        return Answer(error=type(error).__name__)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(msgspec.json.decode(line, type=Question))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
