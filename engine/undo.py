"""Playing on from an earlier save: after an undo, or because the newest save cannot be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.core import Game

SHUFFLES: Final = 100
"""More shuffles than one answer can lead to."""


def prepare_undone(current: Game, older: Game) -> Game:
    """Prepare `older`, an earlier save of `current`, to be played on from after an undo; changes it in place and returns it.

    Tokens and the counter of shuffles never go back, so that old messages stay refused and shuffles do not repeat. If hidden cards
    were revealed since, the decks are shuffled again.
    """
    drawn = older.answered < current.floor
    older.tokens = [n + 1 for n in current.tokens]
    older.chance = max(current.chance, older.chance)
    return _resumed(older, drawn)


def prepare_recovered(older: Game, answers: int, drawn: bool) -> Game:
    """Prepare `older` to be played on from although the newest save cannot be read; changes it in place and returns it.

    `answers` is the most that can have been answered, reopened or undone since; `drawn` says whether hidden cards were revealed.
    """
    older.tokens = [n + answers + 1 for n in older.tokens]
    older.chance += SHUFFLES * (answers + 1)
    return _resumed(older, drawn)


def _resumed(older: Game, drawn: bool) -> Game:
    if drawn:
        older.shuffle(*(deck.cards for deck in older.table.decks.values()))
    older.derive_pending()
    return older
