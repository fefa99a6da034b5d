"""Special tiles: each is a small picture of the subject of its card's art."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.card import CARDS, KEYS
from renderer.art.illustrations import composition
from renderer.drawing import theme
from renderer.drawing.canvas import half_ellipse, path, regular, scaled
from renderer.drawing.theme import INK, WHITE, rgb
from renderer.icons.sprites import BEAM
from renderer.pieces.hexes import FAR_TREES, NEAR_TREES, Hex, TilePainter, bush, tower, tree

FLOOR: Final = "M -.85 .18 C -.4 .05 .3 .26 .85 .1 L .85 .5 L 0 .96 L -.85 .5 Z"
"""The ground in the lower half of a tile."""


def _lava(tile: Hex) -> None:
    tile.ground(rgb("#7a5a5a"), rgb("#2c1618"), rgb("#ffcaa0"))
    tile.fill("M -.9 .5 L -.24 -.5 L -.1 -.42 L .06 -.52 L .24 -.42 L .9 .5 L 0 .96 Z", rgb("#5c3028"), rgb("#241012"))
    tile.fill(
        "M -.2 -.46 L -.1 -.42 L .06 -.52 L .2 -.44 C .12 -.1 .34 .1 .3 .42 L .2 .8 L .04 .5 "
        "C .1 .2 -.08 .1 -.06 -.1 C -.2 .2 -.4 .3 -.44 .68 L -.54 .6 C -.5 .2 -.24 0 -.2 -.46 Z",
        rgb("#ffd060"),
        rgb("#e83c14"),
    )


def _shaft(tile: Hex) -> None:
    tile.ground(rgb("#c98a5c"), rgb("#5c3020"), rgb("#ffe0b8"))
    for radius, top, bottom in (
        (0.6, "#8a5236", "#5c3020"),
        (0.46, "#6a3826", "#3c1c14"),
        (0.32, "#4a2218", "#200c0a"),
        (0.18, "#ff9a3c", "#e8401c"),
    ):
        tile.circle(0, 0.02, radius, rgb(top), rgb(bottom))
        tile.ring(0, 0.02, radius, 0.03, INK, 0.5)


def _tower_and_dump(tile: Hex, dump: str, dark: str) -> None:
    """Draw a winding tower beside the spoil that it has brought up."""
    tile.fill(FLOOR, rgb("#8a5434"), rgb("#4a2818"))
    tile.fill("M -.62 .3 L -.2 -.28 L .22 .3 Z", rgb(dump), rgb(dark))
    steel = rgb("#e8edf6")
    tile.line([(0.42, 0.34), (0.42, -0.5)], 0.08, INK)
    tile.line([(0.42, 0.34), (0.42, -0.5)], 0.05, steel)
    tile.line([(0.42, -0.42), (-0.2, -0.28)], 0.05, steel)
    tile.line([(0.42, -0.42), (0.62, 0.34)], 0.04, steel)
    tile.circle(0.42, -0.46, 0.13, INK)
    tile.ring(0.42, -0.46, 0.12, 0.04, steel)


def _mine(tile: Hex) -> None:
    tile.ground(rgb("#d8a878"), rgb("#7a4428"), rgb("#ffeccc"))
    _tower_and_dump(tile, "#c0785a", "#6a3020")


def _digger(tile: Hex) -> None:
    tile.ground(rgb("#8fb0d0"), rgb("#34445c"), rgb("#f0faff"))
    _tower_and_dump(tile, "#a8b4d0", "#3c4664")


def _bomb(tile: Hex) -> None:
    tile.ground(rgb("#d8c23a"), rgb("#6a5410"), rgb("#ffffc8"))
    tile.circle(0, -0.02, 0.6, INK)
    tile.circle(0, -0.02, 0.54, rgb("#ffe14d"), rgb("#e0a91c"))
    for turn in (30, 150, 270):
        blade = [(x * 0.48, y * 0.48 - 0.02) for x, y in regular(24, 1.0, (0, 0), turn - 30)[:5]]
        tile.fill([[(0.0, -0.02), *blade]], INK)
    tile.circle(0, -0.02, 0.14, rgb("#ffe14d"))
    tile.circle(0, -0.02, 0.09, INK)


def _canyon(tile: Hex) -> None:
    tile.ground(rgb("#e8b47c"), rgb("#9a5430"), rgb("#fff0d0"))
    tile.fill(
        "M -.9 .4 L -.5 -.2 L -.34 -.3 L -.1 .1 L .2 -.42 L .4 -.34 L .9 .4 L 0 .96 Z", rgb("#c4683c"), rgb("#7a3420")
    )
    tile.fill("M .06 -.18 L .2 -.42 L .4 -.34 L .52 -.1 L .34 -.16 L .24 -.04 Z", rgb("#fff4e6"))
    for x in (-0.54, -0.18, 0.18, 0.54):
        tile.line([(x, 0.28), (x, 0.56)], 0.07, rgb("#f4e2c8"))
    for y in (0.34, 0.48):
        tile.line([(-0.66, y), (0.66, y)], 0.05, rgb("#f4e2c8"))


def _forest(tile: Hex) -> None:
    tile.ground(rgb("#bfe8a0"), rgb("#3f7f3a"), rgb("#f4ffd8"))
    tile.fill(FLOOR, rgb("#5caa4a"), rgb("#1e6a30"))
    tree(tile, -0.52, 0.26, 0.66, FAR_TREES)
    tree(tile, 0.54, 0.24, 0.6, NEAR_TREES)
    bush(tile, 0.62, 0.38, 0.12)
    tile.circle(0.0, 0.1, 0.26, WHITE)
    for x, y in ((-0.34, -0.12), (-0.13, -0.34), (0.13, -0.34), (0.34, -0.12)):
        tile.circle(x, y, 0.115, WHITE)


def _skyline(tile: Hex) -> None:
    tile.ground(rgb("#8a80b8"), rgb("#3a3462"), rgb("#ffe9ff"))
    tile.fill(FLOOR, rgb("#6a5a7a"), rgb("#352c48"))
    tower(tile, -0.6, 0.32, 0.3, 0.62, rgb("#6f7fa2"))
    tower(tile, 0.3, 0.32, 0.3, 0.5, rgb("#566482"))
    tile.circle(0, -0.08, 0.36, rgb("#7d5408"))
    tile.circle(0, -0.08, 0.32, rgb("#ffd95a"), rgb("#c98a10"))
    tile.letters(0, -0.08, "M€", theme.HEAVY, 0.32, rgb("#4a2f02"))


def _factory(tile: Hex) -> None:
    tile.ground(rgb("#a8a090"), rgb("#4c443c"), rgb("#fff0d8"))
    tile.fill(FLOOR, rgb("#6a5448"), rgb("#352822"))
    for x, height in ((0.3, 0.72), (0.54, 0.56)):
        tile.fill(
            [[(x, 0.3), (x + 0.14, 0.3), (x + 0.12, 0.3 - height), (x + 0.02, 0.3 - height)]],
            rgb("#e0d2c4"),
            rgb("#7a6a60"),
        )
        for k in range(3):
            tile.circle(x - 0.06 * k, 0.2 - height - 0.12 * k, 0.09 + 0.03 * k, WHITE, alpha=0.5 - 0.1 * k)
    tile.fill(
        "M -.66 .36 L -.66 -.1 L -.36 -.34 L -.36 -.1 L -.06 -.34 L -.06 -.1 L .24 -.34 L .24 .36 Z",
        rgb("#c46a44"),
        rgb("#6a2c1c"),
    )
    tile.fill(scaled(path(BEAM), 0.36, (-0.2, 0.16)), rgb("#fff0e2"))


def _fence(tile: Hex) -> None:
    tile.ground(rgb("#a8bccc"), rgb("#3a4c5c"), rgb("#f0faff"))
    tile.fill(FLOOR, rgb("#7a5a4a"), rgb("#3c2820"))
    dome = half_ellipse(0, 0.3, 0.46, 0.56, 30)
    tile.fill([dome], rgb("#f4f8ff"), rgb("#8fa0bc"))
    tile.line(dome, 0.03, INK, 0.6)
    tile.box((-0.1, 0.04, 0.1, 0.3), 0.04, rgb("#2b3a5c"))
    red = rgb("#e83c3c")
    tile.line([(-0.7, 0.46), (0.7, 0.46)], 0.13, WHITE)
    for x in (-0.56, -0.2, 0.16, 0.52):
        tile.fill([[(x, 0.4), (x + 0.16, 0.4), (x + 0.06, 0.52), (x - 0.1, 0.52)]], red)


SPECIALS: Final[Mapping[str, TilePainter]] = {
    "lava": _lava,
    "shaft": _shaft,
    "mine": _mine,
    "digger": _digger,
    "bomb": _bomb,
    "canyon": _canyon,
    "forest": _forest,
    "skyline": _skyline,
    "factory": _factory,
    "fence": _fence,
}
"""What paints a special tile, by the subject of the art of its card."""


def special(kind: str) -> TilePainter | None:
    """The painter of the tile that a card of this key places; None where there is no such card, or no tile of its subject."""
    return SPECIALS.get(composition(CARDS[KEYS[kind]]).subject) if kind in KEYS else None
