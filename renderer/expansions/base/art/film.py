"""A camera on its stand."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    scene.shape((-0.36, -0.2), (-0.9, -0.4), (-0.9, 0.2), (-0.36, -0.02), colour=scene.lamp, alpha=0.35)
    for x in (-0.28, 0.04, 0.34):
        scene.line([(0.04, 0.1), (x, 0.5)], 0.036, scene.dim(scene.metal, 0.3))
    for x, r in ((-0.06, 0.17), (0.24, 0.15)):
        scene.circle(x, -0.37, r, scene.dim(scene.metal, 0.6), scene.dark)
        for k in range(5):
            a = 2 * math.pi * k / 5
            scene.circle(x + r * 0.58 * math.cos(a), -0.37 + r * 0.58 * math.sin(a), r * 0.2, scene.accent)
        scene.circle(x, -0.37, r * 0.16, scene.metal)
    scene.slab(-0.22, -0.24, 0.34, 0.12, scene.accent, depth=0.24)
    scene.shape(
        (-0.22, -0.14), (-0.4, -0.22), (-0.4, 0.02), (-0.22, -0.04), colour=scene.metal, low=scene.dim(scene.metal)
    )
    scene.circle(0.02, -0.06, 0.09, scene.dim(scene.metal, 0.2), scene.dark)


MOTIF = Motif(paint, "hall")
