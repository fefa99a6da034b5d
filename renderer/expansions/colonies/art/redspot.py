"""The great red storm below, and a telescope that looks down on it from its balloon."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import gasbag
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for share, code in ((1.0, "#f4dcb8"), (0.86, "#d98a58"), (0.7, "#b8452a"), (0.5, "#d9693f"), (0.28, "#8f2f20")):
        scene.fill([ellipse(-0.06, 0.36, 0.84 * share, 0.27 * share, -4, 60)], rgb(code), mix(rgb(code), INK, 0.15))
    for k in range(3):
        reach = 0.66 - 0.2 * k
        arc = [
            (
                -0.06 + reach * (1 - 0.02 * j) * math.cos(0.16 * j + 2 * k),
                0.36 + 0.32 * reach * (1 - 0.02 * j) * math.sin(0.16 * j + 2 * k),
            )
            for j in range(20)
        ]
        scene.line(arc, 0.018, rgb("#fbe8c8"), 0.6)
    gasbag(scene, 0.2, -0.36, 0.26, 0.18, scene.accent)
    for x in (0.06, 0.34):
        scene.line([(x, -0.22), (0.2 + (x - 0.2) * 0.8, -0.08)], 0.014, scene.dark)
    scene.slab(0.02, -0.1, 0.4, 0.0, scene.metal, depth=0.14)
    scene.windows(0.05, -0.08, 0.3, -0.03, 5, 1, scene.lamp)
    tube = [(0.2, -0.04), (0.32, 0.06), (0.02, 0.36), (-0.12, 0.24)]
    scene.shape(*tube, colour=scene.lit(mix(scene.metal, WHITE, 0.4)), low=scene.dim(scene.metal, 0.4))
    scene.fill([ellipse(-0.05, 0.3, 0.11, 0.05, 40)], scene.dark, rgb("#3d8ac0"))
    scene.line([(0.08, 0.06), (0.22, 0.18)], 0.03, scene.accent)
    scene.circle(0.25, 0.02, 0.06, scene.dim(scene.metal, 0.3))


MOTIF = Motif(paint, "jupiter", flies=True)
