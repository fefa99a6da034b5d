"""Somebody in a suit blows bubbles, with a tree, a hut and a flower inside, that rise from the ground of Venus."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    suit = rgb("#f4efe6")
    scene.fill([ellipse(0.5, 0.5, 0.24, 0.035)], scene.dark, alpha=0.45)
    for dx, shade in ((0.58, 0.35), (0.44, 0.1)):
        scene.line([(dx, 0.26), (dx, 0.46)], 0.11, scene.dim(suit, shade))
        scene.slab(dx - 0.08, 0.45, dx + 0.06, 0.5, scene.dim(scene.metal, 0.5))
    scene.slab(0.58, -0.08, 0.74, 0.26, scene.accent)
    scene.across([(0.36, -0.06), (0.64, -0.06), (0.64, 0.28), (0.36, 0.28)], suit)
    scene.orb(0.5, -0.2, 0.16, suit)
    scene.fill([ellipse(0.44, -0.2, 0.1, 0.09)], rgb("#f2a93b"), rgb("#7a4414"))
    scene.line([(0.42, 0.02), (0.24, 0.12), (0.1, 0.02)], 0.08, scene.lit(suit))
    scene.line([(0.12, 0.06), (-0.02, -0.1)], 0.03, scene.dim(scene.metal, 0.4))
    scene.ring(-0.07, -0.16, 0.1, 0.028, scene.accent)
    for x, y, r, what in (
        (-0.24, -0.36, 0.17, 0),
        (-0.56, -0.14, 0.24, 1),
        (-0.32, 0.2, 0.16, 2),
        (0.1, -0.42, 0.07, 3),
        (-0.84, -0.4, 0.1, 3),
        (-0.66, 0.28, 0.07, 3),
    ):
        scene.circle(x, y, r, mix(scene.glass, WHITE, 0.5), mix(rgb("#e8a8e0"), scene.glass, 0.4), 0.6)
        foot = y + r * 0.56
        if what < 3:
            soil = [p for p in ellipse(x, y, r * 0.94, r * 0.94, 0, 48) if p[1] > foot - 0.005]
            scene.shape(
                *sorted(soil, key=lambda p: math.atan2(p[1] - y, p[0] - x)), colour=rgb("#8fb84a"), low=rgb("#5a7a34")
            )
        if what == 0:
            scene.line([(x, foot), (x, foot - r * 0.7)], 0.02, rgb("#4a8a3a"))
            for k in range(6):
                a = math.pi * k / 3
                scene.circle(x + 0.05 * math.cos(a), foot - r * 0.8 + 0.05 * math.sin(a), 0.034, rgb("#e4576a"))
            scene.circle(x, foot - r * 0.8, 0.03, GOLD)
        if what == 1:
            scene.line([(x, foot), (x, y)], 0.035, rgb("#6a4432"))
            for dx, dy in ((-0.07, 0.0), (0.07, 0.01), (0.0, -0.09)):
                scene.circle(x + dx, y + dy, 0.085, rgb("#7fc05a"), rgb("#3a7a3a"))
        if what == 2:
            scene.fill([half_ellipse(x, foot, r * 0.5, r * 0.7)], rgb("#fff6e6"), rgb("#c9a98a"))
            scene.box((x - 0.02, foot - 0.07, x + 0.02, foot), 0.01, INK)
        scene.ring(x, y, r, 0.012, WHITE, 0.9)
        scene.fill([ellipse(x - r * 0.45, y - r * 0.5, r * 0.26, r * 0.1, -44)], WHITE, alpha=0.95)


MOTIF = Motif(paint, "venus", size=0.76)
