"""What an expansion keeps of its own, at the table and with players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.triggers import tell

if TYPE_CHECKING:
    from engine.core import Game
    from engine.journal import Entry
    from engine.visible import OwnState


def change_own(game: Game, own: OwnState, entry: Entry, **to: object) -> None:
    """Set fields of what an expansion keeps, and tell the entry that says it; raises `AttributeError` for a field that is not there."""
    for name, value in to.items():
        setattr(own, name, value)
    tell(game, entry)
