"""A church with two towers and a window like a rose."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.65)
    stone = mix(rgb("#e8d2b4"), scene.hour.low, 0.15)
    for x in (-0.36, 0.36):
        scene.slab(x - 0.14, -0.22, x + 0.14, 0.5, stone, depth=0.3)
        scene.cone(x, -0.66, 0.16, -0.2, scene.dim(scene.accent, 0.15))
        scene.line([(x, -0.66), (x, -0.74)], 0.012, GOLD)
        for y in (-0.1, 0.12):
            scene.box((x - 0.08, y, x, y + 0.16), 0.04, scene.dark)
            scene.box((x - 0.065, y + 0.015, x - 0.015, y + 0.16), 0.024, scene.lamp)
    scene.slab(-0.24, -0.08, 0.24, 0.5, scene.dim(stone, 0.1), depth=0.0)
    scene.shape((-0.26, -0.06), (0, -0.36), (0.26, -0.06), colour=scene.lit(stone), low=scene.dim(stone, 0.15))
    scene.line([(0, -0.36), (0, -0.5)], 0.02, GOLD)
    scene.line([(-0.05, -0.45), (0.05, -0.45)], 0.02, GOLD)
    scene.circle(0, 0.05, 0.15, scene.dim(stone, 0.5))
    for k in range(8):
        a = math.pi * k / 4
        scene.circle(
            0.08 * math.cos(a),
            0.05 + 0.08 * math.sin(a),
            0.045,
            rgb(("#e4572e", "#f2c14a", "#3d9ad0", "#8e5aa8")[k % 4]),
        )
    scene.circle(0, 0.05, 0.045, rgb("#fff3c4"))
    for grow, tone in ((0.03, scene.dim(stone, 0.45)), (0.0, rgb("#5a3524"))):
        scene.fill(
            f"M {-0.1 - grow} .5 L {-0.1 - grow} .36 Q {-0.1 - grow} .24 0 {0.2 - grow} Q {0.1 + grow} .24 "
            f"{0.1 + grow} .36 L {0.1 + grow} .5 Z",
            tone,
        )
    scene.line([(0, 0.22), (0, 0.5)], 0.012, INK)


MOTIF = Motif(paint, "mars")
