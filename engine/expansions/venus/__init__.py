"""Venus Next."""

from engine.expansions.venus.rules import VENUS

__all__ = ["VENUS"]
