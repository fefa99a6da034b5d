"""A compass whose eight points lead to eight worlds."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.ring(0, 0, 0.52, 0.02, scene.dim(GOLD, 0.3))
    scene.ring(0, 0, 0.36, 0.03, mix(GOLD, WHITE, 0.3))
    codes = ("#d96f42", "#8fd6f0", "#e9c98a", "#7fc04a", "#d8d0c8", "#f0d24a", "#b88ae0", "#4fa6dc")
    for k in range(8):
        a = math.pi * k / 4
        c, s = math.cos(a), math.sin(a)
        long, wide = (0.46, 0.1) if k % 2 == 0 else (0.34, 0.07)
        for side, tone in ((-1, mix(GOLD, WHITE, 0.7)), (1, scene.dim(scene.accent, 0.15))):
            b = a + side * math.pi / 4
            scene.shape((0, 0), (wide * math.cos(b) * 1.3, wide * math.sin(b) * 1.3), (long * c, long * s), colour=tone)
        scene.orb(0.56 * c, 0.53 * s, 0.085 if k % 2 == 0 else 0.06, rgb(codes[k]))
    scene.circle(0, 0, 0.07, INK)
    scene.circle(0, 0, 0.05, mix(GOLD, WHITE, 0.5), GOLD)


MOTIF = Motif(paint, "rays", flies=True)
