"""Amazonis Planitia, a larger map with longer tracks: 91 areas, 18 % oxygen, +14 °C, 11 oceans."""

from engine.expansions.amazonis.rules import AMAZONIS

__all__ = ["AMAZONIS"]
