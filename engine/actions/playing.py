"""Playing a card from hand (rulebook, Play a card): requirements, payment, then effects and what they set off in any order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from engine import changes, prices
from engine.actions.verb import Verb
from engine.card import CARDS, Card, picked
from engine.core import NOTHING, Cause, Effect, Game, Reason, Step
from engine.effects.order import AnyOrder
from engine.journal import CardPlayed
from engine.payment import Pay, affords, purse
from engine.triggers import reactions_of

if TYPE_CHECKING:
    from engine.state import Player


def blocked(game: Game, me: Player, card: Card) -> str | None:
    """Which of its effects could not be done, in whatever order they and what the card sets off help each other."""
    here = Cause(card.id)
    waiting, promised = _waiting(game, me, here, card.play, NOTHING)
    if waiting and (more := _promised(game, me, card)):
        promised = _plus(promised, more)
    left = len(waiting) + 1
    while waiting and len(waiting) < left:
        left = len(waiting)
        waiting, promised = _waiting(game, me, here, waiting, promised)
    return waiting[0].blocks(game, me, here, promised) if waiting else None


def needs(game: Game, me: Player, card: Card) -> Mapping[str, int]:
    """Stock that the card's own effects will take, which its payment keeps back."""
    out: dict[str, int] = {}
    for effect in card.play:
        if taken := effect.needs(game, me):
            for what, n in taken.items():
                out[what] = out.get(what, 0) + n
    if not out:
        return NOTHING
    promised = _promised(game, me, card)
    return {what: n - promised.get(what, 0) for what, n in out.items() if n > promised.get(what, 0)}


def _waiting(
    game: Game, me: Player, here: Cause, effects: Sequence[Effect], promised: Mapping[str, int]
) -> tuple[list[Effect], Mapping[str, int]]:
    """The effects that cannot be done one after the other with what is promised, and what is promised after the others."""
    waiting: list[Effect] = []
    last = len(effects) - 1
    for i, effect in enumerate(effects):
        if effect.blocks(game, me, here, promised):
            waiting.append(effect)
        elif (waiting or i < last) and (more := effect.promises(game, me, here)):
            promised = _plus(promised, more)
    return waiting, promised


def _plus(one: Mapping[str, int], other: Mapping[str, int]) -> Mapping[str, int]:
    return {what: one.get(what, 0) + other.get(what, 0) for what in {*one, *other}}


def _promised(game: Game, me: Player, card: Card) -> Mapping[str, int]:
    """What own cards bring because this one is played, if that is let happen first."""
    out: Mapping[str, int] = NOTHING
    for step in reactions_of(game, me, CardPlayed(me.seat, cause=Cause(card.id))):
        out = _plus(out, step.effect.promises(game, me, step.cause))
    return out


class PlayCard(Effect, frozen=True):
    """Pay for a card and play it."""

    card: int

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        card = CARDS[self.card]
        for requirement in card.requires:
            if requirement.lacks(game, me):
                return "requires"
        if not affords(game, me, prices.card_price(game, me, card), card.metals, needs(game, me, card)):
            return "too-dear"
        return blocked(game, me, card)

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
            return Reason(reason, prices.card_price(game, me, card) - purse(game, me, card.metals, keep), keep=keep)
        what = reason.partition(":")[2]
        if reason.startswith("needs:") and what in me.stock:
            return Reason(reason, max(0, keep.get(what, 0) - me.stock[what]))
        return Reason(reason)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        card = CARDS[self.card]
        here = Cause(self.card)
        keep = tuple(needs(game, me, card).items())
        game.then(Pay(prices.card_price(game, me, card), card.metals, keep), me.seat, here)
        game.then(EnterPlay(self.card), me.seat, here)


class EnterPlay(Effect, frozen=True):
    """Lay a card down, face up or on the pile of events; then what it says and sets off, in any order."""

    card: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        card = CARDS[self.card]
        changes.enter_play(game, me, self.card, cause)
        game.then(AnyOrder(tuple(Step(me.seat, effect, cause) for effect in card.play)), me.seat)


@cache
def _action(option: str) -> tuple[PlayCard, Cause]:
    card = picked(option)
    return PlayCard(card), Cause(card)


PLAY: Final = Verb(
    "play",
    "A",
    lambda game, me: [CARDS[card].as_play for card in (*me.hand, *me.hosted)],
    _action,
    price=lambda game, me, option: prices.card_price(game, me, CARDS[picked(option)]),
    form="menu",
)
