"""A train that floats above its rail."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    for x in (-0.75, -0.25, 0.25, 0.75):
        scene.column(x - 0.035, 0.32, x + 0.035, 0.62, mix(scene.rock, scene.metal, 0.4))
    scene.slab(-1.5, 0.26, 1.6, 0.34, scene.metal, depth=0)
    scene.shape(
        (-0.72, 0.2),
        (-0.6, 0.04),
        (-0.34, -0.1),
        (1.6, -0.1),
        (1.6, 0.22),
        (-0.68, 0.22),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.4),
    )
    scene.shape((-0.7, 0.14), (1.6, 0.1), (1.6, 0.17), (-0.72, 0.2), colour=scene.accent)
    scene.shape(
        (-0.58, 0.04),
        (-0.36, -0.07),
        (-0.2, -0.07),
        (-0.2, 0.04),
        colour=scene.dark,
        low=mix(scene.dark, scene.glass, 0.4),
    )
    for k in range(8):
        x = -0.12 + 0.21 * k
        scene.box((x, -0.06, x + 0.15, 0.05), 0.02, scene.lamp, mix(scene.lamp, scene.accent, 0.3))
    scene.fade([(-0.7, 0.12), (-0.7, 0.18), (-1.5, 0.34), (-1.5, -0.02)], scene.lamp, 0.5, 0.4)


MOTIF = Motif(paint, "mars")
