"""Playing preludes, which cost nothing; one that cannot be played is lost for some M€."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine import changes, prices
from engine.actions.playing import EnterPlay, blocked
from engine.actions.turn import ExtraActions, in_action
from engine.card import CARDS, picked
from engine.core import Cause, Decision, Effect, Game, Step, When
from engine.effects.order import Triggered
from engine.named import PRELUDE_DECK

if TYPE_CHECKING:
    from engine.state import Player


PRELUDES_KEPT: Final = 2
"""How many of the dealt preludes a player keeps."""


def unplayable(game: Game, me: Player, card: int) -> str | None:
    """The message id of the reason why a prelude cannot be played now; None if it can."""
    prelude = CARDS[card]
    if any(requirement.lacks(game, me) for requirement in prelude.requires):
        return "requires"
    return blocked(game, me, prelude)


class PlayPrelude(Effect, frozen=True):
    """Play a prelude, which is an action; one that cannot be played is discarded for the M€ of the term `lost-prelude`."""

    card: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        here = Cause(self.card)
        if game.table.phase != "action" and not in_action(game, me):
            changes.begin_span(game, "action")
            game.then(self, me.seat, here)
            game.then(ExtraActions(0), me.seat)
            return
        step = Step(me.seat, EnterPlay(self.card), here)
        if unplayable(game, me, self.card) or any(bars(game, step) for bars in game.box.step_bars):
            changes.lose_card(game, me, self.card, here)
            changes.change_stock(game, me, "mc", prices.term(game, me, "lost-prelude"), here)
        else:
            game.then(EnterPlay(self.card), me.seat, here)
        game.then(Triggered(), me.seat)


class DrawPreludes(Effect, frozen=True):
    """Look at `n` preludes from the deck, play one of them and discard the rest (Valley Trust, R34)."""

    rank = When.SHOWING
    never_blocks = True

    n: int

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if game.table.decks[PRELUDE_DECK].cards else "no-preludes"

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.look_at(game, me, self.n, cause, PRELUDE_DECK)
        game.then(PlayDrawn(), me.seat)


class PlayDrawn(Effect, frozen=True):
    """Ask which of the preludes looked at to play; one that cannot be played is lost, also because of what its rating would cost."""

    looks_at_dues = True

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[card].as_card for card in me.looking)
        return Decision.exactly(me.seat, "play-drawn", options, kind="card", ask_always=bool(options))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for card in map(picked, picks):
            changes.discard_looked_at(game, me, [other for other in me.looking if other != card])
            game.then(PlayPrelude(card), me.seat)
