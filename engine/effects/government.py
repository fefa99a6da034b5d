"""Effects of house rules: the first player raises a parameter of choice, and policies come into force."""

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
    """Raise a parameter of choice that is not complete by one step; without `rewarded`, nobody gains anything by it."""

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
    """Let the policy `key` of the box hold for all players from now on."""

    key: str

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.set_policies(game, [*game.table.policies, self.key])
