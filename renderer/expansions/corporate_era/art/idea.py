"""A lamp that lights up."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    scene.glow(0, -0.12, 0.8, scene.lamp, 0.9)
    for k in range(9):
        a = math.radians(-200 + 27.5 * k)
        scene.line(
            [(0.46 * math.cos(a), -0.12 + 0.46 * math.sin(a)), (0.58 * math.cos(a), -0.12 + 0.58 * math.sin(a))],
            0.03,
            scene.lamp,
        )
    scene.circle(0, -0.12, 0.33, WHITE, mix(scene.lamp, scene.accent, 0.3))
    scene.shape(
        (-0.22, 0.12),
        (0.22, 0.12),
        (0.13, 0.3),
        (-0.13, 0.3),
        colour=mix(scene.lamp, scene.accent, 0.25),
        low=mix(scene.lamp, scene.accent, 0.4),
    )
    scene.line([(-0.07, 0.28), (-0.1, -0.08), (0, -0.02), (0.1, -0.08), (0.07, 0.28)], 0.02, scene.accent)
    for k in range(3):
        scene.column(-0.13 + 0.012 * k, 0.3 + 0.065 * k, 0.13 - 0.012 * k, 0.35 + 0.065 * k, scene.metal)


MOTIF = Motif(paint, "rays", flies=True)
