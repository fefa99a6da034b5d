"""The registry of maps by key: that of the base game, and those that expansions add (`add_expansion`)."""

from typing import Final

from engine.board import Map
from engine.maps.tharsis import THARSIS

MAPS: Final[dict[str, Map]] = {THARSIS.key: THARSIS}

__all__ = ["MAPS", "THARSIS"]
