"""The Turmoil phase, the last of the solar phase, and the set-up of the senate (Turmoil, Setup and Solar phase)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine import changes
from engine.card import CARDS
from engine.core import AnyEffect, Cause, Decision, Effect, Game
from engine.effects.order import Triggered
from engine.expansions.turmoil.amounts import EVENT
from engine.expansions.turmoil.delegates import following, send_neutral
from engine.expansions.turmoil.entries import (
    ChairmanChanged,
    ChoicePutOff,
    DelegatesReturned,
    DominanceMoved,
    EventHappened,
    EventsMoved,
    GovernmentFormed,
    LobbyFilled,
    SenateConvened,
    SenateMet,
)
from engine.expansions.turmoil.event_effects import ForAll, for_later
from engine.expansions.turmoil.events import Calls
from engine.expansions.turmoil.policies import PARTY_RULES, policy_of, set_ruling_party
from engine.expansions.turmoil.senate import influence
from engine.expansions.turmoil.state import DECK, NEUTRAL, NEUTRAL_DELEGATES, OWN_DELEGATES, PARTIES, SENATE
from engine.reactions import tell
from engine.tableau import in_order

if TYPE_CHECKING:
    from engine.state import Player

HERE: Final = Cause(source="turmoil")


class Convene(Effect, frozen=True):
    """Set up the senate: the Greens rule, a neutral chairman, all delegates in lobby and reserve, a coming and a distant event."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        seats = [p.seat for p in in_order(game)]
        at = SENATE.of(game.table)
        changes.update_state(
            game,
            at,
            SenateConvened(-1, cause=HERE),
            delegates=dict.fromkeys(PARTIES, ()),
            reserve={**dict.fromkeys(sorted(seats), OWN_DELEGATES - 1), NEUTRAL: NEUTRAL_DELEGATES - 1},
            lobby=sorted(seats),
        )
        set_ruling_party(game, at.ruling)
        for _ in range(2):
            _move_events_on(game)


def _move_events_on(game: Game) -> None:
    """Lay the current event aside; the coming becomes current, the distant coming, and a new one is turned up as the distant one."""
    at = SENATE.of(game.table)
    past = [*at.past, *at.current]
    if not game.table.decks[DECK].cards:
        changes.put_on_discard_piles(game, at.past)
        past = list(at.current)
    current, coming, fresh = at.coming, at.distant, changes.take_from(game, DECK, 1)
    cards = [next(iter(zone), 0) for zone in (current, coming, fresh)]
    moved = EventsMoved(-1, *cards, cause=HERE)
    changes.update_state(game, at, moved, past=past, current=current, coming=coming, distant=fresh)
    if current:
        send_neutral(game, neutral_parties(current[0]).current, Cause(current[0]))
    if fresh:
        send_neutral(game, neutral_parties(fresh[0]).revealed, Cause(fresh[0]))


def neutral_parties(card: int) -> Calls:
    """The parties that the neutral delegates of a global event join."""
    return next(m for m in CARDS[card].modifiers if isinstance(m, Calls))


class TurmoilPhase(Effect, frozen=True):
    """All lose 1 TR; then the current event happens, the dominant party forms the government, and the events move on."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        tell(game, SenateMet(-1, cause=HERE))
        revise_ratings(game)
        for effect in (GlobalEvent(), NewGovernment(), ChangingTimes()):
            game.then(Triggered(), me.seat, HERE)
            game.then(effect, me.seat, HERE)


def revise_ratings(game: Game) -> None:
    """All lose 1 TR, before the global event happens."""
    for p in in_order(game):
        changes.change_rating(game, p, -1, HERE)


class GlobalEvent(Effect, frozen=True):
    """The current global event happens."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for card in SENATE.of(game.table).current:
            game.then(Happening(card), me.seat)


class Happening(Effect, frozen=True):
    """A global event happens to all players in player order, with the influence that they have now."""

    card: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        order = in_order(game)
        tell(game, EventHappened(-1, cause=Cause(self.card)))
        because = {p.seat: Cause(self.card, amount=influence(game, p), source=EVENT) for p in order}
        for effect in CARDS[self.card].play:
            for p in order[:1] if isinstance(effect, ForAll) else order:
                game.then(effect if isinstance(effect, ForAll) else Affect(effect), p.seat, because[p.seat])
        game.then(Triggered(), order[0].seat)


class Affect(Effect, frozen=True):
    """What a global event does to a player; where the player has a choice, it is homework, so that nobody waits for it.

    What comes after the event, such as the bonus of the new government, cannot be lost by it.
    """

    do: AnyEffect

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        asked = self.do.ask(game, me, cause)
        if isinstance(asked, Decision) and asked.real:
            game.later(for_later(self.do, game, me, cause), me.seat)
            tell(game, ChoicePutOff(me.seat, cause=cause))
        else:
            game.then(self.do, me.seat)


class NewGovernment(Effect, frozen=True):
    """The dominant party rules: its bonus, then its leader becomes chairman, its delegates return, and the lobby is filled again."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        at = SENATE.of(game.table)
        party = at.dominant
        set_ruling_party(game, party)
        changes.update_state(game, at, GovernmentFormed(-1, party, cause=HERE), ruling=party, used=[])
        speech, here = PARTY_RULES[party], Cause(source=policy_of(party))
        for p in in_order(game)[: 1 if speech.once else None]:
            game.then(speech.bonus, p.seat, here)
        game.then(Triggered(), me.seat)
        game.then(Inaugurate(), me.seat)


class Inaugurate(Effect, frozen=True):
    """The leader of the ruling party becomes chairman, its other delegates return, dominance moves on, and the lobby is filled."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        at = SENATE.of(game.table)
        party, before = at.ruling, at.chairman
        here = Cause(source=policy_of(party))
        chairman = at.leaders.get(party, NEUTRAL)
        returning = list(at.delegates[party])
        if chairman in returning:
            returning.remove(chairman)
        reserve = dict(at.reserve)
        for owner in (before, *returning):
            reserve[owner] = reserve.get(owner, 0) + 1
        if party not in at.leaders:
            reserve[NEUTRAL] = reserve.get(NEUTRAL, 0) - 1
        changes.update_state(
            game,
            at,
            DelegatesReturned(-1, party, cause=here),
            reserve=reserve,
            delegates={**at.delegates, party: ()},
            leaders={key: seat for key, seat in at.leaders.items() if key != party},
        )
        changes.update_state(game, at, ChairmanChanged(chairman, cause=here), chairman=chairman)
        if chairman != NEUTRAL:
            changes.change_rating(game, game.players[chairman], 1, here)
        dominant = following(at.delegates, party)
        changes.update_state(game, at, DominanceMoved(-1, dominant, cause=here), dominant=dominant)
        _fill_lobby(game)


def _fill_lobby(game: Game) -> None:
    """Let a delegate of each player who has none in the lobby come there from the reserve."""
    at = SENATE.of(game.table)
    coming = [p.seat for p in game.players if p.seat not in at.lobby and at.reserve.get(p.seat)]
    if coming:
        reserve = {owner: n - (owner in coming) for owner, n in at.reserve.items()}
        changes.update_state(game, at, LobbyFilled(-1, cause=HERE), reserve=reserve, lobby=sorted((*at.lobby, *coming)))


class ChangingTimes(Effect, frozen=True):
    """The current event is discarded, and the others move on; a neutral delegate joins the parties that two of them name."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        _move_events_on(game)
