"""Boats with bright sails by a jetty with parasols and huts on stilts."""

from renderer.art.motif import Motif
from renderer.art.parts import WOOD, person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
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


MOTIF = Motif(paint, "shore")
