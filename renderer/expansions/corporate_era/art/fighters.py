"""Patrol ships in formation."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    for x, y, size in ((0.3, -0.28, 0.42), (0.38, 0.22, 0.5), (-0.14, 0.02, 0.8)):
        with scene.placed(x, y, size):
            scene.fade([(0.36, -0.03), (0.36, 0.05), (0.8, 0.02), (0.8, 0)], scene.glass, 0.9, 0.6)
            scene.shape(
                (-0.1, 0.0), (0.34, -0.3), (0.42, -0.28), (0.36, 0.02), colour=scene.lit(scene.accent), low=scene.accent
            )
            scene.shape(
                (-0.5, 0.05),
                (-0.1, -0.08),
                (0.38, -0.06),
                (0.38, 0.08),
                colour=scene.lit(scene.metal),
                low=scene.dim(scene.metal, 0.4),
            )
            scene.shape(
                (-0.05, 0.06),
                (0.36, 0.06),
                (0.46, 0.28),
                (0.36, 0.28),
                colour=scene.dim(scene.accent),
                low=scene.dim(scene.accent, 0.6),
            )
            scene.shape((-0.24, -0.02), (-0.1, -0.06), (0.02, -0.05), (-0.02, 0.01), colour=scene.glass)


MOTIF = Motif(paint, "orbit", flies=True)
