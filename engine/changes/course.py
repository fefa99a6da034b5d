"""Whose turn it is, what has been used, and how far the game is."""

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
    """The phase is now `key`."""
    game.table.phase = key


def begin_generation(game: Game) -> None:
    """The next generation begins, with the next first player."""
    table = game.table
    table.generation += 1
    table.first = (table.first + 1) % len(game.players)
    tell(game, GenerationBegan(table.first, table.generation))


def give_turn(game: Game, seat: int) -> None:
    """It is this seat's turn."""
    game.table.active = seat


def pass_turn(game: Game, me: Player) -> None:
    """Take no more turns in this generation."""
    me.passed = True
    tell(game, Passed(me.seat))


def use_action(game: Game, me: Player, card: int, cause: Cause) -> None:
    """The action of a card is used for this generation."""
    me.used.append(card)
    tell(game, ActionUsed(me.seat, cause=cause))


def use_first_action(game: Game, me: Player, cause: Cause) -> None:
    """The action that the corporation demands first is used for good."""
    me.first_action = 0
    tell(game, ActionUsed(me.seat, cause=cause))


def choose_in_secret(me: Player, what: str, picks: Sequence[str]) -> None:
    """Keep an answer of a seat's own lane in private, until `clear_secrets` when all have answered."""
    me.secret[what] = list(picks)


def clear_secrets(me: Player) -> None:
    """What was chosen in secret has been taken up."""
    me.secret.clear()


def rest(me: Player) -> None:
    """At the end of a generation: actions may be used again, and what held for it is over."""
    me.used.clear()
    me.next_card.clear()
    me.forget()
    me.passed = me.raised_tr = False
