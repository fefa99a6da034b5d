"""The maps, by key."""

from engine.maps.tharsis import THARSIS

MAPS = {THARSIS.key: THARSIS}

__all__ = ["MAPS"]
