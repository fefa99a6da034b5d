"""Venus Next."""

from engine.expansions.venus.rules import COMPLETE_VENUS, VENUS

__all__ = ["COMPLETE_VENUS", "VENUS"]
