"""What the agenda of a game holds: steps, and forks of several stacks of steps."""

from __future__ import annotations

from dataclasses import dataclass

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
    """Several seats decide at the same time, each in its lane, a stack of steps; `Game.reopen` sets a lane back to `start`."""

    lanes: dict[int, list[Step]]
    start: dict[int, list[Step]]
