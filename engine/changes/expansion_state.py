"""Changes of the state that an expansion declares for the table and for the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.reactions import tell

if TYPE_CHECKING:
    from engine.core import Game
    from engine.journal import Entry
    from engine.visible import StatePart


def update_state(game: Game, own: StatePart, entry: Entry, **to: object) -> None:
    """Set fields of the state of an expansion, and tell the entry that describes it; raises `AttributeError` for an unknown field."""
    for name, value in to.items():
        setattr(own, name, value)
    tell(game, entry)
