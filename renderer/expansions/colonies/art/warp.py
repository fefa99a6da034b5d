"""A ship in a tunnel of bent lines."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import CYAN
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for k in range(20):
        a = 2 * math.pi * k / 20
        curve = [
            (
                0.1 * (1 - t) * 2 + (0.08 + 0.9 * t * t) * math.cos(a + 0.7 * (1 - t)) * 1.2,
                (0.06 + 0.72 * t * t) * math.sin(a + 0.7 * (1 - t)),
            )
            for t in (j / 10 for j in range(11))
        ]
        scene.line(curve, 0.012, mix(CYAN, scene.accent, 0.5 * (k % 2)), 0.75)
    for share in (0.22, 0.36, 0.54, 0.76):
        ring = ellipse(0.2 * (1 - share), 0, 0.98 * share, 0.66 * share, 0, 56)
        scene.line([*ring, ring[0]], 0.01 + 0.012 * share, mix(rgb("#b8a0ff"), WHITE, 0.3), 0.7)
    scene.glow(0.18, 0.0, 0.34, WHITE, 1.0)
    scene.shape((-0.42, 0.34), (0.06, 0.04), (-0.06, 0.2), colour=scene.dim(scene.accent, 0.1))
    scene.shape((-0.02, 0.42), (0.06, 0.04), (-0.06, 0.2), colour=scene.dim(scene.accent, 0.45))
    scene.shape(
        (-0.28, 0.36), (0.1, 0.0), (-0.04, 0.44), colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.3)
    )
    for at in ((-0.25, 0.37), (-0.1, 0.42)):
        scene.glow(*at, 0.12, CYAN, 1.0)
        scene.circle(*at, 0.035, WHITE)


MOTIF = Motif(paint, "space", flies=True)
