"""A floating machine with tall fins that comb the haze, and bricks of what they catch."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import crate, gasbag
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    gasbag(scene, 0, -0.38, 0.34, 0.16, mix(scene.accent, WHITE, 0.2), 4)
    for x in (-0.2, 0.2):
        scene.line([(x, -0.26), (x, -0.12)], 0.016, scene.dark)
    scene.slab(-0.6, -0.14, 0.6, -0.05, scene.metal, depth=0.06)
    for k in range(9):
        x = -0.54 + 0.13 * k
        tone = mix(rgb("#8fb0a0"), rgb("#d98a3a"), k / 10)
        scene.shape(
            (x, -0.05),
            (x + 0.07, -0.05),
            (x + 0.07, 0.3),
            (x, 0.34),
            colour=mix(tone, WHITE, 0.3),
            low=scene.dim(tone, 0.4),
        )
    for k, y in enumerate((-0.02, 0.09, 0.2)):
        flow = [(-0.98 + 0.05 * i, y + 0.03 * math.sin(i * 0.9 + k)) for i in range(9)]
        scene.line(flow, 0.03, rgb("#ffcf7a"), 0.75)
    scene.shape((-0.5, 0.34), (0.56, 0.3), (0.2, 0.44), (-0.16, 0.44), colour=scene.dim(scene.metal, 0.35))
    for k, y in enumerate((0.46, 0.58)):
        crate(scene, -0.05 + 0.02 * k, y + 0.06, 0.11, rgb("#a8603a"))


MOTIF = Motif(paint, "titan", flies=True)
