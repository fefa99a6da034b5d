"""What Prelude keeps: the preludes that players have chosen and not yet played."""

from __future__ import annotations

from typing import Annotated, Final

from engine.state import Own
from engine.visible import OWNERS, Cards, OwnState


class WithPlayer(OwnState):
    """State of a player: the preludes that are kept and not yet played; only their owner sees them."""

    kept: Annotated[Cards, OWNERS] = []


PRELUDES: Final = Own("prelude", OwnState, WithPlayer)
