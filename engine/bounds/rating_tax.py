"""A tax on terraform rating: the M€ that a player pays for each own step of it in the action phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import tableau
from engine.bounds.trial import Trial
from engine.core import Cause, Decision, Effect, Game, When
from engine.modifiers import PerRating
from engine.payment import Pay, affords, spendable

if TYPE_CHECKING:
    from engine.state import Player, PlayerOrSeat
    from engine.tableau import GameOrView


class PayDue(Effect, frozen=True):
    """Pay `mc` M€ for each step in the amount of the cause; a player who has less, because another raised the rating, pays all of it."""

    mc: int

    def _bill(self, game: Game, me: PlayerOrSeat, cause: Cause) -> Pay:
        return Pay(min(self.mc * cause.amount, spendable(game, me)))

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if affords(game, me, self.mc * cause.amount) else "too-dear"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        return self._bill(game, me, cause).ask(game, me, cause)

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.CHOOSING if self.ask(game, me, cause) else When.DRAWING

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if isinstance(game, Trial) and me.seat == game.table.active:
            game.short += max(0, self.mc * cause.amount - spendable(game, me))
        self._bill(game, me, cause).apply(game, me, cause, picks)


def rating_tax(mc: int) -> PerRating:
    """Make each own step of terraform rating in the action phase cost `mc` M€; answers that could not pay are not offered."""
    return PerRating(PayDue(mc))


@tableau.cached_by_modifiers
def tax_of_a_step(game: GameOrView, me: PlayerOrSeat) -> int | None:
    """The M€ that a step of rating costs a player; None where that cannot be told."""
    dues = [rule.do for _, rule in tableau.modifiers(game, me, PerRating)]
    plain = [due.mc for due in dues if isinstance(due, PayDue)]
    return None if len(plain) < len(dues) else sum(plain)
