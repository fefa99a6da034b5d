"""What the first player does for all: raise a parameter of choice; and policies that come into force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from engine import changes
from engine.bounds import Bound, Within, parameter_steps
from engine.core import Cause, Decision, Effect, Game
from engine.decision import NO_REASONS
from engine.effects.order import Triggered
from engine.effects.parameters import Raise
from engine.effects.tiles import FOR_ALL, Place
from engine.journal import Governed
from engine.reactions import tell

if TYPE_CHECKING:
    from engine.state import Player
    from engine.tableau import GameOrView

GOVERNMENT: Final = Cause(source="government")


class RaiseOne(Effect, frozen=True):
    """Raise a parameter of choice that is not complete by one step; without `rewarded`, nobody gains anything by it.

    Whoever does it by a card may also choose a complete one, to raise nothing (ruling r118).
    """

    rewarded: bool

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        left = any(p.left(game.table.parameters[key]) for key, p in game.box.parameters.items())
        return None if left else "all-complete"

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.possible(game, me, cause)

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        left = [k for k, p in game.box.parameters.items() if p.left(game.table.parameters[k])]
        least = min(1, len(left))
        here = cause if self.rewarded else replace(cause, source=FOR_ALL)
        full = [key for key in game.box.parameters if key not in left] if cause.card and left else []
        vain = {f"raise:{key}": f"complete:{key}" for key in full}
        options = (*(f"raise:{key}" for key in left), *vain)
        return Decision(
            me.seat, "raise-one", options, least, least, cause=here, opens=not cause.card, vain=vain or NO_REASONS
        )

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            key = pick.partition(":")[2]
            if not game.box.parameters[key].left(game.table.parameters[key]):
                continue
            if not (cause.card and self.rewarded):
                tell(game, Governed(me.seat, key, "" if cause.card else phase_of_raise(game), cause=GOVERNMENT))
            game.then(raising(key, rewarded=self.rewarded), me.seat, GOVERNMENT)
            game.then(Triggered(), me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        steps = mc = 0
        for key in game.box.parameters if self.rewarded else ():
            bound = parameter_steps(game, me, key, 1, within)
            if bound is None:
                return None
            steps, mc = max(steps, bound.steps), max(mc, bound.mc)
        return Bound(steps, mc)


def phase_of_raise(game: GameOrView) -> str:
    """The present phase, if it is one in which the first player raises a parameter; otherwise empty."""
    phase = game.table.phase
    return phase if isinstance(game.box.phases.get(phase), RaiseOne) else ""


def raising(key: str, *, rewarded: bool) -> Raise | Place:
    """The effect that raises a global parameter by a step: for the oceans, placing one."""
    return Place("ocean", "ocean", rewarded) if key == "oceans" else Raise(key, rewarded=rewarded)


class SetPolicy(Effect, frozen=True):
    """Let the policy `key` of the box hold for all players from now on."""

    key: str

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.set_policies(game, [*game.table.policies, self.key])
