"""Piles of coins."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    for x, n, half in ((0.38, 4, 0.2), (-0.4, 6, 0.2), (0.0, 9, 0.22)):
        for k in range(n):
            middle, y = x + 0.012 * math.sin(k * 2 + x * 9), 0.44 - 0.082 * k
            left, right = middle - half, middle + half
            edge = mix(GOLD, rgb("#b8741c"), 0.35)
            scene.across([(left, y - 0.04), (right, y - 0.04), (right, y + 0.04), (left, y + 0.04)], edge)
            scene.fill([ellipse(middle, y + 0.04, half, 0.05)], mix(GOLD, rgb("#8a5414"), 0.55))
            scene.fill([ellipse(middle, y - 0.035, half, 0.05)], mix(GOLD, WHITE, 0.35), GOLD)
            scene.fill([ellipse(middle, y - 0.035, half * 0.66, 0.032)], mix(GOLD, rgb("#b8741c"), 0.45))
    for x, y in ((0.08, -0.4), (-0.34, -0.12), (0.5, 0.02)):
        scene.fill([star(4, 0.075, 0.018, (x, y))], WHITE)


MOTIF = Motif(paint, "rays")
