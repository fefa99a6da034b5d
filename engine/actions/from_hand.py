"""Playing a card from hand as part of an effect, under rules that hold for this card alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from engine import changes
from engine.actions.playing import PlayCard
from engine.card import CARDS, picked
from engine.core import NOTHING, AnyValue, Cause, Decision, Effect, Game, When
from engine.effect import Modifier

if TYPE_CHECKING:
    from engine.state import Player


class PlayFromHand(Effect, frozen=True):
    """Play a card from hand now, for which `modifiers` hold (Ecology Experts P10, Eccentric Sponsor P11).

    It is possible only if there is a card that can be played like that.
    """

    rank = When.SHOWING
    buys = True

    modifiers: tuple[AnyValue, ...]

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.blocks(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        with changes.as_if_played(me, cause.card):
            found = playable(game, me, promised)
            return None if next(found, None) else "no-card-to-play"

    def next_card_modifiers(self) -> tuple[Modifier, ...]:
        return self.modifiers

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.change_next_card(game, me, cause.card, cause)
        game.then(ChooseFromHand(), me.seat)


class ChooseFromHand(Effect, frozen=True):
    """Ask which card from hand to play now, among those that can be played; if there is none, what held for it is over."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = [CARDS[card].as_card for card in playable(game, me)]
        return Decision.exactly(me.seat, "play-from-hand", options, kind="card", ask_always=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for card in map(picked, picks):
            game.then(PlayCard(card), me.seat, Cause(card, trigger=cause.played))
        if not picks:
            changes.use_up_next_card(me)


def playable(game: Game, me: Player, promised: Mapping[str, int] = NOTHING) -> Iterator[int]:
    """The cards in hand that the player could play now; `promised` is what an effect before that surely brings."""
    held = (card for card in me.hand if card not in me.played)
    return (card for card in held if PlayCard(card).blocks(game, me, Cause(card), promised) is None)


def play_from_hand(*modifiers: Modifier) -> PlayFromHand:
    """Play a card from hand now, for which modifiers hold.

    >>> from engine.modifiers import discount
    >>> play_from_hand(discount(25))
    PlayFromHand(modifiers=(Term(name='card', by=-25, to=None, tag='', required=False),))
    """
    return PlayFromHand(modifiers)
