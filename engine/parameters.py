"""Global parameters: one class for temperature, oxygen, oceans and those that an expansion adds."""

from __future__ import annotations

import msgspec

from engine.core import AnyEffect


class Parameter(msgspec.Struct, frozen=True):
    """A global parameter that rises from `start` to `end` in steps of `step`; who raises it gains 1 TR for each step.

    `bonuses` are pairs of value and effect: the effect happens to the player who reaches or crosses the value. `ends` says whether
    the parameter must be complete before the game can end (rulebook, Game end).
    """

    key: str
    start: int
    end: int
    step: int = 1
    bonuses: tuple[tuple[int, AnyEffect], ...] = ()
    ends: bool = True

    def left(self, value: int) -> int:
        """The number of steps from `value` to the end of the track."""
        return (self.end - value) // self.step
