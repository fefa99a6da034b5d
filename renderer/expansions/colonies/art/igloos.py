"""Domes of cut ice, lit from within, beside a geyser."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import ICE
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for k in range(4):
        y = 0.14 - 0.12 * k
        scene.circle(0.66 + 0.02 * k, y, 0.06 + 0.02 * k, mix(ICE, WHITE, 0.5), alpha=0.75 - 0.1 * k)
    scene.shape(
        (0.5, 0.34), (0.62, 0.14), (0.7, 0.14), (0.84, 0.34), colour=mix(ICE, WHITE, 0.4), low=scene.dim(ICE, 0.3)
    )
    for x, foot, half in ((0.26, 0.34, 0.24), (-0.56, 0.4, 0.24), (-0.1, 0.5, 0.4)):
        high = half * 1.05
        scene.glow(x, foot - high * 0.3, half * 1.5, rgb("#ffd98a"), 0.5)
        scene.vault(x, foot, half, high, mix(ICE, scene.hour.low, 0.12))
        for row in range(1, 4):
            y = foot - high * row / 4
            wide = half * math.sqrt(1 - (row / 4) ** 2)
            scene.line([(x - wide, y), (x + wide, y)], 0.012, scene.dim(ICE, 0.35))
            for k in range(-2, 3):
                dx = wide * (k + 0.5 * (row % 2)) / 2.6
                scene.line([(x + dx, y), (x + dx * 1.05, y + high / 4)], 0.01, scene.dim(ICE, 0.35))
        scene.fill([half_ellipse(x, foot, half * 0.36, high * 0.52)], scene.dim(ICE, 0.5))
        scene.fill([half_ellipse(x, foot, half * 0.26, high * 0.42)], rgb("#fff0b0"), rgb("#ffb84a"))
    scene.line([(-0.1, 0.08), (-0.1, -0.24)], 0.018, scene.metal)
    scene.shape((-0.1, -0.24), (0.14, -0.18), (-0.1, -0.11), colour=scene.accent)


MOTIF = Motif(paint, "jovian")
