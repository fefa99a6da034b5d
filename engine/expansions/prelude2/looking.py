"""Effects of Prelude 2 that look at the top of a deck: a prelude to play or discard, cards to keep or buy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import changes
from engine.actions.playing import EnterPlay, needs
from engine.actions.preludes import unplayable
from engine.bounds import NO_COST, NO_RATING
from engine.card import CARDS, picked
from engine.core import Cause, Decision, Effect, Game, Step, When
from engine.effects.choices import Both
from engine.journal import Entry
from engine.named import PRELUDE_DECK, TagName
from engine.payment import Pay, affordable_cards, affords, card_payment
from engine.reactions import tell

if TYPE_CHECKING:
    from engine.state import Player


class OfferPrelude(Effect, frozen=True):
    """Look at the top prelude of the deck; play it for `mc` M€ and a resource on this card, or discard it (Board of Directors, P45)."""

    at_most = NO_COST
    rank = When.SHOWING

    mc: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.look_at(game, me, 1, cause, PRELUDE_DECK)
        if me.looking:
            game.then(PlayOffered(self.mc), me.seat)


class PlayOffered(Effect, frozen=True):
    """Ask whether to pay for the prelude looked at and play it; one that cannot be played can only be discarded."""

    mc: int

    def _steps(self, game: Game, me: Player, card: int) -> tuple[Effect, Effect]:
        """The payment and the playing of a prelude."""
        return Pay(self.mc, keep=tuple(needs(game, me, CARDS[card]).items())), EnterPlay(card)

    def _can(self, game: Game, me: Player, cause: Cause) -> bool:
        """Whether the prelude can be played and paid for, with what its rating would cost."""
        (card,) = me.looking
        paid = me.__replace__(stock={**me.stock, "mc": me.stock["mc"] - self.mc})
        if not me.resources.get(cause.card) or unplayable(game, paid, card):
            return False
        if not affords(game, me, self.mc, keep=needs(game, me, CARDS[card])):
            return False
        step = Step(me.seat, Both(self._steps(game, me, card)), Cause(card))
        return not any(bars(game, step) for bars in game.box.step_bars)

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        if not me.looking:
            return None  # `_can` has tried it: the prelude is in play
        options = tuple(CARDS[c].as_card for c in me.looking)
        most = int(self._can(game, me, cause))
        return Decision(me.seat, f"play-offered:{self.mc}", options, 0, most, kind="card", ask_always=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not picks:
            changes.discard_looked_at(game, me, me.looking)
        for card in map(picked, picks):
            changes.change_card_resources(game, me, cause.card, -1, cause)
            for step in self._steps(game, me, card):
                game.then(step, me.seat, Cause(card))


class TopShown(Entry, frozen=True, tag="top-shown"):
    """Cards from the deck were shown to all."""

    shows = True
    cards: tuple[int, ...]


class Survey(Effect, frozen=True):
    """Show the top `n` cards of the deck to all; keep those with `tag`, and buy any of the others (Venus Orbital Survey, P88)."""

    at_most = NO_RATING
    rank = When.SHOWING

    n: int
    tag: TagName

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.look_at(game, me, self.n, cause)
        if me.looking:
            tell(game, TopShown(me.seat, tuple(me.looking), cause=cause))
            fit = tuple(i for i, card in enumerate(me.looking) if self.tag in game.box.cards[card].tags)
            game.then(BuyRest(self.tag, fit), me.seat)


class BuyRest(Effect, frozen=True):
    """Keep the cards looked at that have `tag`, and ask which of the others to buy.

    Where those cards lie among the others, `kept`, is known to all: whether anything is asked must not depend on the cards themselves.
    """

    at_most = NO_RATING

    tag: TagName
    kept: tuple[int, ...] = ()

    def _rest(self, me: Player) -> list[int]:
        return [card for i, card in enumerate(me.looking) if i not in self.kept]

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        rest = self._rest(me)
        options = tuple(CARDS[c].as_card for c in rest)
        most = affordable_cards(game, me, len(rest))
        return Decision(me.seat, "buy-looked:rest", options, 0, most, kind="card", ask_always=bool(options))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        rest, bought = self._rest(me), [picked(pick) for pick in picks]
        changes.keep_looked_at(game, me, [c for c in me.looking if c not in rest or c in bought], cause)
        game.then(card_payment(game, me, len(bought)), me.seat)
