"""Effects that raise global parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine import changes
from engine.bounds import Bound, Within, parameter_steps, perhaps
from engine.core import NOTHING, Cause, Effect, Game
from engine.named import ParameterName
from engine.reactions import promised_by_raise

if TYPE_CHECKING:
    from engine.state import Player


class Raise(Effect, frozen=True):
    """Raise a global parameter by up to `steps`; if it is complete, nothing happens (rulebook, Play a card)."""

    parameter: ParameterName
    steps: int = 1
    rewarded: bool = True

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        full = game.table.parameters[self.parameter] == game.box.parameters[self.parameter].end
        return f"complete:{self.parameter}" if full else None

    def unrewarded(self) -> Raise:
        return Raise(self.parameter, self.steps, rewarded=False)

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        return promised_by_raise(game, me, self.parameter, self.steps) if self.rewarded else NOTHING

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.raise_parameter(game, me, self.parameter, self.steps, cause, rewarded=self.rewarded)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        bound = parameter_steps(game, me, self.parameter, self.steps, within)
        return bound if self.rewarded else perhaps(bound)


def temperature(steps: int) -> Raise:
    """Raise the temperature by steps of 2 °C.

    >>> temperature(1)
    Raise(parameter='temperature', steps=1, rewarded=True)
    """
    return Raise("temperature", steps)


def oxygen(steps: int) -> Raise:
    """Raise the oxygen by steps of 1 %.

    >>> oxygen(2)
    Raise(parameter='oxygen', steps=2, rewarded=True)
    """
    return Raise("oxygen", steps)
