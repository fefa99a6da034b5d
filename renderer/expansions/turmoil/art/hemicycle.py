"""Rows of seats in half circles, in the colours of six parties, round a desk."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import PARTIES, WOOD, person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([half_ellipse(0, 0.56, 1.02, 1.04)], scene.dim(WOOD, 0.45), scene.dim(WOOD, 0.65))
    for row in range(3):
        half, high = 0.92 - 0.21 * row, 0.86 - 0.24 * row
        n = 12 - 2 * row
        for k in range(n):
            a = math.pi * (k + 0.5) / n
            x, foot = -half * math.cos(a), 0.5 - high * math.sin(a)
            tone = rgb(PARTIES[k * 6 // n])
            scene.fill([half_ellipse(x, foot + 0.05, 0.085, 0.12)], scene.lit(tone), scene.dim(tone, 0.25))
            scene.circle(x, foot - 0.085, 0.05, scene.one_of("#f0c8a0", "#d9a078", "#a8704a"))
        scene.fill([half_ellipse(0, 0.56, half + 0.02, high)], mix(WOOD, WHITE, 0.3), scene.dim(WOOD, 0.1))
        scene.fill([half_ellipse(0, 0.56, half - 0.03, high - 0.06)], scene.dim(WOOD, 0.3), scene.dim(WOOD, 0.5))
    scene.fill([half_ellipse(0, 0.56, 0.3, 0.17)], mix(PAPER, scene.hour.low, 0.2), scene.dim(PAPER, 0.2))
    scene.slab(-0.2, 0.38, 0.2, 0.56, scene.accent, depth=0.08)
    scene.slab(-0.24, 0.34, 0.24, 0.4, WOOD, depth=0.06)
    person(scene, 0.0, 0.42, 0.34, rgb("#3a3f78"), arm=0.8)
    scene.orb(0, 0.47, 0.05, rgb("#d96f42"))


MOTIF = Motif(paint, "hall")
