"""The pictures of Turmoil's own.

The senate and the global events (`annex`, `senate`, `events`), the emblems of parties (`emblems`), the icons of cards (`on_cards`).
"""

from renderer.expansions.turmoil import annex, on_cards

__all__ = ["annex", "on_cards"]
