"""Somebody with a chain of office at a desk, below the sign of Venus."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import cloudy_globe, table
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.ring(0, -0.26, 0.3, 0.04, mix(GOLD, scene.hour.low, 0.1))
    scene.circle(0, -0.26, 0.27, scene.dim(scene.accent, 0.35))
    scene.line([(0.0, 0.04), (0.0, 0.2)], 0.045, GOLD)
    scene.line([(-0.1, 0.12), (0.1, 0.12)], 0.045, GOLD)
    skin, cloth = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c"), mix(rgb("#4a2f6a"), scene.accent, 0.2)
    scene.fill("M -.34 .32 Q -.34 .0 -.1 -.06 L .1 -.06 Q .34 .0 .34 .32 Z", scene.lit(cloth), scene.dim(cloth, 0.5))
    scene.column(-0.06, -0.16, 0.06, 0.0, scene.dim(skin, 0.2))
    scene.shape((-0.1, -0.05), (0.1, -0.05), (0.0, 0.14), colour=PAPER)
    scene.circle(0, -0.3, 0.17, rgb("#4a2f24"))
    scene.fill([ellipse(0, -0.25, 0.12, 0.15)], scene.lit(skin), scene.dim(skin, 0.25))
    scene.fill("M -.13 -.26 C -.12 -.46 .14 -.48 .14 -.26 C .08 -.36 -.06 -.34 -.13 -.26 Z", rgb("#4a2f24"))
    for x in (-0.045, 0.045):
        scene.circle(x, -0.24, 0.014, INK)
    scene.line([(-0.04, -0.16), (0.0, -0.15), (0.04, -0.165)], 0.012, scene.dim(skin, 0.7))
    chain = [(-0.2 + 0.05 * k, 0.02 + 0.17 * math.sin(math.pi * k / 8)) for k in range(9)]
    for x, y in chain:
        scene.circle(x, y, 0.026, GOLD, mix(GOLD, rgb("#8a5414"), 0.6))
    scene.circle(0, 0.24, 0.055, mix(GOLD, WHITE, 0.4), mix(GOLD, rgb("#8a5414"), 0.5))
    table(scene, 0.38, 0.68, rgb("#7a4a34"))
    cloudy_globe(scene, 0.46, 0.2, 0.12)
    scene.fill("M -.56 .34 L -.26 .34 L -.3 .28 L -.52 .28 Z", PAPER)


MOTIF = Motif(paint, "hall")
