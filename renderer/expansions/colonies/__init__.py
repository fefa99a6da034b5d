"""The pictures that Colonies adds.

The colony tiles, with a globe for each (`annex`, `tiles`, `moons`), the signs of Colonies (`signs`), and the icons of its cards (`icons`).
"""

from renderer.expansions.colonies import annex, icons

__all__ = ["annex", "icons"]
