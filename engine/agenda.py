"""What the agenda of a game holds: steps, and forks of several stacks of steps; and what becomes of steps that homework sets off."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

import msgspec

from engine.decision import NO_CAUSE, Cause
from engine.effect import AnyEffect


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One entry of the agenda: an effect that will happen to a seat, and its cause."""

    seat: int
    effect: AnyEffect
    cause: Cause = NO_CAUSE


# A save tells forks from steps by their shape; only one of the two classes may then be a struct of msgspec.
@dataclass(slots=True)
class Fork:
    """Several seats decide at the same time, each in its lane, a stack of steps; `start` is to what lanes are set back."""

    lanes: dict[int, list[Step]]
    start: dict[int, list[Step]]

    def has_answered(self, seat: int) -> bool:
        """Whether a seat has given answers here that can be taken back."""
        return self.lanes.get(seat) != self.start.get(seat)

    def take_back(self, seat: int) -> None:
        """Set the lane of a seat back to where it began."""
        self.lanes[seat] = list(self.start[seat])

    def make_final(self, seat: int) -> None:
        """Let the lane of a seat begin where it stands now, so that the answers so far are not taken back."""
        self.start[seat] = list(self.lanes[seat])


def forks(lane: Iterable[Step | Fork]) -> Iterator[Fork]:
    """The forks among the nodes of an agenda."""
    return (node for node in lane if isinstance(node, Fork))


class WithHomework(Protocol):
    """The part of a game that homework adds to."""

    triggered: list[Step]
    homework: dict[int, list[Step | Fork]]


@contextmanager
def separate_homework(game: WithHomework) -> Generator[None]:
    """Keep homework apart from the agenda: it does not see what that has set off, and what it sets off becomes homework in turn.

    Each of those steps is homework of the seat to which it happens, so that nobody else waits for it.
    """
    waiting, game.triggered = game.triggered, []
    yield
    for step in game.triggered:
        game.homework.setdefault(step.seat, []).insert(0, step)
    game.triggered = waiting
