"""A space station: a wheel, its hub and its solar wings."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    blue = mix(rgb("#3d6ea6"), scene.hour.low, 0.15)
    for side in (-1, 1):
        wing = [(side * 0.14, 0.16), (side * 0.62, 0.3), (side * 0.62, 0.44), (side * 0.14, 0.3)]
        scene.fill([wing], mix(blue, WHITE, 0.25), blue)
    scene.column(-0.05, -0.4, 0.05, 0.48, scene.metal)
    scene.fill([ellipse(0, -0.08, 0.46, 0.19)], scene.dim(scene.metal, 0.5))
    scene.fill([ellipse(0, -0.1, 0.46, 0.19)], scene.lit(scene.metal), mix(scene.metal, INK, 0.25))
    scene.fill([ellipse(0, -0.1, 0.33, 0.125)], mix(scene.hour.top, scene.hour.low, 0.3))
    for turn in (0, 60, 120):
        a = math.radians(turn)
        scene.line(
            [(-0.36 * math.cos(a), -0.1 - 0.14 * math.sin(a)), (0.36 * math.cos(a), -0.1 + 0.14 * math.sin(a))],
            0.022,
            scene.metal,
        )
    scene.column(-0.1, -0.2, 0.1, 0.04, scene.accent)
    for i in range(9):
        a = math.pi * (i + 0.5) / 9
        scene.circle(0.4 * math.cos(a), -0.1 + 0.165 * math.sin(a), 0.013, scene.lamp)
    scene.line([(0, -0.4), (0, -0.52)], 0.012, scene.metal)
    scene.circle(0, -0.52, 0.018, scene.accent)


MOTIF = Motif(paint, "orbit", flies=True)
