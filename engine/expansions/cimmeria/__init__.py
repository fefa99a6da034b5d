"""Terra Cimmeria, a map of the southern highlands with four volcanoes and oceans at its edge."""

from engine.expansions.cimmeria.rules import CIMMERIA

__all__ = ["CIMMERIA"]
