"""Effects and a trigger of single corporations of Prelude."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import changes
from engine.bounds import NO_COST
from engine.card import CARDS
from engine.core import Cause, Decision, Effect, Game
from engine.effect import Trigger
from engine.journal import CardPlayed, CorporationPlayed
from engine.prices import MOST_CLAIMED

if TYPE_CHECKING:
    from engine.state import Player


class RaiseLowest(Effect, frozen=True):
    """Raise one of the own productions than which none is lower, M€ included (Robinson Industries, R27)."""

    at_most = NO_COST

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        lowest = min(me.production.values())
        return Decision(me.seat, "raise-production", tuple(what for what, n in me.production.items() if n == lowest))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what in picks:
            changes.change_production(game, me, what, 1, cause)


class FundFree(Effect, frozen=True):
    """Fund an award without paying for it; it counts among the three of the game (Vitor, R35)."""

    def _open(self, game: Game) -> tuple[str, ...]:
        funded = game.table.awards
        if len(funded) >= MOST_CLAIMED:
            return ()
        return tuple(f"award:{key}" for key in game.box.awards if key not in funded)

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._open(game) else "claimed"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = self._open(game)
        return Decision.exactly(me.seat, "fund-free", options, ask_always=bool(options))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for option in picks:
            changes.fund_award(game, me, option.partition(":")[2], Cause(cause.card, source=option))


class OnPoints(Trigger, frozen=True):
    """Reacts when a card is played that has victory points which are not negative; a number that is counted at the end suffices."""

    on = (CardPlayed, CorporationPlayed)

    def times(self, game: Game, me: Player, entry: CardPlayed | CorporationPlayed) -> int:
        points = CARDS[entry.cause.card].points
        return int(not isinstance(points, int) or points > 0)
