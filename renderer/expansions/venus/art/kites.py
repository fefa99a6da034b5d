"""Small machines like kites, in line in a jet of wind."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import CYAN, sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    for k in range(7):
        y = -0.4 + 0.13 * k
        wind = [(-1.8 + 0.3 * i, y + 0.05 * math.sin(i * 1.1 + k)) for i in range(12)]
        scene.line(wind, 0.014 + 0.006 * (k % 2), WHITE, 0.35)
    for x, y, size in ((-0.62, 0.2, 0.5), (-0.3, -0.3, 0.45), (0.6, -0.28, 0.5), (0.5, 0.26, 0.6), (-0.06, 0.02, 1.0)):
        with scene.placed(x, y, size * 0.72):
            tail = [(0.1 + 0.1 * i, 0.26 + 0.06 * math.sin(i * 1.5)) for i in range(6)]
            scene.line(tail, 0.03, scene.dim(scene.accent, 0.3))
            scene.shape((-0.5, -0.06), (0.0, -0.42), (0.06, 0.02), colour=scene.lit(scene.accent))
            scene.shape((0.0, -0.42), (0.44, 0.04), (0.06, 0.02), colour=scene.dim(scene.accent, 0.25))
            scene.shape((-0.5, -0.06), (0.06, 0.02), (0.1, 0.34), colour=mix(scene.metal, WHITE, 0.5))
            scene.shape((0.44, 0.04), (0.06, 0.02), (0.1, 0.34), colour=scene.dim(scene.metal, 0.4))
            scene.circle(0.04, 0.02, 0.1, scene.dark)
            scene.circle(0.03, 0.01, 0.06, CYAN)
    sparkle(scene, -0.2, -0.12, 0.07)


MOTIF = Motif(paint, "clouds", flies=True)
