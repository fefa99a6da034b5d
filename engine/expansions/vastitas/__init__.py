"""Vastitas Borealis, a map of the far north with the pole in its middle."""

from engine.expansions.vastitas.rules import VASTITAS

__all__ = ["VASTITAS"]
