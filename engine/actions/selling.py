"""Action B: sell patents, which is one of the standard projects (rulebook, Actions B)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine import changes
from engine.bounds import NO_COST
from engine.box import Verb
from engine.card import CARDS, picked
from engine.core import Cause, Decision, Effect, Game, Reason

if TYPE_CHECKING:
    from engine.state import Player


class SellPatents(Effect, frozen=True):
    """Discard cards from the hand and gain 1 M€ for each."""

    at_most = NO_COST

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if me.hand else "no-cards"

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        return None if me.hand else Reason("no-cards", moot=True)

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in me.hand)
        return Decision(me.seat, "sell", options, 1, len(options), kind="card", ask_always=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        here = Cause(source="project:sell-patents")
        changes.discard(game, me, [picked(pick) for pick in picks], here)
        changes.change_stock(game, me, "mc", len(picks), here)


_SELLING: Final = (SellPatents(), Cause(source="project:sell-patents"))

SELL: Final = Verb(
    "sell",
    "B",
    lambda game, me: ("sell",),
    lambda option: _SELLING,
    within=lambda game, me, money: ("sell",) if me.hand else (),
    sure=True,
)
