"""Global parameters, all alike: temperature, oxygen, oceans, and whatever an expansion adds."""

from __future__ import annotations

import msgspec

from engine.core import AnyEffect


class Parameter(msgspec.Struct, frozen=True):
    """A track from `start` to `end` in steps of `step`; each step is worth 1 TR to who raises it.

    `bonuses` are (value, effect): the effect goes to whoever reaches or crosses the value. `ends` says whether the game needs it
    complete to end (rulebook, Game end).
    """

    key: str
    start: int
    end: int
    step: int = 1
    bonuses: tuple[tuple[int, AnyEffect], ...] = ()
    ends: bool = True

    def left(self, value: int) -> int:
        """Steps from `value` to the end."""
        return (self.end - value) // self.step
