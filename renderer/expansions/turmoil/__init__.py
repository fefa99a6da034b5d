"""The pictures of Turmoil's own: the senate and the global events (`annex`, `senate`, `events`), and the emblems of parties (`emblems`)."""

from renderer.expansions.turmoil import annex

__all__ = ["annex"]
