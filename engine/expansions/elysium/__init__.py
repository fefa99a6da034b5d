"""Elysium, a map of the northern lowlands with four volcanoes."""

from engine.expansions.elysium.rules import ELYSIUM

__all__ = ["ELYSIUM"]
