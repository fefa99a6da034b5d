"""Action A: play a card from hand (rulebook, Play a card).

The player meets the requirements and pays; then the effects of the card, and the reactions to it, happen in any order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from engine import changes, prices
from engine.bounds import NO_RATING, NOWHERE, Bound, Within
from engine.bounds.reactions import card_bound
from engine.box import Verb
from engine.card import CARDS, Card, picked
from engine.core import NOTHING, Cause, Effect, Game, Reason, Step
from engine.effects.order import AnyOrder
from engine.journal import CardPlayed
from engine.payment import Pay, affords, in_stock, kept_for, least_money, missing
from engine.reactions import promised_by, reactions_of

if TYPE_CHECKING:
    from engine.state import Player


def blocked(
    game: Game, me: Player, card: Card, promised: Mapping[str, int] = NOTHING, *, again: bool = False
) -> str | None:
    """The message id of the reason why a card cannot be played because of one of its effects; None if all effects can be done.

    An effect can be done if another effect of the card, or a reaction to it, surely brings what it needs (`Effect.promises`);
    `promised` is what is brought besides. With `again`, the effects of a card in play would be repeated, to which nothing reacts.
    """
    if not card.obstacles:
        return None
    here = Cause(card.id)
    if len(card.obstacles) == 1 and card.obstacles[0].blocks(game, me, here, promised) is None:
        return None  # what the others promise can only help it
    waiting, promised = _waiting(game, me, here, card.play, promised)
    if waiting and not again and (more := _promised(game, me, card)):
        promised = _plus(promised, more)
    left = len(waiting) + 1
    while waiting and len(waiting) < left:
        left = len(waiting)
        waiting, promised = _waiting(game, me, here, waiting, promised)
    return waiting[0].blocks(game, me, here, promised) if waiting else None


def waits(game: Game, me: Player, card: Card) -> bool:
    """Whether a card cannot be played yet, however much is paid: its requirements are not met, or an effect of it cannot be done."""
    return not _requirements_met(game, me, card) or blocked(game, me, card) not in (None, "too-dear")


def needs(game: Game, me: Player, card: Card) -> Mapping[str, int]:
    """The stock that the effects of a card will take and do not bring themselves, so that its payment may not use it."""
    out = kept_for(game, me, card.takers) if card.takers else NOTHING
    if not out:
        return NOTHING
    promised = _promised(game, me, card)
    for effect in card.play:
        promised = _plus(promised, effect.promises(game, me, Cause(card.id)))
    return {what: n - promised.get(what, 0) for what, n in out.items() if n > promised.get(what, 0)}


def _waiting(
    game: Game, me: Player, here: Cause, effects: Sequence[Effect], promised: Mapping[str, int]
) -> tuple[list[Effect], Mapping[str, int]]:
    """Go through effects in their order; return those that cannot be done yet, and what is promised after all others are done."""
    waiting: list[Effect] = []
    last = len(effects) - 1
    for i, effect in enumerate(effects):
        if effect.may_be_blocked and effect.blocks(game, me, here, promised):
            waiting.append(effect)
        elif (waiting or i < last) and (more := effect.promises(game, me, here)):
            promised = _plus(promised, more)
    return waiting, promised


def _plus(one: Mapping[str, int], other: Mapping[str, int]) -> Mapping[str, int]:
    return {what: one.get(what, 0) + other.get(what, 0) for what in {*one, *other}}


def _promised(game: Game, me: Player, card: Card) -> Mapping[str, int]:
    """What the player's cards surely bring as a reaction to playing this card, if the reactions happen first."""
    return promised_by(game, me, CardPlayed(me.seat, cause=Cause(card.id)))


def _requirements_met(game: Game, me: Player, card: Card) -> bool:
    for requirement in card.requires:
        if requirement.lacks(game, me):
            return False
    return True


