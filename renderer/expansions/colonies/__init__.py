"""The pictures of Colonies' own: the row of tiles, with a globe for each (`annex`, `tiles`, `moons`), and its signs (`signs`)."""

from renderer.expansions.colonies import annex

__all__ = ["annex"]
