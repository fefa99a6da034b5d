"""Utopia Planitia, a map of the northern plain with a bay of oceans in its middle."""

from engine.expansions.utopia.rules import UTOPIA

__all__ = ["UTOPIA"]
