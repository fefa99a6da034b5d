"""Bacteria: rods with flagella, under the microscope."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    tone = scene.one_of("#3f9a8a", "#c9563f", "#8a5ab0", "#4a8ac0", "#7fa03a")
    for x, y, size, turn in (
        (0.02, 0.0, 1.0, -25),
        (-0.5, -0.3, 0.5, 40),
        (0.52, 0.32, 0.55, 10),
        (0.48, -0.36, 0.42, -60),
        (-0.5, 0.36, 0.45, 75),
    ):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for k in (-1, 0, 1):
            whip = [(0.26 + 0.06 * j, 0.05 * k + 0.04 * math.sin(j * 1.3 + k)) for j in range(7)]
            scene.line(
                [(x + size * (u * c - v * s), y + size * (u * s + v * c)) for u, v in whip],
                0.014 * size,
                scene.dim(tone, 0.2),
                0.8,
            )
        ends = [(x + size * k * 0.17 * c, y + size * k * 0.17 * s) for k in (-1, 1)]
        scene.line(ends, 0.3 * size, scene.dim(tone, 0.45))
        scene.line([(u - 0.012 * size, v - 0.015 * size) for u, v in ends], 0.26 * size, mix(tone, WHITE, 0.15))
        scene.line([(u - 0.03 * size, v - 0.05 * size) for u, v in ends], 0.1 * size, mix(tone, WHITE, 0.45), 0.8)
        for k in (-0.14, 0.02, 0.16):
            scene.circle(
                x + size * (k * c - 0.03 * s), y + size * (k * s + 0.03 * c), 0.035 * size, scene.dim(tone, 0.5)
            )


MOTIF = Motif(paint, "lens", flies=True)
