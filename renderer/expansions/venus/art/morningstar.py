"""The bright star of the morning above a crescent of a world."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    moon = [point for point in ellipse(0, 0.1, 0.5, 0.5, 0, 80) if point[1] > 0.02]
    moon.sort(key=lambda p: p[0])
    inner = sorted((p for p in ellipse(0, -0.04, 0.49, 0.46, 0, 80) if p[1] > 0.02), key=lambda p: -p[0])
    scene.fill([[*moon, *inner]], mix(GOLD, WHITE, 0.5), mix(GOLD, rgb("#b8741c"), 0.5))
    scene.glow(0, -0.1, 0.6, WHITE, 0.9)
    for turn, long, wide in ((45, 0.3, 0.06), (0, 0.56, 0.08)):
        for k in range(4):
            c, s = math.cos(math.radians(turn + 90 * k)), math.sin(math.radians(turn + 90 * k))
            tip = (long * c, -0.1 + long * s)
            for side, tone in ((-1, mix(GOLD, WHITE, 0.85)), (1, mix(GOLD, rgb("#e08a2a"), 0.35))):
                scene.shape((0, -0.1), (wide * (c - side * -s), -0.1 + wide * (s - side * c)), tip, colour=tone)
    scene.circle(0, -0.1, 0.05, WHITE)


MOTIF = Motif(paint, "rays", flies=True)
