"""A probe deep in the crust, waves around it, and the needle that draws them."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    for k in range(5):
        bow = [point for point in ellipse(0, 0.36, 0.2 + 0.17 * k, 0.16 + 0.13 * k, 0, 60) if point[1] > -0.04]
        bow.sort(key=lambda point: math.atan2(point[1] - 0.2, point[0]))
        scene.line(bow, 0.022, rgb("#ffd87a"), 0.9 - 0.15 * k)
    scene.column(-0.045, -0.24, 0.045, 0.3, scene.metal)
    for y in (-0.12, 0.04, 0.2):
        scene.slab(-0.07, y, 0.07, y + 0.05, scene.accent)
    scene.shape((-0.07, 0.3), (0.07, 0.3), (0.0, 0.5), colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.glow(0, 0.42, 0.16, rgb("#ffd87a"), 1)
    scene.slab(-0.66, -0.58, 0.66, -0.22, scene.dim(scene.metal, 0.15), depth=0.08)
    scene.box((-0.6, -0.54, 0.48, -0.27), 0.02, PAPER)
    for k in range(5):
        scene.line([(-0.58, -0.51 + 0.05 * k), (0.46, -0.51 + 0.05 * k)], 0.004, scene.dark, 0.5)
    beat = [
        (
            -0.58 + 0.026 * k,
            -0.4 + 0.11 * math.sin(k * 1.7) * math.exp(-(((k - 22) / 7) ** 2)) - 0.01 * math.sin(k * 2.3),
        )
        for k in range(37)
    ]
    scene.line(beat, 0.014, rgb("#c9303a"))
    scene.line([(0.36, -0.42), (0.5, -0.62)], 0.018, scene.dark)


MOTIF = Motif(paint, "cave", flies=True, size=0.6)
