"""Dividing round cells, under the microscope."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    tone = scene.one_of("#7fb04a", "#4aa08a", "#d08a3a", "#c0608a")
    for x, y, r in (
        (-0.46, 0.26, 0.2),
        (0.5, -0.28, 0.17),
        (0.46, 0.34, 0.14),
        (-0.5, -0.3, 0.13),
        (-0.13, -0.02, 0.27),
        (0.17, 0.04, 0.25),
    ):
        scene.circle(x, y, r, mix(tone, WHITE, 0.45), mix(tone, scene.hour.low, 0.2), 0.75)
        scene.circle(x, y, r * 0.86, mix(tone, WHITE, 0.2), tone, 0.75)
        scene.circle(x + r * 0.15, y + r * 0.1, r * 0.36, scene.dim(tone, 0.5), scene.dim(tone, 0.7))
        scene.circle(x - r * 0.4, y - r * 0.42, r * 0.16, WHITE, alpha=0.6)
        for k in range(4):
            a = 1.7 * k + r * 9
            scene.circle(x + r * 0.62 * math.cos(a), y + r * 0.62 * math.sin(a), r * 0.08, scene.dim(tone, 0.3))


MOTIF = Motif(paint, "lens", flies=True)
