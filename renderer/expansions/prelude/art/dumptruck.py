"""A lorry as high as a house, loaded with rock."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene, ragged
from renderer.drawing.theme import INK, WHITE, mix


def _wheel(scene: Scene, x: float, y: float, radius: float) -> None:
    scene.circle(x, y, radius, mix(INK, scene.dark, 0.5))
    for k in range(10):
        a = math.pi * k / 5
        scene.line(
            [
                (x + radius * 0.86 * math.cos(a), y + radius * 0.86 * math.sin(a)),
                (x + radius * math.cos(a + 0.2), y + radius * math.sin(a + 0.2)),
            ],
            radius * 0.12,
            scene.dim(scene.metal, 0.7),
        )
    scene.circle(x, y, radius * 0.55, scene.dim(scene.metal, 0.2), scene.dim(scene.metal, 0.5))
    scene.circle(x, y, radius * 0.2, scene.accent)


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    for k, x in enumerate((-0.3, -0.12, 0.08, 0.28, -0.2, 0.0, 0.2)):
        lump = ragged(x + 0.08, -0.22 - 0.1 * (k > 3), 0.15, [scene.between(0.75, 1) for _ in range(8)])
        scene.fill([lump], scene.lit(scene.rock), scene.dim(scene.rock, 0.4))
    scene.shape(
        (-0.42, -0.26), (0.66, -0.3), (0.54, 0.16), (-0.26, 0.16), colour=scene.lit(GOLD), low=scene.dim(GOLD, 0.4)
    )
    for k in range(5):
        x = -0.26 + 0.19 * k
        scene.line([(x - 0.03, -0.24), (x + 0.03, 0.13)], 0.026, scene.dim(GOLD, 0.3))
    scene.shape((-0.86, -0.32), (-0.36, -0.34), (-0.36, -0.26), (-0.86, -0.25), colour=scene.dim(GOLD, 0.2))
    scene.slab(-0.76, -0.12, -0.34, 0.28, GOLD, depth=0.2)
    scene.shape(
        (-0.72, -0.22), (-0.5, -0.22), (-0.5, 0.0), (-0.74, 0.0), colour=scene.glass, low=mix(scene.glass, INK, 0.5)
    )
    for k in range(4):
        scene.line([(-0.72, 0.07 + 0.045 * k), (-0.46, 0.07 + 0.045 * k)], 0.02, scene.dim(GOLD, 0.6))
    scene.slab(-0.82, 0.24, 0.5, 0.32, scene.dim(scene.metal, 0.5))
    scene.circle(-0.78, 0.2, 0.04, WHITE)
    _wheel(scene, -0.5, 0.3, 0.2)
    _wheel(scene, 0.36, 0.28, 0.22)
    for k in range(3):
        scene.line([(-0.9, 0.0 + 0.08 * k), (-0.74, 0.0 + 0.08 * k)], 0.014, scene.metal)


MOTIF = Motif(paint, "mars")
