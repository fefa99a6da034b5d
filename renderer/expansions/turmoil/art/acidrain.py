"""A floater with holes in its bag, under rain that eats at it."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import gasbag
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    green = rgb("#b8e03a")
    for k in range(34):
        x = -1.0 + 2.0 * ((k * 13) % 34) / 33
        y = -0.56 + 0.26 * (k % 5)
        scene.line([(x, y), (x - 0.05, y + 0.14)], 0.018, mix(green, WHITE, 0.2), 0.85)
    for x in (-0.2, 0.2):
        scene.line([(x, 0.06), (x * 0.7, 0.3)], 0.014, scene.dark)
    gasbag(scene, 0, -0.16, 0.46, 0.3, scene.accent, 4)
    for x, y, r in ((-0.2, -0.26, 0.08), (0.18, -0.14, 0.1), (-0.04, 0.0, 0.06), (0.32, -0.32, 0.05)):
        shares = [0.7 + 0.3 * ((k * 3) % 4) / 3 for k in range(9)]
        hole = [(x + r * s * math.cos(0.7 * k), y + r * s * math.sin(0.7 * k)) for k, s in enumerate(shares)]
        scene.shape(*[(x + (px - x) * 1.3, y + (py - y) * 1.3) for px, py in hole], colour=green)
        scene.shape(*hole, colour=scene.dark)
        scene.puffs(x, y - r, mix(green, WHITE, 0.5), n=3, size=0.03, lean=0.02)
    scene.slab(-0.22, 0.28, 0.24, 0.46, scene.metal, depth=0.16)
    scene.windows(-0.19, 0.31, 0.14, 0.42, 4, 1, scene.lamp)
    for x, y in ((-0.16, 0.3), (0.06, 0.28), (0.18, 0.32)):
        scene.shape(
            (x - 0.03, y - 0.02), (x + 0.03, y - 0.02), (x + 0.01, y + 0.12), (x - 0.01, y + 0.12), colour=green
        )


MOTIF = Motif(paint, "venus", flies=True)
