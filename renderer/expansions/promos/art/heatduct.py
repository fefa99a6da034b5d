"""A hot pipe that forks: one arm warms a glasshouse, one drives a till of coins."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    for k, code in enumerate(("#e4452e", "#f2803a", "#ffc46a")):
        width = 0.17 - 0.05 * k
        scene.line([(-1.9, 0.12), (-0.3, 0.12), (-0.06, -0.14), (0.34, -0.14)], width, rgb(code))
        scene.line([(-0.3, 0.12), (-0.06, 0.32), (0.3, 0.32)], width, rgb(code))
    for x in (-0.92, -0.5):
        scene.slab(x - 0.05, 0.0, x + 0.05, 0.5, scene.dim(scene.metal, 0.2))
    scene.circle(-0.26, 0.12, 0.15, scene.lit(scene.metal), scene.dim(scene.metal, 0.5))
    scene.circle(-0.26, 0.12, 0.1, rgb("#ffb45a"), rgb("#d9402a"))
    for k in range(3):
        x = -0.85 + 0.2 * k
        scene.line([(x + 0.03 * math.sin(j * 1.4), -0.04 - 0.08 * j) for j in range(5)], 0.03, rgb("#ff9f5a"), 0.6)
    scene.fill([ellipse(0.5, 0.04, 0.24, 0.04)], rgb("#7a5234"))
    for x, high in ((0.38, 0.2), (0.5, 0.3), (0.63, 0.22)):
        tree(scene, x, 0.04, high)
    scene.bubble(0.5, 0.05, 0.26, 0.4)
    scene.slab(0.22, 0.04, 0.78, 0.1, scene.metal, depth=0.1)
    for k in range(4):
        for x in (0.42, 0.68):
            n = 4 if x < 0.5 else 3
            if k < n:
                y = 0.48 - 0.065 * k
                scene.fill([ellipse(x, y + 0.025, 0.12, 0.035)], mix(GOLD, rgb("#8a5414"), 0.5))
                scene.fill([ellipse(x, y, 0.12, 0.035)], mix(GOLD, WHITE, 0.35), GOLD)


MOTIF = Motif(paint, "mars")
