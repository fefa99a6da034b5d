"""The pictures that Turmoil adds.

The senate and the global events (`annex`, `senate`, `events`), the emblems of parties (`emblems`), the icons of cards (`icons`).
"""

from renderer.expansions.turmoil import annex, icons

__all__ = ["annex", "icons"]
