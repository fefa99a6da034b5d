"""Playing a card from hand (rulebook, Play a card): requirements, payment, effects, then what it sets off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine import tableau
from engine.card import CARDS, Card
from engine.core import NOTHING, Cause, Effect, Game
from engine.effects.order import Triggered
from engine.journal import tell
from engine.payment import Pay, affords
from engine.triggers import Event, fire, reactions_of

if TYPE_CHECKING:
    from engine.state import Player


def hindrance(game: Game, me: Player, card: Card) -> str | None:
    """Why this player cannot play the card now, as a message id; None when nothing is in the way."""
    for requirement in card.requires:
        if requirement.lacks(game, me):
            return "requires"
    if not affords(game, me, tableau.price(game, me, card), card.metals, needs(game, me, card)):
        return "too-dear"
    return blocked(game, me, card)


def blocked(game: Game, me: Player, card: Card) -> str | None:
    """Which of its effects could not be done, in the order of the card or after what it sets off."""
    reason = _blocked(game, me, card, NOTHING)
    if reason and (promised := _promised(game, me, card)):
        return _blocked(game, me, card, promised)
    return reason


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


def _blocked(game: Game, me: Player, card: Card, promised: Mapping[str, int]) -> str | None:
    here = Cause(card.id)
    last = len(card.play) - 1
    for i, effect in enumerate(card.play):
        if reason := effect.blocks(game, me, here, promised):
            return reason
        if i < last and (more := effect.promises(game, me, here)):
            promised = {what: promised.get(what, 0) + more.get(what, 0) for what in {*promised, *more}}
    return None


def _event(me: Player, card: Card) -> Event:
    return Event("card", me.seat, card=card.id, cost=card.cost, kind=card.kind, tags=card.tags)


def _promised(game: Game, me: Player, card: Card) -> Mapping[str, int]:
    """What own cards bring because this one is played, if that is let happen first."""
    out: dict[str, int] = {}
    for step in reactions_of(game, me, _event(me, card)):
        for what, n in step.effect.promises(game, me, step.cause).items():
            out[what] = out.get(what, 0) + n
    return out


class PlayCard(Effect, frozen=True):
    """Pay for a card and play it."""

    card: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        card = CARDS[self.card]
        here = Cause(self.card)
        keep = tuple(needs(game, me, card).items())
        game.then(Pay(tableau.price(game, me, card), card.metals, keep), me.seat, here)
        game.then(EnterPlay(self.card), me.seat, here)


class EnterPlay(Effect, frozen=True):
    """Lay a card down, face up or on the pile of events, and do what it says."""

    card: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        card = CARDS[self.card]
        first = _blocked(game, me, card, NOTHING) is not None
        if self.card in me.hosted:
            del me.hosted[self.card]
        else:
            me.hand.remove(self.card)
        (me.events if card.kind == "event" else me.played).append(self.card)
        me.boons.clear()
        me.forget()
        tell(game, "play", me.seat, cause)
        fire(game, _event(me, card))
        if first:
            game.then(Triggered(), me.seat)
        for effect in card.play:
            game.then(effect, me.seat)
