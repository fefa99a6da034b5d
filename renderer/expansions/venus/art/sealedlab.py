"""A laboratory as round and thick as a diving bell, on legs."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    for x, foot in ((-0.42, -0.54), (0.42, 0.54), (-0.14, -0.18), (0.16, 0.2)):
        scene.line([(x, 0.2), (foot, 0.47)], 0.06, scene.dim(scene.metal, 0.4 if x < 0 else 0.6))
        scene.slab(foot - 0.07, 0.45, foot + 0.07, 0.5, scene.dim(scene.metal, 0.3))
    scene.line([(0.24, -0.2), (0.24, -0.48)], 0.024, scene.metal)
    scene.fill([ellipse(0.26, -0.47, 0.13, 0.06, -24)], scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    scene.orb(0, 0.02, 0.34, mix(scene.metal, rgb("#fff6e6"), 0.4))
    scene.column(-0.66, -0.02, -0.26, 0.24, scene.accent)
    scene.fill([ellipse(-0.66, 0.11, 0.05, 0.13)], scene.dim(scene.accent, 0.5))
    scene.column(0.26, 0.0, 0.6, 0.22, scene.dim(scene.metal, 0.2))
    for x, y, r in ((-0.02, -0.02, 0.16), (0.42, 0.1, 0.055)):
        scene.circle(x, y, r * 1.25, scene.dim(scene.metal, 0.5))
        scene.circle(x, y, r, rgb("#ffe6a3"), rgb("#f2a93b"))
    scene.line([(-0.05, 0.08), (-0.05, -0.06), (-0.02, -0.1), (0.01, -0.06), (0.01, 0.08)], 0.022, scene.dark)
    scene.fill("M -.09 .08 L -.05 0 L .01 0 L .05 .08 Z", rgb("#3f8fb0"))
    for k in range(8):
        a = math.pi * k / 4 + 0.4
        scene.circle(-0.02 + 0.19 * math.cos(a), -0.02 + 0.19 * math.sin(a), 0.012, scene.lit(scene.metal))


MOTIF = Motif(paint, "venus")
