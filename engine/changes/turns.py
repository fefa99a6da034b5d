"""Changes of phase, generation and turn, and of the actions that have been used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import tableau
from engine.changes.cards import use_up_next_card
from engine.core import Cause
from engine.internal_entries import CardReacted, GoalJudged, PhaseBegan, Rested, SpanBegan, TurnBegan
from engine.journal import ActionUsed, GenerationBegan, Passed
from engine.reactions import tell

if TYPE_CHECKING:
    from engine.core import Game
    from engine.named import Span
    from engine.state import Player


def begin_phase(game: Game, key: str) -> None:
    """Make `key` the present phase, in which other policies may be in force than before."""
    before = tableau.policies_in_force(game)
    game.table.phase = key
    after = tableau.policies_in_force(game)
    if after != before:
        keep = tableau.unchanged_by_policies(game, {*before} ^ {*after} or after)
        for p in game.players:
            p.clear_caches(keep)
    tell(game, PhaseBegan(-1, key))


def record_solo_goal(game: Game, reached: bool) -> None:
    """Note whether the goal of the solo game was reached; what happens afterwards does not change that."""
    game.table.goal_reached = reached
    tell(game, GoalJudged(0, reached))


def begin_generation(game: Game) -> None:
    """Begin the next generation, and pass the first player marker on; no rating has been raised in it, and nobody took anything."""
    table = game.table
    table.taken.clear()
    table.generation += 1
    table.first = (table.first + 1) % len(game.players)
    for p in game.players:
        p.raised_tr = p.raised_in_action = False
    tell(game, GenerationBegan(table.first, table.generation))


def give_turn(game: Game, seat: int) -> None:
    """Give the turn to a seat."""
    game.table.active = seat
    begin_span(game, "turn")
    tell(game, TurnBegan(seat))


def pass_turn(game: Game, me: Player) -> None:
    """Pass: the player takes no more turns in this generation."""
    me.passed = True
    tell(game, Passed(me.seat))


def use_action(game: Game, me: Player, card: int, cause: Cause) -> None:
    """Mark the action of a card as used in this generation."""
    if card not in me.used:
        me.used.append(card)
    tell(game, ActionUsed(me.seat, cause=cause))


def use_first_action(game: Game, me: Player, cause: Cause) -> None:
    """Mark the first action that the corporation of the cause prescribes as done; that of another corporation may be left."""
    left = [card for card in (me.first_action, *me.first_actions) if card not in (0, cause.card)]
    me.first_action, me.first_actions = (left[0] if left else 0), left[1:]
    tell(game, ActionUsed(me.seat, cause=cause))


def choose_in_secret(me: Player, what: str, picks: Sequence[str]) -> None:
    """Store an answer that only its player may see, until all have answered and `clear_secrets` is called; this tells no entry."""
    me.secret[what] = list(picks)


def clear_secrets(me: Player) -> None:
    """Delete the secret answers of a player, after they have taken effect; this tells no entry."""
    me.secret.clear()


def note_reaction(game: Game, me: Player, card: int, span: Span) -> None:
    """Note that a card has done what it does only once in a span."""
    me.reacted[span] = [*me.reacted.get(span, ()), card]
    tell(game, CardReacted(me.seat, card, span))


def begin_span(game: Game, span: Span) -> None:
    """Let all cards do again what they do only once in a span, an `action` or a `turn`, since a new one begins."""
    for p in game.players:
        if p.reacted and p.reacted.pop(span, None):
            tell(game, SpanBegan(p.seat, span))


def end_generation(game: Game, me: Player) -> None:
    """Reset what holds for one generation: used actions, events for the next card, passing, and what happens once."""
    me.used.clear()
    me.reacted.clear()
    use_up_next_card(me)
    me.passed = False
    tell(game, Rested(me.seat))
