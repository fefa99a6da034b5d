"""Prelude, and the solo game for a terraform rating of 63."""

from engine.expansions.prelude.rules import PRELUDE, SOLO_63

__all__ = ["PRELUDE", "SOLO_63"]
