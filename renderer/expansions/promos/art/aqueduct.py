"""Arches that carry water across the desert to a town."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone = mix(rgb("#e8c8a0"), scene.hour.low, 0.2)
    scene.shape(
        (-1.9, -0.22),
        (1.9, -0.12),
        (1.9, 0.02),
        (-1.9, -0.02),
        colour=scene.lit(stone),
        low=mix(stone, scene.dark, 0.2),
    )
    scene.shape(
        (-1.9, -0.27),
        (1.9, -0.16),
        (1.9, -0.11),
        (-1.9, -0.21),
        colour=mix(rgb("#5fc0e0"), WHITE, 0.3),
        low=rgb("#2f8ab8"),
    )
    for k in range(9):
        x = -1.36 + 0.34 * k
        top = -0.04 + 0.027 * x
        scene.shape(
            (x - 0.055, top),
            (x + 0.035, top),
            (x + 0.045, 0.52),
            (x - 0.065, 0.52),
            colour=scene.lit(stone),
            low=mix(stone, scene.dark, 0.15),
        )
        scene.shape(
            (x + 0.035, top), (x + 0.065, top), (x + 0.08, 0.52), (x + 0.045, 0.52), colour=scene.dim(stone, 0.5)
        )
        left, right = x + 0.065, x + 0.285
        arch = [
            (left, top - 0.01),
            *((left + (right - left) * t / 8, top + 0.13 - 0.13 * math.sin(math.pi * t / 8)) for t in range(9)),
            (right, top - 0.01),
        ]
        scene.shape(*arch, colour=mix(stone, scene.dark, 0.12))
        scene.shape((x - 0.09, 0.46), (x + 0.1, 0.46), (x + 0.11, 0.53), (x - 0.1, 0.53), colour=scene.dim(stone, 0.2))
    for x in (-0.5, 0.3):
        scene.fade([(x, -0.14), (x + 0.05, -0.14), (x + 0.09, 0.42), (x + 0.01, 0.42)], rgb("#cdeefa"), 0.95, 0.5)
        scene.fill([ellipse(x + 0.05, 0.46, 0.17, 0.04)], mix(rgb("#5fc0e0"), WHITE, 0.3), rgb("#2f8ab8"))
        for dx in (-0.16, 0.22):
            tree(scene, x + dx, 0.5, 0.17)


MOTIF = Motif(paint, "mars")
