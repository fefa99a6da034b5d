"""A rocket that rises on its flame."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix


def paint(scene: Scene) -> None:
    scene.fade([(-0.09, 0.24), (0.09, 0.24), (0.2, 0.95), (-0.2, 0.95)], scene.lamp, 0.9, 0)
    scene.shape((-0.07, 0.24), (0.07, 0.24), (0, 0.55), colour=WHITE, low=mix(scene.lamp, scene.accent, 0.5))
    for side in (-1, 1):
        fin = scene.lit(scene.accent) if side < 0 else scene.dim(scene.accent)
        scene.shape((side * 0.1, 0.02), (side * 0.26, 0.3), (side * 0.22, 0.34), (side * 0.08, 0.24), colour=fin)
    scene.across(
        [
            (0, -0.52),
            (0.07, -0.4),
            (0.12, -0.2),
            (0.13, 0.05),
            (0.09, 0.26),
            (-0.09, 0.26),
            (-0.13, 0.05),
            (-0.12, -0.2),
            (-0.07, -0.4),
        ],
        scene.metal,
    )
    scene.across([(0, -0.52), (0.07, -0.4), (0.09, -0.31), (-0.09, -0.31), (-0.07, -0.4)], scene.accent)
    scene.circle(-0.01, -0.14, 0.055, mix(scene.metal, INK, 0.5))
    scene.circle(-0.01, -0.14, 0.04, scene.glass, mix(scene.glass, INK, 0.4))


MOTIF = Motif(paint, "mars")
