"""Sticks with a clock and a burning fuse."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    red = rgb("#d1352e")
    scene.shadow_below(0.6)
    for x, y in ((-0.44, 0.3), (0.0, 0.3), (0.44, 0.3), (-0.22, 0.06), (0.22, 0.06)):
        scene.column(x - 0.21, y - 0.36, x + 0.21, y + 0.2, red)
        scene.fill([ellipse(x, y - 0.36, 0.21, 0.05)], scene.lit(red), scene.dim(red, 0.2))
        scene.line([(x, y - 0.37), (x + 0.03, y - 0.44)], 0.03, PAPER)
    scene.across([(-0.68, -0.02), (0.68, -0.02), (0.68, 0.1), (-0.68, 0.1)], mix(scene.dark, INK, 0.4))
    scene.circle(0, 0.08, 0.26, mix(INK, scene.dark, 0.3))
    scene.circle(0, 0.08, 0.215, PAPER, scene.dim(PAPER, 0.15))
    for k in range(12):
        a = math.pi * k / 6
        scene.circle(0.17 * math.cos(a), 0.08 + 0.17 * math.sin(a), 0.014, INK)
    scene.line([(0, 0.08), (-0.09, -0.04)], 0.03, INK)
    scene.line([(0, 0.08), (0.02, -0.07)], 0.02, red)
    scene.line([(0.25, -0.38), (0.34, -0.52), (0.5, -0.5)], 0.026, PAPER)
    scene.glow(0.52, -0.5, 0.26, scene.lamp, 1)
    scene.fill([star(8, 0.13, 0.04, (0.52, -0.5))], rgb("#ffd24a"))
    scene.circle(0.52, -0.5, 0.03, WHITE)


MOTIF = Motif(paint, "mars")
