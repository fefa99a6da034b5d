"""A great balloon with a golden star, and small ones that follow it."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import gasbag
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, r in ((-0.58, 0.12, 0.1), (0.6, -0.16, 0.12), (0.5, 0.3, 0.08), (-0.46, -0.3, 0.07)):
        scene.line([(x, y + r), (x, y + r * 2)], 0.01, scene.dark)
        gasbag(scene, x, y, r, r * 1.1, mix(rgb("#fff3dc"), scene.hour.low, 0.2), 2)
        scene.slab(x - r * 0.3, y + r * 1.9, x + r * 0.3, y + r * 2.4, scene.metal)
    for x in (-0.16, 0.16):
        scene.line([(x, 0.16), (x * 0.7, 0.34)], 0.014, scene.dark)
    gasbag(scene, 0, -0.14, 0.4, 0.38, scene.accent, 4)
    scene.shape((-0.12, 0.2), (0.12, 0.2), (0.08, 0.28), (-0.08, 0.28), colour=scene.dim(scene.accent, 0.5))
    points = [(0.25 * math.cos(a), -0.15 + 0.25 * math.sin(a)) for a in (math.pi * (k / 4 - 0.5) for k in range(8))]
    for k, (x, y) in enumerate(points):
        reach = 1.0 if k % 2 == 0 else 0.62
        tip = (x * reach, -0.15 + (y + 0.15) * reach)
        left, right = (
            (0.08 * math.cos(a), -0.15 + 0.08 * math.sin(a))
            for a in (math.pi * (k / 4 - 0.5 + d) for d in (-0.125, 0.125))
        )
        scene.shape(left, tip, (0, -0.15), colour=mix(GOLD, WHITE, 0.55))
        scene.shape(right, tip, (0, -0.15), colour=mix(GOLD, rgb("#8a5414"), 0.25))
    scene.slab(-0.15, 0.33, 0.17, 0.46, scene.metal)
    scene.windows(-0.13, 0.36, 0.08, 0.42, 4, 1, scene.lamp)


MOTIF = Motif(paint, "clouds", flies=True)
