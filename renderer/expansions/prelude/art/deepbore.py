"""A shaft, cut open, that reaches down to where rock glows."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    scene.fill("M -1.9 .34 Q 0 .26 1.9 .34 L 1.9 .9 L -1.9 .9 Z", rgb("#d9582a"), rgb("#ffd87a"))
    scene.glow(0, 0.5, 0.5, rgb("#ffd25a"), 0.9)
    scene.shape((-0.17, -0.3), (0.17, -0.3), (0.12, 0.46), (-0.12, 0.46), colour=scene.dark, low=rgb("#ff9f3a"))
    for side in (-1, 1):
        wall = [(side * 0.17, -0.3), (side * 0.22, -0.3), (side * 0.16, 0.44), (side * 0.12, 0.44)]
        scene.shape(*wall, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
        for k in range(6):
            y = -0.2 + 0.11 * k
            scene.circle(side * (0.17 - 0.009 * k), y, 0.018, scene.lamp)
    scene.line([(0, -0.46), (0, 0.16)], 0.014, scene.metal)
    scene.slab(-0.07, 0.12, 0.08, 0.26, scene.accent)
    for k in range(4):
        y = 0.02 + 0.09 * k
        for x in (-0.05, 0.05):
            scene.circle(x + 0.03 * math.sin(k * 2), y - 0.24, 0.03 + 0.012 * k, WHITE, alpha=0.18)
    scene.slab(-0.46, -0.36, 0.46, -0.28, scene.metal, depth=0.1)
    for x in (-0.3, 0.3):
        scene.line([(x, -0.34), (0, -0.6)], 0.04, scene.lit(scene.metal) if x < 0 else scene.dim(scene.metal, 0.4))
    scene.circle(0, -0.58, 0.06, scene.accent)
    scene.slab(0.5, -0.5, 0.72, -0.3, scene.accent)
    for side in (-1, 1):
        for k in range(3):
            y = 0.36 + 0.05 * k
            scene.line([(side * (0.3 + 0.1 * k), y), (side * (0.7 + 0.1 * k), y + 0.03)], 0.02, rgb("#fff0b0"), 0.7)


MOTIF = Motif(paint, "cave")
