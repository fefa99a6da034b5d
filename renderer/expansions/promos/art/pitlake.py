"""A round pit full of warm water, terraces around it, fish and a diver's boat in it."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone = mix(scene.hour.mid, scene.hour.far, 0.3)
    for k in range(4):
        half = 1.06 - 0.11 * k
        scene.fill(
            [ellipse(0, 0.24 + 0.035 * k, half, half * 0.34)],
            mix(scene.lit(stone), scene.dark, 0.05 * k),
            scene.dim(stone, 0.2 + 0.1 * k),
        )
    blue = rgb("#3fa0c8")
    scene.fill([ellipse(0, 0.36, 0.68, 0.2)], mix(blue, WHITE, 0.35), mix(blue, rgb("#0a2a4a"), 0.65))
    scene.fill([ellipse(0, 0.38, 0.4, 0.11)], rgb("#123f66"), mix(rgb("#0a2038"), rgb("#ff7a3a"), 0.25), 0.7)
    for x, y, half in ((-0.36, 0.3, 0.16), (0.3, 0.28, 0.2), (0.1, 0.48, 0.14)):
        scene.fill([ellipse(x, y, half, 0.012)], WHITE, alpha=0.7)
    for x, y, side in ((-0.3, 0.42, 1), (0.24, 0.4, -1), (-0.02, 0.34, 1)):
        fish = [
            (x - side * 0.1, y),
            (x, y - 0.04),
            (x + side * 0.08, y),
            (x + side * 0.14, y - 0.035),
            (x + side * 0.14, y + 0.035),
            (x + side * 0.08, y),
            (x, y + 0.04),
        ]
        scene.shape(*fish, colour=rgb("#f2a05a"))
    for k in range(11):
        a = math.pi * (1.04 + 0.92 * k / 10)
        x, y = 0.94 * math.cos(a), 0.26 + 0.31 * math.sin(a)
        tree(scene, x, y, 0.13 + 0.02 * (k % 3))
    for x, phase in ((-0.16, 0), (0.12, 2), (0.38, 4)):
        scene.line([(x + 0.04 * math.sin(k * 0.9 + phase), 0.2 - 0.075 * k) for k in range(7)], 0.05, WHITE, 0.4)
    scene.slab(-0.8, -0.06, -0.62, 0.12, scene.accent)
    scene.windows(-0.79, -0.03, -0.67, 0.08, 2, 2, scene.lamp)


MOTIF = Motif(paint, "mars")
