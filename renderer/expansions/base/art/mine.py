"""A headframe above its shaft, a heap of ore."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    scene.shape((0.12, 0.5), (0.38, 0.18), (0.7, 0.5), colour=scene.lit(scene.rock), low=scene.dim(scene.rock))
    scene.shape((0.38, 0.18), (0.7, 0.5), (0.44, 0.5), colour=scene.dim(scene.rock, 0.55))
    for x, foot in ((-0.14, -0.36), (-0.3, 0.02)):
        scene.line([(-0.2, -0.34), (foot, 0.5)], 0.032, scene.dim(scene.metal, 0.35))
        scene.line([(x, -0.34), (x, 0.5)], 0.04, scene.metal)
    for y in (-0.12, 0.1, 0.3):
        scene.line([(-0.3, y), (-0.14, y + 0.14)], 0.02, scene.dim(scene.metal, 0.25))
    scene.line([(-0.12, -0.34), (0.18, 0.5)], 0.036, scene.dim(scene.metal, 0.25))
    scene.ring(-0.2, -0.38, 0.14, 0.035, scene.accent)
    for turn in (0, 60, 120):
        a = math.radians(turn)
        scene.line(
            [
                (-0.2 - 0.12 * math.cos(a), -0.38 - 0.12 * math.sin(a)),
                (-0.2 + 0.12 * math.cos(a), -0.38 + 0.12 * math.sin(a)),
            ],
            0.016,
            scene.metal,
        )
    scene.slab(-0.62, 0.16, -0.34, 0.5, scene.accent)
    scene.shape((-0.66, 0.16), (-0.48, 0.02), (-0.3, 0.16), colour=scene.dim(scene.accent, 0.35))
    scene.windows(-0.6, 0.24, -0.42, 0.36, 2, 1, scene.lamp)


MOTIF = Motif(paint, "mars")
