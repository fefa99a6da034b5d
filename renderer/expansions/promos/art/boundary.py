"""A stone on the border of two estates: a wood on one side, fields on the other."""

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.fill("M -1.9 .16 L .02 .16 L -.1 .7 L -1.9 .7 Z", rgb("#5f9a4a"), rgb("#3a6a36"))
    scene.fill("M .02 .16 L 1.9 .16 L 1.9 .7 L -.1 .7 Z", rgb("#e0bb58"), rgb("#b8863a"))
    for k in range(6):
        scene.line([(0.16 + 0.26 * k, 0.18), (0.1 + 0.44 * k, 0.66)], 0.018, rgb("#a8752f"), 0.8)
    for x, foot, high in ((-0.92, 0.3, 0.6), (-0.66, 0.24, 0.48), (-0.44, 0.34, 0.62), (-0.2, 0.24, 0.36)):
        tree(scene, x, foot, high)
    for k in range(6):
        x, y = -0.02 - 0.02 * k, 0.17 + 0.075 * k
        for side in (-1, 1):
            scene.line([(x + side * 0.015, y + 0.06), (x + side * 0.015, y - 0.05 - 0.01 * k)], 0.024, rgb("#8a5a38"))
    scene.slab(0.34, 0.02, 0.68, 0.24, PAPER)
    scene.fill("M .28 .04 L .5 -.16 L .74 .04 Z", rgb("#d9624a"), rgb("#a03a30"))
    scene.box((0.42, 0.1, 0.5, 0.24), 0.01, scene.dark)
    stone = mix(rgb("#c4bcb0"), scene.hour.low, 0.1)
    scene.fill([ellipse(0.02, 0.52, 0.3, 0.035)], scene.dark, alpha=0.5)
    scene.fill(
        "M -.22 .52 L -.2 -.08 Q -.18 -.3 0 -.3 Q .18 -.3 .2 -.08 L .22 .52 Z", scene.lit(stone), scene.dim(stone, 0.35)
    )
    scene.fill("M .08 -.27 Q .18 -.22 .2 -.08 L .22 .52 L .1 .52 Z", scene.dim(stone, 0.45))
    scene.circle(-0.04, 0.06, 0.11, scene.accent, scene.dim(scene.accent, 0.3))
    for k in range(3):
        scene.line([(-0.14, 0.26 + 0.07 * k), (0.04, 0.26 + 0.07 * k)], 0.02, scene.dim(stone, 0.5))


MOTIF = Motif(paint, "green")
