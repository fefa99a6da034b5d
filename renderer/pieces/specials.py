"""Special tiles: each shows a small picture of the subject of its card's illustration."""

from __future__ import annotations

from typing import Final

from engine.card import CARDS, KEYS
from renderer.drawing.theme import INK, rgb
from renderer.pieces.hexes import Hex, TilePainter

FLOOR: Final = "M -.85 .18 C -.4 .05 .3 .26 .85 .1 L .85 .5 L 0 .96 L -.85 .5 Z"
"""The ground in the lower half of a tile."""


def tower_and_dump(tile: Hex, dump: str, dark: str) -> None:
    """Paint a mine's winding tower beside a spoil heap."""
    tile.fill(FLOOR, rgb("#8a5434"), rgb("#4a2818"))
    tile.fill("M -.62 .3 L -.2 -.28 L .22 .3 Z", rgb(dump), rgb(dark))
    steel = rgb("#e8edf6")
    tile.line([(0.42, 0.34), (0.42, -0.5)], 0.08, INK)
    tile.line([(0.42, 0.34), (0.42, -0.5)], 0.05, steel)
    tile.line([(0.42, -0.42), (-0.2, -0.28)], 0.05, steel)
    tile.line([(0.42, -0.42), (0.62, 0.34)], 0.04, steel)
    tile.circle(0.42, -0.46, 0.13, INK)
    tile.ring(0.42, -0.46, 0.12, 0.04, steel)


SPECIALS: Final[dict[str, TilePainter]] = {}
"""The painters of special tiles, by the subject in the art of their cards; each expansion adds those of its cards."""


def special(kind: str) -> TilePainter | None:
    """The painter of the special tile of the card with this key; None if there is no such card, or no painter for its subject."""
    return SPECIALS.get(CARDS[KEYS[kind]].art.partition("@")[0]) if kind in KEYS else None
