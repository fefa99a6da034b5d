"""The pictures of Colonies' own.

The row of tiles, with a globe for each (`annex`, `tiles`, `moons`), its signs (`signs`), and the icons of its cards (`icons`).
"""

from renderer.expansions.colonies import annex, icons

__all__ = ["annex", "icons"]
