"""A game on a lawn: one shoots, one keeps the goal."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, half_ellipse, regular
from renderer.drawing.theme import INK, WHITE, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0, 0.5, 1.5, 0.2)], rgb("#7fb84a"), rgb("#4f8a3a"))
    scene.line([(-1.8, 0.44), (1.8, 0.44)], 0.016, WHITE, 0.8)
    for k in range(7):
        scene.line([(0.34 + 0.1 * k, -0.2), (0.34 + 0.1 * k, 0.4)], 0.006, WHITE, 0.7)
    for k in range(6):
        scene.line([(0.34, -0.18 + 0.1 * k), (0.96, -0.18 + 0.1 * k)], 0.006, WHITE, 0.7)
    scene.line([(0.32, 0.44), (0.32, -0.22), (0.98, -0.22), (0.98, 0.44)], 0.034, WHITE)
    person(scene, 0.66, 0.46, 0.5, rgb("#e9b84a"), arm=0.95)
    skin, cloth = rgb("#8a5a3c"), rgb("#d1495b")
    scene.line([(-0.42, 0.16), (-0.56, 0.34), (-0.72, 0.46)], 0.085, scene.dim(skin, 0.1))
    scene.line([(-0.36, 0.16), (-0.2, 0.26), (-0.04, 0.2)], 0.085, scene.lit(skin))
    scene.fill([ellipse(0.0, 0.2, 0.07, 0.04, -30)], INK)
    scene.fill([ellipse(-0.76, 0.48, 0.07, 0.035)], INK)
    scene.across([(-0.54, 0.06), (-0.28, 0.06), (-0.24, 0.22), (-0.54, 0.22)], WHITE)
    scene.across([(-0.56, -0.22), (-0.3, -0.26), (-0.26, 0.08), (-0.54, 0.08)], cloth)
    scene.line([(-0.54, -0.16), (-0.74, -0.02), (-0.86, -0.12)], 0.065, scene.lit(skin))
    scene.line([(-0.32, -0.18), (-0.14, -0.08), (-0.04, -0.18)], 0.065, scene.dim(skin, 0.2))
    scene.circle(-0.4, -0.36, 0.11, scene.lit(skin), scene.dim(skin, 0.3))
    scene.fill([half_ellipse(-0.41, -0.37, 0.12, 0.12)], rgb("#2a1a18"))
    scene.fade([(0.02, 0.1), (0.06, 0.22), (0.26, 0.02), (0.22, -0.06)], WHITE, 0.6, 0.2)
    scene.orb(0.24, 0.02, 0.085, WHITE, rgb("#8a8a9a"))
    scene.fill([regular(5, 0.035, (0.23, 0.01))], INK)
    for a in (0, 72, 144, 216, 288):
        scene.circle(
            0.23 + 0.068 * math.cos(math.radians(a - 54)), 0.01 + 0.068 * math.sin(math.radians(a - 54)), 0.014, INK
        )


MOTIF = Motif(paint, "green")
