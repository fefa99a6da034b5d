"""A wall of dust, high as a mountain, that swallows a town."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import hut
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, half in ((0.5, 0.2), (0.84, 0.16), (0.2, 0.16)):
        hut(scene, x, 0.46, half, mix(PAPER, scene.accent, 0.3))
    scene.line([(0.66, 0.46), (0.66, 0.06)], 0.02, scene.metal)
    scene.fill([ellipse(0.66, 0.04, 0.1, 0.05, -30)], scene.metal, scene.dim(scene.metal))
    dust = mix(rgb("#c8743a"), scene.hour.mid, 0.3)
    heaps = (
        (-1.3, 0.2, 0.6),
        (-0.9, -0.3, 0.42),
        (-0.5, -0.5, 0.34),
        (-0.62, 0.1, 0.5),
        (-0.16, -0.26, 0.3),
        (-0.2, 0.26, 0.3),
        (0.08, 0.02, 0.22),
        (0.12, 0.36, 0.18),
        (-1.0, 0.5, 0.5),
    )
    for x, y, r in heaps:
        scene.circle(x + 0.03, y - 0.03, r * 1.03, mix(dust, WHITE, 0.28))
        scene.circle(x, y, r, mix(dust, WHITE, 0.06), scene.dim(dust, 0.35))
    for x, y, r in heaps[1:8]:
        swirl = [
            (x + r * (0.75 - 0.05 * j) * math.cos(0.5 * j - 2), y + r * (0.75 - 0.05 * j) * math.sin(0.5 * j - 2))
            for j in range(11)
        ]
        scene.line(swirl, 0.022, scene.dim(dust, 0.45), 0.7)
    for k in range(7):
        y = -0.3 + 0.12 * k
        scene.line([(0.16 + 0.05 * (k % 3), y), (0.42 + 0.09 * (k % 4), y - 0.02)], 0.014, mix(dust, WHITE, 0.3), 0.7)
    scene.fill([ellipse(-0.2, 0.5, 0.9, 0.07)], mix(dust, WHITE, 0.2), alpha=0.8)


MOTIF = Motif(paint, "mars")
