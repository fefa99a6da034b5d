"""The steps of the set-up that Prelude adds: preludes are dealt, chosen with the corporation, and played before generation 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Final

from msgspec.structs import asdict

from engine import changes
from engine.actions.preludes import PRELUDES_KEPT, PlayPrelude, unplayable
from engine.bounds.trial import Trial
from engine.card import CARDS, picked
from engine.core import Cause, Decision, Effect, Game, Step
from engine.expansions.prelude.state import PRELUDES
from engine.named import PRELUDE_DECK
from engine.phases.research import DealPacks
from engine.tableau import in_order
from engine.visible import PUBLIC, zones

if TYPE_CHECKING:
    from engine.state import Player

CHOSEN: Final = "preludes"
"""The name of the choice, its question and its secret answer."""


class DealPreludes(Effect, frozen=True):
    """Deal preludes to all players, in player order, unless they are drafted; who plays the Beginner Corporation gets them too."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not game.options.draft_preludes:
            changes.deal_to_choose(game, in_order(game), PRELUDE_DECK, game.options.preludes)


class DraftPreludes(Effect, frozen=True):
    """Let all players draft the preludes among which they choose, if the table has agreed to, after the first cards."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if game.options.draft_preludes:
            seats = tuple(p.seat for p in in_order(game))
            game.then(DealPacks(game.options.preludes, seats, -1, PRELUDE_DECK), me.seat)


class ChoosePreludes(Effect, frozen=True):
    """Ask which of the dealt preludes to keep; the answer is secret, and the kept preludes remain so until they are played."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in me.looking if game.box.deck_of_card[c] == PRELUDE_DECK)
        return Decision.exactly(
            me.seat, CHOSEN, options, PRELUDES_KEPT, kind="card", ask_always=bool(options), opens=not me.secret
        )

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.choose_in_secret(me, CHOSEN, picks)


class KeepPreludes(Effect, frozen=True):
    """After all have chosen, lay the kept preludes aside and discard the others; nothing is shown."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for p in in_order(game):
            kept = [picked(pick) for pick in p.secret.get(CHOSEN, [])]
            dealt = [c for c in p.looking if game.box.deck_of_card[c] == PRELUDE_DECK]
            changes.discard_looked_at(game, p, [c for c in dealt if c not in kept])
            changes.set_aside(game, p, kept, PRELUDES.of(p).kept)


class PlayPreludes(Effect, frozen=True):
    """Let the players play their preludes, one player after the other in player order."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.begin_phase(game, CHOSEN)
        for p in in_order(game):
            game.then(ShowKept(), p.seat)
            game.then(PlayKept(), p.seat)


class ShowKept(Effect, frozen=True):
    """Show the kept preludes of a player to all, so that nobody learns something hidden from what the player is asked about them."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        preludes = PRELUDES.of(me)
        changes.show_zone(game, me, preludes.kept, preludes.due)


class PlayKept(Effect, frozen=True):
    """Play the shown preludes of a player, one after the other; `begun` says that one has been played.

    The player is asked which comes first, unless neither order nor any choice of the player can matter.
    """

    begun: bool = False

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        kept = PRELUDES.of(me).due
        if not kept or (self.begun and len(kept) == 1) or _plain(game, me, kept):
            return None
        return Decision(
            me.seat, "prelude", tuple(CARDS[c].as_card for c in kept), kind="card", ask_always=True, opens=True
        )

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        kept = PRELUDES.of(me).due
        if not kept:
            return
        changes.give_turn(game, me.seat)
        game.then(PlayPrelude(picked(picks[0]) if picks else kept[0]), me.seat)
        game.then(PlayKept(begun=True), me.seat)


def _plain(game: Game, me: Player, cards: Sequence[int]) -> bool:
    """Whether the order of these preludes cannot matter: none is lost or asks anything in any order, and all orders bring the same."""
    first, *others = permutations(cards)
    found = _outcome(game, me, first)
    return found is not None and all(_outcome(game, me, order) == found for order in others)


def _outcome(game: Game, me: Player, order: Sequence[int]) -> tuple[object, ...] | None:
    """What there is once the preludes have been played in this order; None if one is lost, or if somebody is asked something.

    It depends on nothing that the player does not know. Of hidden cards it has the number, and nothing of decks.
    """
    trial = Trial(game, me.seat)
    trial.homework.clear()
    for card in order:
        if unplayable(trial, trial.players[me.seat], card):
            return None
        trial.agenda = [Step(me.seat, PlayPrelude(card), Cause(card))]
        trial.advance()
        if trial.pending or trial.homework:
            return None
    own = [
        {name: part.shown(mine=False) for name, part in state.own.items()} for state in (trial.table, *trial.players)
    ]
    return ({**asdict(trial.table), "decks": None, "own": None}, *map(_of_player, trial.players), own)


def _of_player(player: Player) -> Mapping[str, object]:
    """What there is of a player: the cards in play in any order, and the number of those that others do not see."""
    hidden: dict[str, object] = {}
    for name, shown, zone in zones(type(player)):
        if shown is not PUBLIC:
            lying = getattr(player, name)
            hidden[name] = list(map(len, lying)) if zone and zone.piles else len(lying)
    return {**asdict(player), **hidden, "played": sorted(player.played), "own": None}
