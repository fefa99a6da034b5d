"""Towers with rings that hold up a curtain of light."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    glow = rgb("#9fe0ff")
    for a, b in ((-0.6, 0.0), (0.0, 0.6)):
        for k in range(5):
            y = -0.3 + 0.13 * k
            scene.line(
                [(a + (b - a) * t / 8, y - 0.1 * math.sin(math.pi * t / 8)) for t in range(9)],
                0.026,
                mix(glow, rgb("#c8a8ff"), 0.2 * k),
                0.75,
            )
    scene.shadow_below(0.8)
    for x, size in ((-0.6, 0.9), (0.6, 0.9), (0.0, 1.1)):
        top, foot = 0.5 - 0.94 * size, 0.5
        scene.across(
            [(x - 0.03 * size, top), (x + 0.03 * size, top), (x + 0.12 * size, foot), (x - 0.12 * size, foot)],
            scene.metal,
        )
        for k in range(4):
            y = top + (0.1 + 0.17 * k) * size
            half = (0.12 + 0.02 * k) * size
            scene.fill([ellipse(x, y + 0.016, half, 0.034 * size)], scene.dim(scene.accent, 0.6))
            scene.across(ellipse(x, y, half, 0.03 * size), scene.accent)
        scene.glow(x, top, 0.2 * size, glow, 1)
        scene.orb(x, top, 0.07 * size, mix(glow, WHITE, 0.4), rgb("#3a6ab0"))


MOTIF = Motif(paint, "mars")
