"""Airships that swallow cloud through wide funnels."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import airship, cloud
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    cloud(scene, -0.86, 0.1, 0.42, mix(rgb("#f6dc9a"), scene.hour.low, 0.2))
    for x, y, size in ((0.52, -0.28, 0.5), (-0.02, 0.06, 1.05)):
        with scene.placed(x, y, size):
            airship(scene, 0.12, -0.1, 0.92, mix(scene.metal, rgb("#fff6e6"), 0.5))
            scene.shape(
                (-0.16, 0.2),
                (0.1, 0.2),
                (0.1, 0.34),
                (-0.16, 0.34),
                colour=scene.dim(scene.accent, 0.2),
                low=scene.dim(scene.accent, 0.5),
            )
            mouth = [(-0.16, 0.2), (-0.5, 0.06), (-0.5, 0.48), (-0.16, 0.34)]
            scene.shape(*mouth, colour=scene.lit(scene.accent), low=scene.dim(scene.accent))
            scene.fill([ellipse(-0.5, 0.27, 0.07, 0.22)], scene.dark, scene.dim(scene.accent, 0.6))
            for k in range(4):
                t = 0.12 + 0.1 * k
                scene.line(
                    [(-0.86, t), (-0.66, t + 0.02 * math.sin(k)), (-0.52, 0.18 + 0.06 * k)],
                    0.026,
                    mix(rgb("#fff3d0"), scene.hour.low, 0.3),
                )
            scene.fade([(0.12, 0.2), (0.12, 0.34), (0.5, 0.46), (0.6, 0.24)], mix(rgb("#bfe8f4"), WHITE, 0.4), 0.9, 0.3)


MOTIF = Motif(paint, "clouds", flies=True)
