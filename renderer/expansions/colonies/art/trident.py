"""A trident that rises from waves between two small moons."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, r, code in ((-0.5, -0.22, 0.11, "#d8e6ee"), (0.5, -0.28, 0.14, "#e9c98a"), (0.4, 0.06, 0.06, "#d98a6a")):
        scene.orb(x, y, r, rgb(code))
    gold, shade = mix(GOLD, WHITE, 0.35), scene.dim(GOLD, 0.45)
    for dx, tone in ((0.02, shade), (0.0, gold)):
        scene.line([(dx, 0.56), (dx, -0.3)], 0.07, tone)
        fork = [
            (-0.26 + dx, -0.3),
            (-0.26 + dx, -0.12),
            (-0.18 + dx, 0.0),
            (dx, 0.04),
            (0.18 + dx, 0.0),
            (0.26 + dx, -0.12),
            (0.26 + dx, -0.3),
        ]
        scene.line(fork, 0.065, tone)
        for x, y in ((-0.26, -0.28), (0.0, -0.34), (0.26, -0.28)):
            scene.shape(
                (x - 0.09 + dx, y + 0.05), (x + dx, y - 0.22), (x + 0.09 + dx, y + 0.05), (x + dx, y), colour=tone
            )
    for k in range(3):
        y = 0.34 + 0.09 * k
        wave = [(-0.78 + 0.078 * i, y + 0.04 * math.sin(i * 1.05 + k * 2.1)) for i in range(21)]
        scene.line(wave, 0.085, mix(rgb("#1f7aa8"), WHITE, 0.42 - 0.2 * k))
    scene.ring(0, 0.16, 0.07, 0.03, gold)


MOTIF = Motif(paint, "rays", flies=True)
