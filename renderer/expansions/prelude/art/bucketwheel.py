"""A wheel of buckets on a long arm that eats into a slope."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    slope = mix(scene.hour.mid, scene.hour.near, 0.3)
    scene.fill("M -1.9 -.2 L -.92 -.16 Q -.7 .2 -.62 .54 L -1.9 .54 Z", scene.lit(slope), scene.dim(slope, 0.4))
    for y in (0.0, 0.18, 0.36):
        scene.line([(-1.9, y), (-0.8 + 0.3 * y, y)], 0.014, scene.dim(slope, 0.4), 0.7)
    scene.fill([ellipse(0.26, 0.5, 0.56, 0.035)], scene.dark, alpha=0.45)
    for x in (-0.04, 0.36):
        scene.box((x, 0.36, x + 0.36, 0.5), 0.07, scene.dark)
        for k in range(4):
            scene.circle(x + 0.06 + 0.08 * k, 0.43, 0.034, scene.metal)
    scene.slab(0.06, 0.02, 0.54, 0.36, scene.accent)
    scene.windows(0.1, 0.08, 0.36, 0.2, 3, 1, scene.lamp)
    scene.line([(0.3, 0.06), (0.3, -0.46)], 0.05, scene.metal)
    for end in ((-0.56, 0.06), (0.86, -0.06)):
        scene.line([(0.3, -0.45), end], 0.014, scene.metal)
    scene.line([(0.3, 0.04), (-0.6, 0.1)], 0.08, scene.dim(scene.metal, 0.2))
    scene.line([(0.4, 0.02), (0.88, -0.06)], 0.06, scene.dim(scene.metal, 0.4))
    scene.slab(0.76, -0.06, 0.94, 0.1, scene.dim(scene.metal, 0.5))
    for k in range(10):
        a = math.pi * k / 5
        x, y = -0.62 + 0.3 * math.cos(a), 0.1 + 0.3 * math.sin(a)
        bucket = turned([(-0.05, -0.05), (0.07, -0.05), (0.09, 0.05), (-0.03, 0.06)], (x, y), math.degrees(a))
        scene.shape(*bucket, colour=scene.lit(GOLD), low=scene.dim(GOLD, 0.5))
    scene.ring(-0.62, 0.1, 0.29, 0.05, scene.dim(scene.metal, 0.15))
    for k in range(5):
        a = 2 * math.pi * k / 5
        scene.line([(-0.62, 0.1), (-0.62 + 0.27 * math.cos(a), 0.1 + 0.27 * math.sin(a))], 0.024, scene.metal)
    scene.circle(-0.62, 0.1, 0.06, scene.accent)


MOTIF = Motif(paint, "mars")
