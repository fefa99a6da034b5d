"""The pictures that the base game adds: the tiles of single cards, where one may lie, and the landscape of its map."""

from __future__ import annotations

from renderer.drawing.canvas import regular
from renderer.drawing.theme import INK, WHITE, rgb
from renderer.icons.icons import WHERE
from renderer.pieces.hexes import FAR_TREES, NEAR_TREES, Hex, bush, tree
from renderer.pieces.specials import FLOOR, SPECIALS, tower_and_dump
from renderer.planet.landscapes import LANDSCAPES, Landscape, Round


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


def _mine(tile: Hex) -> None:
    tile.ground(rgb("#d8a878"), rgb("#7a4428"), rgb("#ffeccc"))
    tower_and_dump(tile, "#c0785a", "#6a3020")


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


SPECIALS.update(
    {
        "lava": _lava,
        "shaft": _shaft,
        "mine": _mine,
        "bomb": _bomb,
        "canyon": _canyon,
        "forest": _forest,
    }
)
WHERE["noctis"] = ("on-noctis",)
LANDSCAPES["tharsis"] = Landscape(
    "Mars by post",
    shields=(
        Round(0.15, 0.37, 0.075),
        Round(0.32, 0.33, 0.042),
        Round(0.265, 0.43, 0.036),
        Round(0.225, 0.53, 0.04),
        Round(0.36, 0.2, 0.05),
    ),
    rifts=(
        (0.012, ((0.36, 0.515), (0.45, 0.535), (0.55, 0.545), (0.63, 0.575))),
        (0.019, ((0.5, 0.53), (0.57, 0.525), (0.62, 0.54))),
        (0.010, ((0.6, 0.565), (0.68, 0.585), (0.735, 0.545), (0.75, 0.47), (0.73, 0.41))),
        (0.006, ((0.3, 0.49), (0.33, 0.52), (0.37, 0.51))),
        (0.006, ((0.31, 0.55), (0.33, 0.515), (0.34, 0.48), (0.36, 0.46))),
        (0.006, ((0.42, 0.575), (0.5, 0.59), (0.56, 0.585))),
    ),
)
