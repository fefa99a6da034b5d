"""Jars and tins that are filled on a belt."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    steel = mix(scene.metal, WHITE, 0.15)
    for x in (-0.7, 0, 0.7):
        scene.slab(x - 0.04, 0.3, x + 0.04, 0.5, scene.dim(steel, 0.4))
    scene.shape((-0.9, 0.22), (0.9, 0.22), (0.9, 0.3), (-0.9, 0.3), colour=scene.dark)
    for k in range(9):
        scene.circle(-0.82 + 0.205 * k, 0.29, 0.05, scene.lit(steel), scene.dim(steel))
    scene.slab(-0.2, -0.6, 0.24, -0.26, steel, depth=0.25)
    scene.shape(
        (-0.12, -0.26), (0.14, -0.26), (0.06, -0.14), (-0.04, -0.14), colour=scene.accent, low=scene.dim(scene.accent)
    )
    scene.shape((-0.02, -0.14), (0.04, -0.14), (0.03, 0.0), (-0.01, 0.0), colour=rgb("#e4502e"))
    for x, code in ((-0.66, "#6fae3a"), (-0.33, "#f2a93b"), (0.01, "#e4502e")):
        scene.across(
            [(x - 0.11, -0.04), (x + 0.11, -0.04), (x + 0.11, 0.22), (x - 0.11, 0.22)], mix(rgb(code), WHITE, 0.1)
        )
        scene.shape((x - 0.09, -0.02), (x - 0.05, -0.02), (x - 0.05, 0.2), (x - 0.09, 0.2), colour=WHITE, alpha=0.6)
        if x < -0.1:
            scene.column(x - 0.12, -0.12, x + 0.12, -0.04, GOLD)
    for x in (0.38, 0.72):
        scene.column(x - 0.12, -0.08, x + 0.12, 0.22, steel)
        scene.column(x - 0.122, 0.0, x + 0.122, 0.16, scene.accent)
        scene.fill([ellipse(x, -0.08, 0.12, 0.035)], scene.lit(steel))
        scene.circle(x - 0.02, 0.08, 0.05, rgb("#e4502e"), rgb("#b8301c"))
        scene.shape((x - 0.05, 0.02), (x + 0.01, 0.02), (x - 0.02, 0.05), colour=rgb("#4f9f3a"))


MOTIF = Motif(paint, "hall")
