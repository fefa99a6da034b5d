"""What Colonies keeps besides the outposts of the table: where trade fleets are, and how many each player has."""

from __future__ import annotations

from typing import Annotated, Final

from engine.state import ExpansionState
from engine.visible import PUBLIC, StatePart


class AtTable(StatePart):
    """State at the table: the seat whose fleet is at a colony tile in this generation, by the key of the tile."""

    visits: Annotated[dict[str, int], PUBLIC] = {}


class WithPlayer(StatePart):
    """State of a player: the number of trade fleets, at home and away."""

    fleets: Annotated[int, PUBLIC] = 1


ROW: Final = "colonies"
"""The key of the row of colony tiles, and the name of the expansion."""
SETTLED: Final = ExpansionState(ROW, AtTable, WithPlayer)