def _payable(game: Game, me: Player, card: Card, more: int) -> bool:
    """Whether a player who gains `more` M€ before can pay for a card, and keeps the stock that its effects will take."""
    price = max(0, prices.card_price(game, me, card) - more)
    if me.stock["mc"] < price and not affords(game, me, price, card.as_card):
        return False
    keep = needs(game, me, card) if card.takers else NOTHING
    return not keep or affords(game, me, price, card.as_card, keep)


class PlayCard(Effect, frozen=True):
    """Pay for a card and play it."""

    card: int

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.blocks(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        card = CARDS[self.card]
        if not _requirements_met(game, me, card):
            return "requires"
        paid = _payable(game, me, card, promised.get("mc", 0))
        return blocked(game, me, card, promised) if paid else "too-dear"

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        card = CARDS[self.card]
        reason = self.possible(game, me, cause)
        if reason is None:
            return None
        if reason == "requires":
            requirement = next(r for r in card.requires if r.lacks(game, me))
            return Reason(reason, requirement.lacks(game, me), requirement)
        keep = needs(game, me, card)
        if reason == "too-dear":
            return Reason(reason, missing(game, me, prices.card_price(game, me, card), card.as_card, keep), keep=keep)
        what = reason.partition(":")[2]
        if reason.startswith("needs:") and what in me.stock:
            return Reason(reason, max(0, keep.get(what, 0) - in_stock(game, me, what)))
        return Reason(reason)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        card = CARDS[self.card]
        here = Cause(self.card)
        keep = tuple(needs(game, me, card).items())
        game.then(Pay(prices.card_price(game, me, card), keep=keep, towards=card.as_card), me.seat, here)
        game.then(EnterPlay(self.card, cause.trigger), me.seat, here)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        card = CARDS[self.card]
        bound = card_bound(card, game, me, within)
        if bound is None or me is NOWHERE:
            return bound
        if bound.changes_no_rating:
            return NO_RATING
        price = prices.card_price(game, me, card)
        if within.close:
            price = least_money(game, me, price, card.as_card, needs(game, me, card))
        return replace(bound, mc=bound.mc + price)


class EnterPlay(Effect, frozen=True):
    """Put a card into play, face up or on the pile of events; its effects and the reactions to it then happen in any order.

    A card that is played by an effect of another, `by`, reacts to that one too, as if both were played at once (ruling r599).
    """

    card: int
    by: int = 0

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        card = CARDS[self.card]
        changes.enter_play(game, me, self.card, cause)
        if self.by:
            before = reactions_of(game, me, CardPlayed(me.seat, cause=Cause(self.by)))
            game.triggered += [step for step in before if step.cause.card == self.card]
        game.then(AnyOrder(tuple(Step(me.seat, effect, cause) for effect in card.play)), me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return card_bound(CARDS[self.card], game, me, within)


@cache
def _action(option: str) -> tuple[PlayCard, Cause]:
    card = picked(option)
    return PlayCard(card), Cause(card)


def _playable(game: Game, me: Player, money: int) -> list[str]:
    found: list[str] = []
    off = me.hosted or prices.off_cards(game, me)
    in_hand = me.stock["mc"]
    for number in (*me.hand, *me.hosted):
        card = CARDS[number]
        # What a card costs is asked first here, as most that cannot be played are too dear.
        price = prices.card_price(game, me, card) if off else card.cost
        if in_hand < price and not affords(game, me, price, card.as_card):
            continue
        if card.requires and not _requirements_met(game, me, card):
            continue
        if card.takers and (keep := needs(game, me, card)) and not affords(game, me, price, card.as_card, keep):
            continue
        if not card.obstacles or blocked(game, me, card) is None:
            found.append(card.as_play)
    return found


PLAY: Final = Verb(
    "play",
    "A",
    lambda game, me: [CARDS[card].as_play for card in (*me.hand, *me.hosted)],
    _action,
    price=lambda game, me, option: prices.card_price(game, me, CARDS[picked(option)]),
    within=_playable,
    sure=True,
    form="menu",
    standing=True,
)
