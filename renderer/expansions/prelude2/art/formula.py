"""A blackboard full of curves, and the machine on wheels that came of them."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.slab(-0.86, -0.54, 0.5, 0.2, rgb("#a8713f"), depth=0.03)
    scene.shape((-0.83, -0.5), (0.45, -0.5), (0.45, 0.16), (-0.83, 0.16), colour=rgb("#24513f"), low=rgb("#173a30"))
    chalk = mix(WHITE, rgb("#fff0c8"), 0.4)
    scene.line([(-0.74, -0.06), (-0.74, -0.42)], 0.014, chalk)
    scene.line([(-0.76, -0.08), (-0.3, -0.08)], 0.014, chalk)
    scene.line(
        [(-0.74 + 0.04 * k, -0.09 - 0.3 * math.exp(-(((k - 5) / 2.6) ** 2))) for k in range(11)], 0.018, rgb("#ffd65a")
    )
    for k, wide in enumerate((0.3, 0.22, 0.34)):
        y = -0.4 + 0.11 * k
        for j in range(int(wide * 20)):
            x = -0.18 + 0.05 * j
            if j % 3 == 2:
                scene.line([(x, y), (x + 0.03, y)], 0.012, chalk)
                scene.line([(x + 0.015, y - 0.015), (x + 0.015, y + 0.015)], 0.012, chalk)
            else:
                scene.line([(x, y + 0.03), (x + 0.018, y - 0.03), (x + 0.032, y + 0.03)], 0.011, chalk)
    scene.ring(-0.56, 0.04, 0.07, 0.012, chalk)
    for lean in (20, 80, 140):
        ring = ellipse(-0.56, 0.04, 0.09, 0.03, lean, 30)
        scene.line([*ring, ring[0]], 0.009, rgb("#8fe8ff"))
    arrow = [(-0.38, 0.06), (-0.12, 0.05), (0.06, 0.1)]
    scene.line(arrow, 0.022, rgb("#ff8a6a"))
    scene.shape((0.02, 0.02), (0.14, 0.12), (-0.02, 0.15), colour=rgb("#ff8a6a"))
    scene.fill([ellipse(0.36, 0.5, 0.46, 0.035)], scene.dark, alpha=0.45)
    scene.slab(0.06, 0.2, 0.66, 0.36, scene.accent, depth=0.14)
    scene.column(0.12, 0.0, 0.3, 0.2, scene.metal)
    scene.fill([ellipse(0.21, 0.0, 0.09, 0.026)], scene.dim(scene.metal, 0.4))
    scene.orb(0.46, 0.08, 0.13, rgb("#8fe8ff"))
    scene.ring(0.46, 0.08, 0.135, 0.016, WHITE, 0.8)
    scene.line([(0.21, 0.0), (0.21, -0.12), (0.46, -0.12), (0.46, -0.05)], 0.026, GOLD)
    for k in range(4):
        scene.circle(0.13 + 0.09 * k, 0.28, 0.026, (GOLD, rgb("#8ff0b0"), WHITE, rgb("#ff8a6a"))[k])
    for x in (0.16, 0.56):
        scene.circle(x, 0.42, 0.1, scene.dark)
        scene.circle(x, 0.42, 0.05, scene.metal)


MOTIF = Motif(paint, "hall")
