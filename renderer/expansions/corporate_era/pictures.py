"""The pictures that Corporate Era adds: the tiles of single cards, and a resource on one of its cards."""

from __future__ import annotations

from renderer.drawing import theme
from renderer.drawing.canvas import Canvas, half_ellipse, path, scaled
from renderer.drawing.theme import INK, WHITE, rgb
from renderer.icons.sprites import BEAM, CARD_RESOURCES
from renderer.pieces.hexes import Hex, tower
from renderer.pieces.specials import FLOOR, SPECIALS, tower_and_dump


def _digger(tile: Hex) -> None:
    tile.ground(rgb("#8fb0d0"), rgb("#34445c"), rgb("#f0faff"))
    tower_and_dump(tile, "#a8b4d0", "#3c4664")


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


def _fighter(canvas: Canvas) -> None:
    canvas.fill("M .5 .12 L .64 .5 L .86 .7 L .63 .7 L .5 .86 L .37 .7 L .14 .7 L .36 .5 Z", WHITE, rgb("#c4cee6"))


SPECIALS.update(
    {
        "digger": _digger,
        "skyline": _skyline,
        "factory": _factory,
        "fence": _fence,
    }
)
CARD_RESOURCES["fighter"] = _fighter
