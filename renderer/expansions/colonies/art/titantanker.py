"""A tanker that rises on four jets with the air of Titan in its tanks."""

from renderer.art.motif import Motif
from renderer.art.parts import fire
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x in (-0.4, -0.14, 0.14, 0.4):
        fire(scene, x, 0.26, 0.34, 0.07, 90)
    scene.slab(-0.62, 0.12, 0.62, 0.28, scene.dim(scene.metal, 0.1), depth=0.06)
    for x in (-0.4, 0.0, 0.4):
        scene.orb(x, -0.06, 0.2, mix(rgb("#bfe3f0"), WHITE, 0.3), rgb("#3d6a8a"))
        scene.fill([ellipse(x, -0.06, 0.2, 0.05)], scene.accent, alpha=0.85)
        scene.line([(x, -0.24), (x, -0.32)], 0.05, scene.dim(scene.metal, 0.3))
    scene.line([(-0.4, -0.32), (0.4, -0.32)], 0.04, scene.metal)
    scene.shape(
        (-0.84, 0.16),
        (-0.62, 0.0),
        (-0.56, 0.28),
        (-0.74, 0.28),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.4),
    )
    scene.shape((-0.78, 0.14), (-0.66, 0.04), (-0.64, 0.14), colour=scene.glass, low=mix(scene.glass, INK, 0.5))
    scene.shape((0.6, 0.14), (0.86, -0.2), (0.92, -0.18), (0.76, 0.26), colour=scene.dim(scene.accent, 0.2))


MOTIF = Motif(paint, "titan", flies=True, size=0.64)
