"""The base game."""

from engine.expansions.base.rules import BASE

__all__ = ["BASE"]
