"""A cell that is nearly full, with a leaf."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    green = rgb("#5fb04a")
    scene.shadow_below(0.4)
    scene.column(-0.11, -0.56, 0.11, -0.44, scene.metal)
    scene.column(-0.3, -0.46, 0.3, 0.5, mix(scene.dark, INK, 0.3))
    for k in range(4):
        y = 0.26 - 0.21 * k
        tone = green if k < 3 else mix(scene.dark, WHITE, 0.15)
        scene.across([(-0.25, y), (0.25, y), (0.25, y + 0.18), (-0.25, y + 0.18)], tone)
    scene.shape((-0.22, -0.42), (-0.16, -0.42), (-0.16, 0.46), (-0.22, 0.46), colour=WHITE, alpha=0.35)
    scene.line([(0.24, 0.38), (0.4, 0.16), (0.6, -0.06)], 0.03, scene.dim(green, 0.3))
    scene.fill("M .3 .26 C .26 -.06 .5 -.3 .84 -.34 C .86 0 .66 .28 .3 .26 Z", scene.lit(green), scene.dim(green, 0.3))
    scene.line([(0.34, 0.22), (0.74, -0.22)], 0.016, mix(green, WHITE, 0.6))


MOTIF = Motif(paint, "green")
