"""Mirrors in a row that pass sunlight on from one to the next."""

from itertools import pairwise

from renderer.art.motif import Motif, turned
from renderer.art.parts import sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    lamp = rgb("#ffe9a0")
    spots = ((-0.62, -0.3, 0.5), (-0.16, 0.0, 0.7), (0.46, -0.16, 0.9))
    scene.shape((-1.9, -0.5), (-1.9, -0.3), (-0.56, -0.24), (-0.62, -0.36), colour=lamp, alpha=0.5)
    for (x, y, _), (u, v, _s) in pairwise(spots):
        scene.shape((x, y - 0.06), (x, y + 0.06), (u, v + 0.08), (u, v - 0.08), colour=lamp, alpha=0.55)
    scene.fade([(0.4, -0.06), (0.56, -0.06), (0.5, 0.9), (-0.2, 0.9)], lamp, 0.7, 0.1)
    for k, (x, y, size) in enumerate(spots):
        with scene.placed(x, y, size):
            lean = (20, -28, 34)[k]
            scene.line(turned([(-0.34, 0.05), (0.34, 0.05)], (0, 0), lean), 0.03, scene.dim(scene.metal, 0.3))
            scene.fill([ellipse(0, 0.03, 0.34, 0.16, lean)], scene.dim(scene.metal, 0.5))
            scene.fill([ellipse(0, 0, 0.34, 0.16, lean)], mix(GOLD, WHITE, 0.7), mix(GOLD, rgb("#c97b2c"), 0.4))
            scene.fill([ellipse(-0.04, -0.03, 0.2, 0.07, lean)], WHITE, alpha=0.7)
            scene.slab(-0.06, 0.14, 0.08, 0.24, scene.accent)
            sparkle(scene, 0.02, -0.02, 0.16)


MOTIF = Motif(paint, "overvenus", flies=True)
