"""Signs of the companies of Turmoil, and the lake that one of them built on."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif
from renderer.art.motifs.parts import tree
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, path, star
from renderer.drawing.theme import INK, WHITE, mix, rgb

WOOD: Final = rgb("#8a5634")
GLASS: Final = rgb("#bfeaf4")


def snowglobe(scene: Scene) -> None:
    """Mars as it was, kept in a globe of glass."""
    scene.circle(0, -0.1, 0.46, rgb("#f4c89a"), rgb("#d98a5a"))
    scene.circle(-0.14, -0.24, 0.07, rgb("#fff3d8"))
    land = [p for p in ellipse(0, -0.1, 0.46, 0.46, 0, 72) if p[1] > 0.05]
    scene.shape(*sorted(land), colour=rgb("#c0603a"), low=rgb("#7a3420"))
    scene.shape((-0.4, 0.08), (-0.2, -0.16), (-0.1, -0.16), (0.06, 0.08), colour=rgb("#b8562f"), low=rgb("#a04a2a"))
    scene.shape((-0.1, -0.16), (0.06, 0.08), (-0.06, 0.08), (-0.14, -0.16), colour=rgb("#8a3c22"))
    scene.shape((0.04, 0.08), (0.2, -0.06), (0.3, -0.06), (0.42, 0.08), colour=rgb("#c8683c"), low=rgb("#a8502c"))
    for x, y, r in ((-0.16, 0.2, 0.05), (0.12, 0.16, 0.035), (0.22, 0.24, 0.05), (0.0, 0.28, 0.03)):
        scene.fill([ellipse(x, y, r, r * 0.4)], rgb("#6a2c1c"))
    for k in range(16):
        a, d = 2.4 * k, 0.4 * math.sqrt((k + 0.5) / 16)
        scene.circle(d * math.cos(a), -0.14 + d * 0.9 * math.sin(a), 0.012, rgb("#ffe6c0"))
    scene.circle(0, -0.1, 0.46, GLASS, alpha=0.14)
    scene.ring(0, -0.1, 0.47, 0.025, WHITE, 0.8)
    scene.fill([ellipse(-0.26, -0.34, 0.14, 0.045, -48)], WHITE, alpha=0.85)
    scene.across([(-0.36, 0.3), (0.36, 0.3), (0.46, 0.54), (-0.46, 0.54)], scene.dim(WOOD, 0.1))
    scene.slab(-0.5, 0.5, 0.5, 0.58, WOOD, depth=0.05)
    scene.slab(-0.16, 0.38, 0.16, 0.47, GOLD, depth=0.08)


def globeflask(scene: Scene) -> None:
    """A flask in which a green world grows."""
    scene.fill(
        "M -.12 -.52 L .12 -.52 L .12 -.2 C .5 -.1 .54 .5 .1 .54 L -.1 .54 C -.54 .5 -.5 -.1 -.12 -.2 Z",
        WHITE,
        GLASS,
        0.5,
    )
    scene.circle(0, 0.18, 0.33, rgb("#8ff0ff"), alpha=0.35)
    scene.orb(0, 0.18, 0.28, rgb("#3f9ad0"), rgb("#123a66"))
    for shape in (
        "M -.2 .04 C -.12 -.06 .02 -.04 .04 .04 C .0 .12 -.06 .1 -.08 .2 C -.16 .22 -.24 .14 -.2 .04 Z",
        "M .06 .2 C .14 .12 .24 .14 .25 .22 C .22 .34 .12 .4 .08 .34 C .1 .28 .02 .26 .06 .2 Z",
        "M -.18 .32 C -.12 .28 -.06 .32 -.06 .38 C -.1 .42 -.16 .38 -.18 .32 Z",
    ):
        scene.fill(shape, rgb("#8fd05a"), rgb("#4f9a3a"))
    for x, y, half in ((-0.08, 0.1, 0.12), (0.12, 0.3, 0.1), (0.1, 0.06, 0.07)):
        scene.fill([ellipse(x, y, half, 0.022, -10)], WHITE, alpha=0.8)
    outline = path("M -.12 -.52 L -.12 -.2 C -.5 -.1 -.54 .5 -.1 .54 L .1 .54 C .54 .5 .5 -.1 .12 -.2 L .12 -.52 Z")[0]
    scene.line(outline, 0.026, WHITE)
    scene.box((-0.18, -0.58, 0.18, -0.5), 0.03, scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.shape((-0.32, 0.02), (-0.26, -0.04), (-0.26, 0.36), (-0.33, 0.3), colour=WHITE, alpha=0.6)
    scene.line([(0.0, -0.1), (0.0, -0.3)], 0.018, rgb("#4f9a3a"))
    for f in (-1, 1):
        scene.fill([ellipse(f * 0.05, -0.3, 0.06, 0.028, -30 * f)], rgb("#8fd05a"), rgb("#4f9a3a"))


def sevenshields(scene: Scene) -> None:
    """Seven shields of seven colours, six round one."""
    codes = ("#c8482c", "#f2efe6", "#4a86c8", "#4f9a4a", "#8e5aa8", "#3a3a44")
    spots = [(0.42 * math.cos(math.radians(60 * k - 90)), 0.4 * math.sin(math.radians(60 * k - 90))) for k in range(6)]
    for k in range(6):
        scene.line([(0, 0), spots[k]], 0.03, mix(GOLD, WHITE, 0.3))
    for (x, y), code in (*zip(spots, codes, strict=True), ((0.0, 0.0), "#f2b33a")):
        r = 0.17 if (x, y) != (0.0, 0.0) else 0.22
        for grow, top in ((1.16, mix(GOLD, WHITE, 0.4)), (1.0, rgb(code))):
            s = r * grow
            scene.fill(
                f"M {x - s} {y - s * 0.8} Q {x} {y - s * 1.1} {x + s} {y - s * 0.8} L {x + s} {y + s * 0.1} "
                f"Q {x + s * 0.8} {y + s * 0.8} {x} {y + s * 1.1} Q {x - s * 0.8} {y + s * 0.8} {x - s} {y + s * 0.1} Z",
                scene.lit(top),
                scene.dim(top, 0.3),
            )
        scene.shape(
            (x, y - r * 0.9),
            (x + r * 0.9, y - r * 0.75),
            (x + r * 0.9, y + r * 0.1),
            (x, y + r),
            colour=INK,
            alpha=0.14,
        )
        points, mark = (7, rgb("#a8541c")) if r > 0.2 else (5, rgb("#c8a040") if code == "#f2efe6" else WHITE)
        scene.fill([star(points, r * 0.5, r * 0.22, (x, y - r * 0.04))], mark)


def cointowers(scene: Scene) -> None:
    """Towers of coins with windows, like the skyline of a town to come."""
    scene.fill([ellipse(0, 0.5, 0.8, 0.06)], scene.dark, alpha=0.35)
    stacks = ((-0.6, 4, 0.13), (-0.36, 8, 0.12), (0.36, 7, 0.13), (0.62, 3, 0.12), (0.02, 11, 0.17))
    for x, n, half in stacks:
        for k in range(n):
            y = 0.46 - 0.085 * k
            tone = mix(GOLD, rgb("#e8a03a"), 0.5 * (k % 2))
            scene.across([(x - half, y - 0.085), (x + half, y - 0.085), (x + half, y), (x - half, y)], tone)
            scene.fill([ellipse(x, y, half, half * 0.26)], scene.dim(tone, 0.35))
            scene.across(
                [(x - half, y - 0.075), (x + half, y - 0.075), (x + half, y - 0.005), (x - half, y - 0.005)], tone
            )
            for j in range(3):
                wx = x - half * 0.6 + half * 0.46 * j
                scene.box(
                    (wx, y - 0.06, wx + half * 0.24, y - 0.022),
                    0.005,
                    rgb("#7a3f14") if (j + k) % 3 else rgb("#fff3c4"),
                )
        top = 0.46 - 0.085 * n
        scene.fill([ellipse(x, top + 0.005, half, half * 0.26)], mix(GOLD, WHITE, 0.55))
        scene.fill([ellipse(x, top + 0.005, half * 0.7, half * 0.17)], scene.dim(GOLD, 0.1))
    scene.line([(0.02, -0.47), (0.02, -0.62)], 0.018, scene.dark)
    scene.shape((0.02, -0.62), (0.2, -0.58), (0.02, -0.52), colour=rgb("#c8343a"))
    tree(scene, -0.8, 0.5, 0.2)
    tree(scene, 0.82, 0.5, 0.22)


def sailboats(scene: Scene) -> None:
    """Boats with bright sails by a jetty with parasols and huts on stilts."""
    for x, y, size, code in ((-0.58, 0.06, 0.5, "#e4572e"), (-0.18, 0.16, 0.74, "#f2b33a")):
        with scene.placed(x, y, size):
            scene.fill([ellipse(0.02, 0.5, 0.42, 0.035)], WHITE, alpha=0.6)
            scene.line([(0, 0.4), (0, -0.56)], 0.026, WOOD)
            scene.fill("M .03 -.54 Q .34 -.1 .36 .26 L .03 .26 Z", rgb(code), scene.dim(rgb(code), 0.25))
            scene.fill("M -.03 -.46 Q -.26 -.1 -.3 .26 L -.03 .26 Z", PAPER, scene.dim(PAPER, 0.15))
            scene.fill(
                "M -.42 .34 L .42 .34 Q .34 .52 .2 .52 L -.24 .52 Q -.36 .48 -.42 .34 Z",
                scene.lit(WOOD),
                scene.dim(WOOD, 0.4),
            )
    scene.slab(0.12, 0.32, 1.1, 0.37, scene.lit(WOOD), depth=0.02)
    for x in (0.16, 0.36, 0.56, 0.76, 0.96):
        scene.line([(x, 0.36), (x, 0.52)], 0.03, scene.dim(WOOD, 0.3))
    for x, half in ((0.78, 0.2), (0.46, 0.14)):
        wall = mix(rgb("#f4e4c8"), scene.hour.low, 0.1)
        scene.slab(x - half * 0.8, 0.32 - half * 1.1, x + half * 0.8, 0.32, wall)
        roof = [(x - half * 1.15, 0.32 - half), (x, 0.32 - half * 2), (x + half * 1.15, 0.32 - half)]
        scene.shape(*roof, colour=rgb("#c9a45a"), low=rgb("#8a6a34"))
        scene.box((x - half * 0.3, 0.32 - half * 0.8, x + half * 0.1, 0.32), 0.01, rgb("#6a4432"))
    scene.line([(0.24, 0.32), (0.24, 0.06)], 0.014, scene.dark)
    for k in range(4):
        left = 0.24 - 0.15 + 0.075 * k
        scene.shape((0.24, 0.0), (left + 0.075, 0.1), (left, 0.1), colour=scene.accent if k % 2 else PAPER)
    person(scene, 0.33, 0.33, 0.16, rgb("#d1495b"))


CHARTERS: Final[Mapping[str, Motif]] = {
    "snowglobe": Motif(snowglobe, "rays", flies=True),
    "globeflask": Motif(globeflask, "rays", flies=True),
    "sevenshields": Motif(sevenshields, "rays", flies=True),
    "cointowers": Motif(cointowers, "rays", flies=True),
    "sailboats": Motif(sailboats, "shore"),
}
