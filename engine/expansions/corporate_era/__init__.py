"""Corporate Era."""

from engine.expansions.corporate_era.rules import CORPORATE_ERA

__all__ = ["CORPORATE_ERA"]
