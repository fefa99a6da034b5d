"""A virus that stands on a cell and lets its genes in."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    cell = scene.one_of("#f0a08a", "#9fd0a0", "#e8c070")
    scene.circle(0, 1.22, 0.86, mix(cell, WHITE, 0.4))
    scene.circle(0, 1.22, 0.82, cell, scene.dim(cell, 0.3))
    coil = [(0.05 * math.sin(2.2 * k), 0.36 + 0.03 * k) for k in range(10)]
    scene.line(coil, 0.022, scene.accent)
    for side in (-1, 1):
        for reach, knee, foot in ((0.42, 0.26, 0.3), (0.66, 0.42, 0.48)):
            leg = [(side * 0.05, 0.22), (side * reach * 0.72, -0.06 + knee * 0.2), (side * foot, 0.4 + foot * 0.14)]
            scene.line(leg, 0.03, scene.dim(scene.accent, 0.25 + 0.15 * side))
    for k in range(8):
        scene.column(
            -0.065, -0.1 + 0.04 * k, 0.065, -0.065 + 0.04 * k, scene.accent if k % 2 else mix(scene.accent, WHITE, 0.5)
        )
    scene.slab(-0.1, 0.2, 0.1, 0.26, scene.dim(scene.accent, 0.2))
    scene.column(-0.12, -0.14, 0.12, -0.1, scene.metal)
    tone = scene.accent
    left, right = (-0.22, -0.24), (0.22, -0.24)
    upper, lower = (-0.22, -0.48), (0.22, -0.48)
    top, foot = (0.0, -0.62), (0.0, -0.12)
    scene.shape(top, lower, right, foot, left, upper, colour=tone)
    scene.shape(top, upper, (0.0, -0.44), colour=scene.lit(mix(tone, WHITE, 0.3)))
    scene.shape(upper, left, (-0.1, -0.26), (0.0, -0.44), colour=scene.lit(tone))
    scene.shape(left, foot, (-0.1, -0.26), colour=scene.dim(tone, 0.2))
    scene.shape(lower, right, (0.1, -0.26), (0.0, -0.44), colour=scene.dim(tone, 0.3))
    scene.shape(right, foot, (0.1, -0.26), colour=scene.dim(tone, 0.5))


MOTIF = Motif(paint, "lens", flies=True)
