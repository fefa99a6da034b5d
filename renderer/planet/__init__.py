"""The board of Mars: planet, map, tracks and readings."""
