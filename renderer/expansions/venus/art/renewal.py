"""A microbe in a ring of two arrows: what was used is used again."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import ring_of_arrows
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    ring_of_arrows(scene, 0.44, 0.1, (rgb("#2a7f9d"), rgb("#d1495b")))
    green = rgb("#5fae5a")
    for k in range(12):
        a = math.pi * k / 6
        scene.line(
            [(0.2 * math.cos(a), 0.2 * math.sin(a)), (0.28 * math.cos(a + 0.12), 0.28 * math.sin(a + 0.12))],
            0.03,
            mix(green, INK, 0.25),
        )
    scene.orb(0, 0, 0.22, green, mix(green, INK, 0.55))
    for x, y, r in ((-0.07, -0.05, 0.06), (0.08, 0.04, 0.05), (-0.02, 0.11, 0.035)):
        scene.circle(x, y, r, mix(green, INK, 0.35))
    scene.circle(-0.09, -0.11, 0.04, WHITE, alpha=0.7)


MOTIF = Motif(paint, "rays", flies=True)
