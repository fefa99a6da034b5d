"""Turmoil."""

from engine.expansions.turmoil.rules import TURMOIL

__all__ = ["TURMOIL"]
