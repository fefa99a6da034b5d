"""What the promos keep: cards that were turned face down."""

from __future__ import annotations

from typing import Annotated, Final

from engine.state import Own
from engine.visible import PUBLIC, Cards, OwnState


class WithPlayer(OwnState):
    """State of a player: the cards that were in play and lie face down now."""

    turned: Annotated[Cards, PUBLIC] = []


TURNED: Final = Own("promos", OwnState, WithPlayer)
