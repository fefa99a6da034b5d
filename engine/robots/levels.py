"""How well a robot plays: how often it thinks ahead, and how many simulations it makes then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal
from zlib import crc32

from engine.robots.greedy import greedy_answer
from engine.robots.search import best
from engine.view import View, view

if TYPE_CHECKING:
    from engine.core import Game

Answer = Callable[[View, "Game"], tuple[str, ...]]
Level = Literal["easy", "normal", "hard"]
SIMULATIONS: Final[dict[Level, int]] = {"easy": 0, "normal": 6, "hard": 16}
"""The simulations for a decision; with none a robot plays greedily, and takes nothing from others (`greedy.gentle_answer`)."""
AHEAD: Final[dict[Level, float]] = {"easy": 0.0, "normal": 0.45, "hard": 1.0}
"""The share of its decisions in which a robot thinks ahead: fewer simulations alone hardly make a weaker robot."""
USUAL: Final[Level] = "normal"


def whole_action(copy: Game, seat: int, answer: Answer) -> list[tuple[str, ...]]:
    """The picks of one whole action of a seat, or of the part before something hidden is revealed.

    The copy of the game is changed by them. `answer` gets the view of the seat and the copy as it is then.
    """
    found: list[tuple[str, ...]] = []
    while True:
        found.append(answer(view(copy, seat), copy))
        copy.answer(seat, found[-1])
        decision = copy.decision(seat)
        if decision is None or decision.opens or copy.floor == copy.answered:
            return found


def thinks_ahead(seed: str, ahead: float) -> bool:
    """Whether a robot that simulates a share `ahead` (0 to 1) of its decisions simulates the decision with this seed."""
    return crc32(seed.encode()) < ahead * 2**32


def thought_out(simulations: int, seed: str, ahead: float = 1.0) -> Answer:
    """Return a policy that simulates in a share `ahead` (0 to 1) of its decisions, and answers the others greedily."""

    def answer(seen: View, copy: Game) -> tuple[str, ...]:
        here = f"{seed}/{copy.answered}"
        if simulations and thinks_ahead(here, ahead):
            return best(seen, copy, simulations, here)
        return greedy_answer(seen)

    return answer
