"""A harvester in ripe wheat."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    gold = rgb("#e6b84a")
    scene.shape(
        (-1.9, 0.24), (-0.36, 0.24), (-0.3, 0.56), (-1.9, 0.56), colour=mix(gold, WHITE, 0.2), low=scene.dim(gold, 0.35)
    )
    for k in range(26):
        x, y = -1.5 + 0.048 * k, 0.22 + 0.05 * (k % 4)
        scene.line([(x, y + 0.1), (x + 0.01, y - 0.06)], 0.016, scene.dim(gold, 0.25))
        scene.fill([ellipse(x + 0.012, y - 0.1, 0.02, 0.06, 8)], mix(gold, WHITE, 0.35))
    scene.fill([ellipse(0.24, 0.52, 0.6, 0.035)], scene.dark, alpha=0.45)
    red = mix(rgb("#d1432f"), scene.accent, 0.15)
    for k in range(6):
        a = math.pi * k / 3 + 0.3
        end = (-0.42 + 0.19 * math.cos(a), 0.28 + 0.19 * math.sin(a))
        scene.line([(-0.42, 0.28), end], 0.02, scene.dim(red, 0.2))
        scene.line([(end[0] - 0.05, end[1]), (end[0] + 0.05, end[1])], 0.03, GOLD)
    scene.shape((-0.56, 0.44), (-0.2, 0.3), (-0.1, 0.44), (-0.2, 0.5), colour=scene.dim(red, 0.3))
    scene.shape((-0.2, 0.3), (0.1, 0.12), (0.1, 0.32), (-0.14, 0.42), colour=scene.dim(scene.metal, 0.3))
    scene.slab(0.02, -0.12, 0.8, 0.34, red, depth=0.14)
    scene.slab(0.28, -0.22, 0.74, -0.1, scene.dim(red, 0.2), depth=0.14)
    scene.shape(
        (0.02, -0.36), (0.28, -0.36), (0.28, -0.08), (-0.04, -0.08), colour=scene.glass, low=mix(scene.glass, INK, 0.45)
    )
    scene.slab(-0.02, -0.41, 0.32, -0.35, scene.metal)
    scene.circle(0.14, -0.2, 0.05, rgb("#c98f62"))
    scene.line([(0.6, -0.2), (0.92, -0.4), (1.02, -0.36)], 0.06, scene.dim(red, 0.1))
    for k in range(7):
        scene.circle(1.03 + 0.02 * (k % 2), -0.3 + 0.08 * k, 0.026, mix(gold, WHITE, 0.3))
    for x, r in ((0.18, 0.2), (0.68, 0.14)):
        scene.circle(x, 0.5 - r, r, scene.dark)
        scene.circle(x, 0.5 - r, r * 0.5, GOLD, scene.dim(GOLD, 0.3))


MOTIF = Motif(paint, "green")
