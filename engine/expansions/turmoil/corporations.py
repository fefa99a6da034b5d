"""Effects of Turmoil's corporations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine import changes
from engine.bounds import NO_COST, Bound, Within, bound_of, perhaps
from engine.core import AnyEffect, Cause, Decision, Effect, Game
from engine.named import RESOURCES

if TYPE_CHECKING:
    from engine.state import Player

NO_PRODUCTION: Final = "no-production"
"""The reason why no production can be lowered."""


class IfNotRaised(Effect, frozen=True):
    """Do `then` if the player's rating was not raised in this generation (Pristar, R07)."""

    then: AnyEffect

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not me.raised_tr:
            game.then(self.then, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.then, game, me, within))


class SellProduction(Effect, frozen=True):
    """Lower an own production of choice a step, and gain `n` of that resource (Utopia Invest, R33)."""

    at_most = NO_COST

    n: int

    def _open(self, me: Player) -> tuple[str, ...]:
        return tuple(what for what in RESOURCES if me.production[what] > changes.lowest_production(what))

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._open(me) else NO_PRODUCTION

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision.exactly(me.seat, f"sell-production:{self.n}", self._open(me))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what in picks:
            changes.change_production(game, me, what, -1, cause)
            changes.change_stock(game, me, what, self.n, cause)
