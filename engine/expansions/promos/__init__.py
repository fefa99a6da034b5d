"""Promos: cards that were given away one by one."""

from engine.expansions.promos.rules import PROMOS

__all__ = ["PROMOS"]
