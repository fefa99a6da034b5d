"""Changes of phase, generation and turn, and of the actions that have been used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core import Cause
from engine.journal import ActionUsed, GenerationBegan, Passed
from engine.triggers import tell

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player


def begin_phase(game: Game, key: str) -> None:
    """Make `key` the present phase; this tells no entry."""
    game.table.phase = key


def begin_generation(game: Game) -> None:
    """Begin the next generation, and pass the first player marker on."""
    table = game.table
    table.generation += 1
    table.first = (table.first + 1) % len(game.players)
    tell(game, GenerationBegan(table.first, table.generation))


def give_turn(game: Game, seat: int) -> None:
    """Give the turn to a seat; this tells no entry."""
    game.table.active = seat


def pass_turn(game: Game, me: Player) -> None:
    """Pass: the player takes no more turns in this generation."""
    me.passed = True
    tell(game, Passed(me.seat))


def use_action(game: Game, me: Player, card: int, cause: Cause) -> None:
    """Mark the action of a card as used in this generation."""
    me.used.append(card)
    tell(game, ActionUsed(me.seat, cause=cause))


def use_first_action(game: Game, me: Player, cause: Cause) -> None:
    """Mark the first action that the corporation demands as done."""
    me.first_action = 0
    tell(game, ActionUsed(me.seat, cause=cause))


def choose_in_secret(me: Player, what: str, picks: Sequence[str]) -> None:
    """Keep an answer of a seat's own lane in private, until `clear_secrets` when all have answered."""
    me.secret[what] = list(picks)


def clear_secrets(me: Player) -> None:
    """What was chosen in secret has been taken up."""
    me.secret.clear()


def rest(me: Player) -> None:
    """Reset what holds for one generation: used actions, events for the next card, passing and raised rating; this tells no entry."""
    me.used.clear()
    me.next_card.clear()
    me.forget()
    me.passed = me.raised_tr = False
