"""A derrick whose drill goes into the ground."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    scene.shape((-0.03, 0.1), (0.03, 0.1), (0.02, 0.74), (-0.02, 0.74), colour=scene.metal, low=scene.dim(scene.metal))
    scene.shape((-0.07, 0.62), (0.07, 0.62), (0, 0.86), colour=scene.lit(scene.accent), low=scene.dim(scene.accent))
    for side in (-1, 1):
        scene.line(
            [(side * 0.05, -0.5), (side * 0.26, 0.14)], 0.034, scene.metal if side < 0 else scene.dim(scene.metal, 0.4)
        )
    for k in range(4):
        y, half = -0.36 + 0.15 * k, 0.08 + 0.052 * k
        scene.line([(-half, y), (half, y)], 0.02, scene.dim(scene.metal, 0.2))
        scene.line([(-half, y), (half + 0.05, y + 0.15)], 0.014, scene.dim(scene.metal, 0.3))
    scene.slab(-0.08, -0.56, 0.08, -0.46, scene.accent)
    scene.slab(-0.36, 0.12, 0.36, 0.2, scene.metal, depth=0.2)
    scene.slab(0.2, -0.04, 0.42, 0.13, scene.accent)


MOTIF = Motif(paint, "cave")
