"""A second corporation for each player, in place of a prelude where there are some; it costs what a merger does (Merger, X41)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

from engine import changes
from engine.actions.corporations import SECOND_FROM, SECOND_PRICE
from engine.card import CARDS, picked
from engine.core import Cause, Decision, Effect, Game
from engine.effects.order import Triggered
from engine.expansions.prelude.state import PRELUDES
from engine.expansions.promos.effects import Merge
from engine.journal import Entry
from engine.reactions import tell
from engine.state import ExpansionState
from engine.tableau import in_order
from engine.visible import PUBLIC, StatePart

if TYPE_CHECKING:
    from engine.state import Player

NAME: Final = "two_corporations"
OFFER: Final = Merge(SECOND_FROM, SECOND_PRICE)
PHASE: Final = "second-corporations"
QUESTION: Final = "second-corporation"
WHEN: Final = "second-corporation-when"


class WithPlayer(StatePart):
    """State of a player: whether they take a second corporation once they have played their prelude."""

    due: Annotated[bool, PUBLIC] = False


SECOND: Final = ExpansionState(NAME, StatePart, WithPlayer)


class SecondChosen(Entry, frozen=True, tag="second-corporation"):
    """A player takes a second corporation, `instead` of a prelude; nobody else knows of which."""

    instead: bool


class SecondPutOff(Entry, frozen=True, tag="second-put-off"):
    """A player takes the second corporation after the prelude that is left."""


class OfferSecond(Effect, frozen=True):
    """Offer a second corporation to all players, one after the other in player order, before preludes are played."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.begin_phase(game, PHASE)
        for p in in_order(game):
            game.then(TakeSecond(), p.seat, Cause(source=QUESTION))


class TakeSecond(Effect, frozen=True):
    """Ask whether to take a second corporation, and with preludes, which of the kept ones to give up for it."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        if OFFER.possible(game, me, cause):
            return None
        if preludes := tuple(CARDS[card].as_card for card in _kept(me)):
            return Decision(me.seat, f"{QUESTION}:instead", (*preludes, "no"), kind="card", ask_always=True, opens=True)
        return Decision(me.seat, QUESTION, ("yes", "no"), ask_always=True, opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not picks or picks == ("no",):
            return
        kept = _kept(me)
        told = SecondChosen(me.seat, picks != ("yes",), cause=cause)
        if told.instead:
            changes.discard_from(game, me, kept, picked(picks[0]), told)
        else:
            tell(game, told)
        game.then(WhenSecond(), me.seat, cause)


class WhenSecond(Effect, frozen=True):
    """Ask whether to take the second corporation now, or after the prelude that is left."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        return Decision(me.seat, WHEN, ("now", "after"), ask_always=True) if _kept(me) else None

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if picks == ("after",):
            changes.update_state(game, SECOND.of(me), SecondPutOff(me.seat, cause=cause), due=True)
        else:
            game.then(PlaySecond(), me.seat, cause)


class PlaySecond(Effect, frozen=True):
    """Take the second corporation, in a turn of one's own."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.give_turn(game, me.seat)
        game.then(OFFER, me.seat, cause)
        game.then(Triggered(), me.seat)


class PlayPutOff(Effect, frozen=True):
    """After the preludes, let those take the second corporation who have put it off, in player order."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for p in in_order(game):
            if SECOND.of(p).due:
                game.then(PlaySecond(), p.seat, Cause(source=QUESTION))


def _kept(me: Player) -> list[int]:
    """The preludes that a player has kept; a list of their own where Prelude is not in play."""
    return PRELUDES.of(me).kept if PRELUDES.name in me.own else []
