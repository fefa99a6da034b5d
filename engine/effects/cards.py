"""Effects that draw, look at, buy, reveal and discard cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import changes
from engine.card import CARDS, picked
from engine.core import AnyEffect, Cause, Decision, Effect, Game, When
from engine.named import TagName
from engine.payment import bill, how_many

if TYPE_CHECKING:
    from engine.state import Player


class Draw(Effect, frozen=True):
    """Draw `n` project cards to the hand."""

    n: int

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.DRAWING

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.draw(game, me, self.n, cause)


class LookAndKeep(Effect, frozen=True):
    """Look at `look` cards, keep exactly `keep` of them and discard the rest."""

    look: int
    keep: int

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.SHOWING

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.look_at(game, me, self.look, cause)
        if me.looking:
            game.then(Keep(self.keep), me.seat)


class Keep(Effect, frozen=True):
    """Ask which `n` of the cards looked at to keep."""

    n: int

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        n = min(self.n, len(me.looking))
        return Decision(me.seat, f"keep:{n}", tuple(CARDS[c].as_card for c in me.looking), n, n, kind="card")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        kept = [picked(pick) for pick in picks]
        changes.keep(game, me, kept, cause)


class BuyOrDiscard(Effect, frozen=True):
    """Look at the top card, and buy it or discard it (Inventors' Guild 006, Business Network 110)."""

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.SHOWING

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.look_at(game, me, 1, cause)
        if me.looking:
            game.then(BuyLooked(), me.seat)


class BuyLooked(Effect, frozen=True):
    """Ask which of the cards looked at to buy."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        most = how_many(game, me, len(me.looking))
        options = tuple(CARDS[c].as_card for c in me.looking)
        return Decision(me.seat, "buy-looked", options, 0, most, kind="card", ask_always=bool(options))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        bought = [picked(pick) for pick in picks]
        changes.keep(game, me, bought, cause)
        game.then(bill(game, me, len(bought)), me.seat)


class RevealFor(Effect, frozen=True):
    """Reveal the top card to all and discard it; if it has `tag`, do `then` (Search For Life, 005)."""

    tag: TagName
    then: AnyEffect

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.DRAWING

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        card = changes.reveal(game, me, cause)
        if card and self.tag in game.box.cards[card].tags:
            game.then(self.then, me.seat)


class MaySwapCards(Effect, frozen=True):
    """Discard up to `n` cards from hand to draw as many (Mars University, 073)."""

    n: int = 1

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.SHOWING if me.hand else When.LATE

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in me.hand)
        most = min(self.n, len(options))
        return Decision(me.seat, "swap", options, 0, most, kind="card", ask_always=bool(me.hand))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if picks:
            changes.discard(game, me, [picked(pick) for pick in picks], cause)
            changes.draw(game, me, len(picks), cause)


def draw(n: int) -> Draw:
    """Draw cards.

    >>> draw(2)
    Draw(n=2)
    """
    return Draw(n)


def keep(n: int, *, of: int) -> LookAndKeep:
    """Look at the top `of` cards and keep `n` of them.

    >>> keep(2, of=4)
    LookAndKeep(look=4, keep=2)
    """
    return LookAndKeep(of, n)


def buy_or_discard() -> BuyOrDiscard:
    """Look at the top card; buy it or discard it.

    >>> buy_or_discard()
    BuyOrDiscard()
    """
    return BuyOrDiscard()


def reveal_for(tag: str, then: Effect) -> RevealFor:
    """Reveal and discard the top card; if it has a tag, an effect happens.

    >>> from engine.effects import add_here
    >>> reveal_for("microbe", add_here())
    RevealFor(tag='microbe', then=AddHere(n=1, kinds=()))
    """
    return RevealFor(tag, then)


def may_swap_cards(n: int = 1) -> MaySwapCards:
    """Discard up to `n` cards and draw as many.

    >>> may_swap_cards()
    MaySwapCards(n=1)
    """
    return MaySwapCards(n)
