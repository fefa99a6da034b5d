"""Balloons with instruments that rise from a hut with a wind vane."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import gasbag
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, size in ((0.62, -0.34, 0.42), (0.34, -0.1, 0.3), (-0.3, -0.18, 0.84)):
        with scene.placed(x, y, size):
            scene.line([(0, 0.1), (0.03, 0.36), (0.0, 0.5)], 0.014, scene.dark)
            gasbag(scene, 0, -0.16, 0.3, 0.31, mix(WHITE, scene.accent, 0.18))
            scene.shape((-0.05, 0.14), (0.05, 0.14), (0.02, 0.2), (-0.02, 0.2), colour=scene.accent)
            scene.slab(-0.1, 0.46, 0.12, 0.62, scene.accent)
            scene.line([(0.0, 0.62), (0.0, 0.74)], 0.012, scene.dark)
            for k in range(3):
                scene.circle(-0.05 + 0.05 * k, 0.53, 0.016, rgb("#8ff0b0"))
    scene.slab(0.1, 0.3, 0.5, 0.5, mix(rgb("#fff0dc"), scene.hour.low, 0.1))
    scene.fill("M .04 .32 L .26 .16 L .56 .32 Z", scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.line([(0.6, 0.5), (0.6, 0.12)], 0.02, scene.metal)
    for turn in (0, 120, 240):
        end = turned([(0.1, 0)], (0.6, 0.12), turn + 20)[0]
        scene.line([(0.6, 0.12), end], 0.012, scene.metal)
        scene.circle(*end, 0.034, rgb("#d1495b"))


MOTIF = Motif(paint, "mars")
