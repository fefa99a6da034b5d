"""A digger with a toothed drum that bites into the grey ground of the Moon."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, mix


def paint(scene: Scene) -> None:
    scene.shape(
        (-1.0, 0.5),
        (-0.86, 0.16),
        (-0.64, 0.06),
        (-0.5, 0.3),
        (-0.42, 0.52),
        colour=scene.lit(scene.rock),
        low=scene.dim(scene.rock, 0.3),
    )
    scene.shadow_below(0.66)
    scene.slab(-0.02, -0.2, 0.6, 0.26, scene.accent, depth=0.22)
    scene.shape(
        (0.04, -0.14), (0.26, -0.14), (0.26, 0.06), (0.04, 0.06), colour=scene.glass, low=mix(scene.glass, INK, 0.4)
    )
    scene.slab(0.2, -0.36, 0.56, -0.2, scene.dim(scene.metal, 0.2))
    scene.line([(0.52, -0.36), (0.52, -0.5)], 0.05, scene.dim(scene.metal, 0.4))
    for y in (0.04, 0.2):
        scene.line([(0.06, y), (-0.42, y * 0.5 + 0.06)], 0.06, scene.dim(scene.metal, 0.2 + y))
    for k in range(14):
        a = 2 * math.pi * k / 14
        x, y = -0.46 + 0.3 * math.cos(a), 0.2 + 0.3 * math.sin(a)
        scene.shape(
            (x - 0.05 * math.sin(a), y + 0.05 * math.cos(a)),
            (x + 0.05 * math.sin(a), y - 0.05 * math.cos(a)),
            (-0.46 + 0.4 * math.cos(a + 0.1), 0.2 + 0.4 * math.sin(a + 0.1)),
            colour=GOLD,
        )
    scene.orb(-0.46, 0.2, 0.3, scene.metal)
    scene.circle(-0.46, 0.2, 0.13, scene.dim(scene.metal, 0.5))
    scene.circle(-0.47, 0.19, 0.07, scene.lit(scene.metal))
    for x, y, r in ((-0.82, -0.08, 0.04), (-0.74, -0.2, 0.03), (-0.92, 0.02, 0.03), (-0.6, -0.26, 0.022)):
        scene.circle(x, y, r, scene.lit(scene.rock))
    scene.box((-0.04, 0.26, 0.68, 0.5), 0.12, scene.dark)
    for k in range(4):
        scene.circle(0.08 + 0.16 * k, 0.38, 0.075, scene.metal, scene.dim(scene.metal, 0.4))


MOTIF = Motif(paint, "moon", size=0.62)
