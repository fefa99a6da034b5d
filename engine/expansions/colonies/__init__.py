"""Colonies."""

from engine.expansions.colonies.rules import COLONIES

__all__ = ["COLONIES"]
