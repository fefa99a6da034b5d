"""Wheels under the sea that turn in its currents."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import bolt
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for k in range(6):
        y = -0.42 + 0.15 * k
        scene.line([(-1.9 + 0.32 * i, y + 0.035 * math.sin(i * 1.3 + k)) for i in range(13)], 0.014, WHITE, 0.35)
    for x, top, size in ((0.66, -0.04, 0.62), (-0.66, 0.0, 0.58), (0.0, -0.12, 1.0)):
        scene.across(
            [(x - 0.05 * size, top), (x + 0.05 * size, top), (x + 0.09 * size, 0.5), (x - 0.09 * size, 0.5)],
            mix(rgb("#f2c14a"), scene.hour.low, 0.1),
        )
        for turn in (15, 135, 255):
            blade = turned(
                [
                    (0.0, -0.05 * size),
                    (0.16 * size, -0.085 * size),
                    (0.42 * size, -0.02 * size),
                    (0.42 * size, 0.02 * size),
                    (0.0, 0.04 * size),
                ],
                (x, top),
                turn,
            )
            scene.shape(*blade, colour=mix(WHITE, scene.metal, 0.2), low=scene.dim(scene.metal, 0.3))
        scene.circle(x, top, 0.1 * size, scene.accent, scene.dim(scene.accent, 0.5))
        scene.circle(x - 0.02 * size, top - 0.02 * size, 0.04 * size, WHITE, alpha=0.7)
        scene.shape(
            (x - 0.16 * size, 0.5),
            (x - 0.1 * size, 0.42),
            (x + 0.1 * size, 0.42),
            (x + 0.16 * size, 0.5),
            colour=scene.dim(scene.metal, 0.4),
        )
    scene.line([(-0.66, 0.5), (0.0, 0.53), (0.66, 0.5), (1.9, 0.55)], 0.024, scene.dark)
    bolt(scene, 0.34, 0.4, 0.2, rgb("#ffe27a"))
    for x, y in ((-0.36, -0.3), (0.4, -0.38), (-0.3, 0.28)):
        scene.shape(
            (x - 0.07, y),
            (x, y - 0.04),
            (x + 0.05, y),
            (x + 0.1, y - 0.03),
            (x + 0.1, y + 0.03),
            (x + 0.05, y),
            (x, y + 0.04),
            colour=rgb("#f2a05a"),
        )


MOTIF = Motif(paint, "undersea")
