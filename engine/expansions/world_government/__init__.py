"""World government: after each generation the first player raises a global parameter for the world."""

from engine.expansions.world_government.rules import WORLD_GOVERNMENT

__all__ = ["WORLD_GOVERNMENT"]
