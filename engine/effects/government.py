"""Raising one global parameter of choice for the good of Mars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import changes
from engine.core import Cause, Decision, Effect, Game
from engine.effects.order import Triggered
from engine.effects.parameters import Raise
from engine.effects.tiles import Place

if TYPE_CHECKING:
    from engine.state import Player


class RaiseOne(Effect, frozen=True):
    """The first player raises a parameter that is not complete, by one step; unrewarded, nobody gains anything by it."""

    rewarded: bool

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        left = [k for k, p in game.box.parameters.items() if p.ends and p.left(game.table.parameters[k])]
        least = min(1, len(left))
        return Decision(me.seat, "raise-one", tuple(f"raise:{key}" for key in left), least, least, opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            key = pick.partition(":")[2]
            effect: Effect = Place("ocean", "ocean") if key == "oceans" else Raise(key)
            if not self.rewarded:
                effect = effect.unrewarded() or effect
            game.then(effect, me.seat, Cause(source="government"))
            game.then(Triggered(), me.seat)


class SetPolicy(Effect, frozen=True):
    """A rule by name holds for all from now on."""

    key: str

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.set_policies(game, [*game.table.policies, self.key])
