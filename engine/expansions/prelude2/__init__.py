"""Prelude 2: more preludes, project cards and corporations."""

from engine.expansions.prelude2.rules import PRELUDE2

__all__ = ["PRELUDE2"]
