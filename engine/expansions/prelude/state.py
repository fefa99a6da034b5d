"""What Prelude keeps: the preludes that players have chosen and not yet played."""

from __future__ import annotations

from typing import Annotated, Final

from engine.state import ExpansionState
from engine.visible import OWNERS, PUBLIC, Cards, StatePart


class WithPlayer(StatePart):
    """State of a player: the preludes that are kept and not yet played, and those of them that all see since it is time to play them."""

    kept: Annotated[Cards, OWNERS] = []
    due: Annotated[Cards, PUBLIC] = []


PRELUDES: Final = ExpansionState("prelude", StatePart, WithPlayer)
