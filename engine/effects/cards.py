"""Effects that draw, look at, buy, reveal and discard cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine import changes
from engine.amounts import number
from engine.bounds import NO_CHANGE, NO_COST, NO_RATING, Bound, Within, bound_of, perhaps
from engine.card import CARDS, Card, picked
from engine.core import NOTHING, AnyEffect, AnyValue, Cause, Decision, Effect, Game, When
from engine.effect import Count
from engine.named import CardResourceName, TagName, names_used
from engine.payment import affordable_cards, card_payment

if TYPE_CHECKING:
    from engine.state import Player


class Draw(Effect, frozen=True):
    """Draw `n` project cards to the hand."""

    at_most = NO_CHANGE
    rank = When.DRAWING

    n: AnyValue

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        return {"cards": number(self.n, game, me, cause)}

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if n := number(self.n, game, me, cause):
            changes.draw(game, me, n, cause)


class LookAndKeep(Effect, frozen=True):
    """Look at `look` cards, keep exactly `keep` of them and discard the rest."""

    at_most = NO_COST
    rank = When.SHOWING

    look: AnyValue
    keep: int

    def exhausted(self, game: Game, me: Player, cause: Cause) -> bool:
        return number(self.look, game, me, cause) >= len(game.table.deck) + len(game.table.discard)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.look_at(game, me, number(self.look, game, me, cause), cause)
        if me.looking:
            game.then(Keep(self.keep), me.seat)


class Keep(Effect, frozen=True):
    """Ask which `n` of the cards looked at to keep."""

    at_most = NO_COST

    n: int

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        n = min(self.n, len(me.looking))
        return Decision.exactly(me.seat, f"keep:{n}", [CARDS[c].as_card for c in me.looking], n, kind="card")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.keep_looked_at(game, me, [picked(pick) for pick in picks], cause)


class BuyOrDiscard(Effect, frozen=True):
    """Look at the top card, and buy it or discard it (Inventors' Guild 006, Business Network 110)."""

    at_most = NO_RATING
    rank = When.SHOWING

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.look_at(game, me, 1, cause)
        if me.looking:
            game.then(BuyLooked(), me.seat)


class BuyLooked(Effect, frozen=True):
    """Ask which of the cards looked at to buy."""

    at_most = NO_RATING

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        most = affordable_cards(game, me, len(me.looking))
        options = tuple(CARDS[c].as_card for c in me.looking)
        return Decision(me.seat, "buy-looked", options, 0, most, kind="card", ask_always=bool(options))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        bought = [picked(pick) for pick in picks]
        changes.keep_looked_at(game, me, bought, cause)
        game.then(card_payment(game, me, len(bought)), me.seat)


class RevealFor(Effect, frozen=True):
    """Reveal the top card to all and discard it; if it has `tag`, do `then` (Search For Life, 005)."""

    rank = When.DRAWING

    tag: TagName
    then: AnyEffect

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        card = changes.reveal(game, me, cause)
        if card and self.tag in game.box.cards[card].tags and not game.is_unlucky:
            game.then(self.then, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.then, game, me, within))


class RevealUntil(Effect, frozen=True):
    """Reveal cards from the deck to all until `n` fit; keep those, discard the others.

    A card fits that has the `tag`, or has to do with a `kind` of resources: it holds them, or its text names them. With `required`, a
    card fits that has a requirement; without all of these, one that has no tags.
    """

    at_most = NO_COST
    rank = When.DRAWING

    n: int
    tag: TagName = ""
    kind: CardResourceName = ""
    required: bool = False

    def fits(self, card: Card) -> bool:
        """Whether a card is one of those to keep."""
        if self.tag:
            return self.tag in card.shown_tags
        if self.kind:
            return card.holds == self.kind or any(
                use.name == self.kind and use.kind == "card resource" for use in names_used(card)
            )
        return bool(card.requires) if self.required else not card.shown_tags

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.reveal_until(game, me, self.n, lambda card: self.fits(game.box.cards[card]), cause)


def what_to_discard(me: Player, n: int) -> Decision:
    """Ask which `n` cards of a hand to discard, or for all of fewer."""
    n = min(n, len(me.hand))
    options = [CARDS[c].as_card for c in me.hand]
    return Decision.exactly(me.seat, f"discard:{n}", options, n, kind="card", ask_always=bool(options))


class DiscardCards(Effect, frozen=True):
    """Discard exactly `n` cards from the hand, as a price or as a part of what a card does."""

    at_most = NO_COST

    n: int = 1

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.blocks(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        left = len(me.hand) - (cause.card in me.hand) + promised.get("cards", 0)
        return None if left >= self.n else "no-cards" if not left else "too-few-cards"

    def only_costs(self) -> bool:
        return True

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return what_to_discard(me, self.n)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if picks:
            changes.discard(game, me, [picked(pick) for pick in picks], cause)


class MaySwapCards(Effect, frozen=True):
    """Discard up to `n` cards from hand to draw as many (Mars University, 073)."""

    at_most = NO_COST

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


def draw(n: int | Count) -> Draw:
    """Draw cards.

    >>> draw(2)
    Draw(n=2)
    """
    return Draw(n)


def keep(n: int, *, of: int | Count) -> LookAndKeep:
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


def reveal_until(n: int, *, tag: str = "", about: str = "", required: bool = False) -> RevealUntil:
    """Reveal cards until `n` have a `tag`, or are `about` a kind of resources, or have a requirement, or no tags, and keep these.

    >>> reveal_until(2, tag="plant")
    RevealUntil(n=2, tag='plant', kind='', required=False)
    """
    return RevealUntil(n, tag, about, required)


def discard_cards(n: int = 1) -> DiscardCards:
    """Discard `n` cards from hand, which is a condition of what it stands on.

    >>> discard_cards()
    DiscardCards(n=1)
    """
    return DiscardCards(n)


def may_swap_cards(n: int = 1) -> MaySwapCards:
    """Discard up to `n` cards and draw as many.

    >>> may_swap_cards()
    MaySwapCards(n=1)
    """
    return MaySwapCards(n)
