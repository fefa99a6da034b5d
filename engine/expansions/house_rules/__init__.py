"""House rules, off unless the table wants them."""

from engine.expansions.house_rules.rules import FIRST_RAISES, FIRST_RAISES_PLAIN, FRIENDLY, TWO_CORPORATIONS

__all__ = ["FIRST_RAISES", "FIRST_RAISES_PLAIN", "FRIENDLY", "TWO_CORPORATIONS"]
