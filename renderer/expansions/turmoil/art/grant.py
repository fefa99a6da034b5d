"""A chest of coins opened beside flasks and a rack of tubes."""

from renderer.art.motif import Motif
from renderer.art.parts import GLASS, WOOD
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.slab(-0.84, 0.36, 0.84, 0.5, WOOD, depth=0.03)
    scene.fill(
        "M .3 .36 L .3 -.02 Q .3 -.06 .26 -.2 L .26 -.34 L .42 -.34 L .42 -.2 C .5 -.04 .74 .1 .74 .26 Q .74 .36 .64 .36 Z",
        mix(GLASS, WHITE, 0.3),
        GLASS,
        0.75,
    )
    scene.fill("M .3 .36 L .3 .1 L .62 .1 Q .74 .18 .74 .26 Q .74 .36 .64 .36 Z", rgb("#5fd08a"), rgb("#1f8a5a"))
    scene.slab(0.22, -0.4, 0.46, -0.33, scene.metal, depth=0.2)
    for x, y, r in ((0.44, 0.2, 0.035), (0.54, 0.26, 0.025), (0.4, 0.02, 0.025), (0.36, -0.12, 0.018)):
        scene.circle(x, y, r, WHITE, alpha=0.7)
    chest = rgb("#9a5f34")
    scene.shape((-0.74, 0.06), (-0.66, -0.34), (0.0, -0.34), (0.1, 0.06), colour=scene.dim(chest, 0.5))
    scene.shape((-0.66, -0.34), (-0.6, -0.4), (0.04, -0.4), (0.0, -0.34), colour=scene.lit(chest))
    for row, n in ((0, 9), (1, 7), (2, 5)):
        for k in range(n):
            x, y = -0.32 + (k - (n - 1) / 2) * 0.085, 0.06 - 0.07 * row
            scene.fill([ellipse(x, y, 0.065, 0.05, 20 * (k % 3 - 1))], scene.dim(GOLD, 0.45))
            scene.fill([ellipse(x - 0.005, y - 0.01, 0.055, 0.042, 20 * (k % 3 - 1))], mix(GOLD, WHITE, 0.4), GOLD)
    scene.slab(-0.74, 0.06, 0.1, 0.36, chest, depth=0.12)
    for x in (-0.6, -0.16):
        scene.shape((x, 0.06), (x + 0.07, 0.06), (x + 0.07, 0.36), (x, 0.36), colour=scene.dim(GOLD, 0.15))
    scene.box((-0.37, 0.06, -0.25, 0.2), 0.02, GOLD)
    scene.circle(-0.31, 0.12, 0.022, INK)
    scene.fill("M -.1 -.2 L .02 -.5 L .2 -.42 L .08 -.14 Z", PAPER, scene.dim(PAPER, 0.2))
    scene.line([(0.02, -0.36), (0.13, -0.32)], 0.02, mix(INK, PAPER, 0.4))
    scene.circle(0.06, -0.22, 0.03, rgb("#c8343a"))


MOTIF = Motif(paint, "hall", size=0.64)
