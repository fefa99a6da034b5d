"""Balloons that suck up the air of Venus through long hoses."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import gasbag
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for x, y, size in ((-0.52, -0.2, 0.6), (0.56, -0.1, 0.56), (0.02, -0.13, 0.92)):
        with scene.placed(x, y, size):
            hose = [(0.03 * math.sin(9 * t), 0.3 + 0.6 * t) for t in (k / 14 for k in range(15))]
            scene.line(hose, 0.07, scene.dim(scene.accent, 0.5))
            scene.line([(px - 0.014, py) for px, py in hose], 0.024, scene.lit(scene.accent))
            scene.shape(
                (-0.06, 0.86), (0.1, 0.86), (0.2, 1.02), (-0.16, 1.02), colour=scene.metal, low=scene.dim(scene.metal)
            )
            for side in (-0.16, 0.16):
                scene.line([(side * 1.3, -0.02), (side * 0.6, 0.2)], 0.016, scene.dark)
            gasbag(scene, 0, -0.2, 0.3, 0.29, mix(rgb("#fff6e4"), scene.hour.low, 0.2))
            scene.fill([ellipse(0, -0.2, 0.295, 0.05)], scene.accent, scene.dim(scene.accent))
            scene.slab(-0.14, 0.17, 0.16, 0.32, scene.metal)
            scene.windows(-0.12, 0.19, 0.06, 0.28, 3, 1, scene.lamp)


MOTIF = Motif(paint, "clouds", flies=True)
