"""The round door of a strong room, gold before it."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    steel = mix(scene.metal, rgb("#7a8aa0"), 0.4)
    scene.circle(0, 0, 0.56, scene.dim(steel, 0.6), scene.dim(steel, 0.75))
    scene.circle(0, 0, 0.5, scene.lit(steel), scene.dim(steel, 0.35))
    scene.circle(0, 0, 0.4, scene.dim(steel, 0.3), steel)
    for k in range(12):
        a = math.pi * k / 6
        scene.circle(0.45 * math.cos(a), 0.45 * math.sin(a), 0.026, scene.dim(steel, 0.6))
    for k in range(5):
        a = math.radians(-90 + 72 * k)
        tip = (0.29 * math.cos(a), 0.29 * math.sin(a))
        scene.line([(0, 0), tip], 0.045, scene.lit(GOLD))
        scene.circle(*tip, 0.055, mix(GOLD, WHITE, 0.3), mix(GOLD, rgb("#8a5414"), 0.4))
    scene.circle(0, 0, 0.12, mix(GOLD, WHITE, 0.4), mix(GOLD, rgb("#8a5414"), 0.4))
    for row, n in enumerate((4, 3)):
        for i in range(n):
            x, y = 0.2 + 0.2 * i + 0.1 * row, 0.52 - 0.13 * row
            bar = [(x - 0.09, y), (x - 0.06, y - 0.11), (x + 0.06, y - 0.11), (x + 0.09, y)]
            scene.shape(*bar, colour=mix(GOLD, WHITE, 0.3), low=mix(GOLD, rgb("#a8641c"), 0.5))
            scene.line([(x - 0.05, y - 0.1), (x + 0.05, y - 0.1)], 0.014, mix(GOLD, WHITE, 0.7))


MOTIF = Motif(paint, "hall")
