"""What Prelude keeps: the preludes that players have chosen and not yet played."""

from __future__ import annotations

from typing import Annotated, Final

from engine.state import Own
from engine.visible import OWNERS, PUBLIC, Cards, OwnState


class WithPlayer(OwnState):
    """State of a player: the preludes that are kept and not yet played, and those of them that all see since it is time to play them."""

    kept: Annotated[Cards, OWNERS] = []
    due: Annotated[Cards, PUBLIC] = []


PRELUDES: Final = Own("prelude", OwnState, WithPlayer)
