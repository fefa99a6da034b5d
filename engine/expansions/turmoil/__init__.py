"""Turmoil."""

from engine.expansions.turmoil.rules import NO_NEGATIVE_EVENTS, TURMOIL

__all__ = ["NO_NEGATIVE_EVENTS", "TURMOIL"]
