"""The effect and the trigger of Manutech (R23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine import changes
from engine.bounds import NO_COST
from engine.core import Cause, Effect, Game
from engine.effect import Trigger
from engine.journal import ProductionChanged

if TYPE_CHECKING:
    from engine.state import Player


class WhenProduced(Trigger, frozen=True):
    """A production of the owner rises; the source of the cause says by how many steps and of which resource: `rise:3:plants`."""

    on = (ProductionChanged,)

    def times(self, game: Game, me: Player, entry: ProductionChanged) -> int:
        return int(entry.seat == me.seat and entry.n > 0)

    def sources(self, game: Game, me: Player, entry: ProductionChanged) -> Sequence[str]:
        return [f"rise:{entry.n}:{entry.what}"] * self.times(game, me, entry)


class GainProduced(Effect, frozen=True):
    """Gain as much of a resource as its production has risen by."""

    at_most = NO_COST

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        _rise, n, what = cause.source.split(":")
        return {what: int(n)}

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what, n in self.promises(game, me, cause).items():
            changes.change_stock(game, me, what, n, cause)


def when_produced(do: Effect) -> WhenProduced:
    """React when a production of the owner rises, once for each resource.

    >>> when_produced(GainProduced())
    WhenProduced(do=GainProduced(), by='any')
    """
    return WhenProduced(do, "any")
