"""Freighters in line."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    for x, y, size in ((0.34, -0.3, 0.4), (0.0, -0.04, 0.62), (-0.3, 0.26, 0.85)):
        with scene.placed(x, y, size):
            scene.fade([(0.3, -0.03), (0.3, 0.05), (0.75, 0.02), (0.75, 0)], scene.lamp, 0.8, 0.5)
            for k in range(3):
                scene.orb(-0.1 + 0.16 * k, 0.02, 0.095, mix(scene.accent, WHITE, 0.15))
            scene.slab(-0.2, 0.06, 0.34, 0.11, scene.metal, depth=0.2)
            scene.shape(
                (-0.42, 0.02),
                (-0.3, -0.09),
                (-0.18, -0.09),
                (-0.18, 0.11),
                (-0.36, 0.11),
                colour=scene.lit(scene.metal),
                low=scene.dim(scene.metal),
            )
            scene.shape((-0.37, 0), (-0.3, -0.055), (-0.24, -0.055), (-0.24, 0), colour=scene.glass)


MOTIF = Motif(paint, "orbit", flies=True)
