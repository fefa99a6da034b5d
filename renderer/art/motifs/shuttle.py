"""A winged spaceship that flies to the left."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix


def paint(scene: Scene) -> None:
    scene.fade([(0.3, -0.06), (0.3, 0.08), (0.95, 0.04), (0.95, -0.02)], scene.lamp, 0.7, 0.5)
    scene.shape(
        (0.0, 0.06),
        (0.36, 0.06),
        (0.44, 0.3),
        (0.3, 0.3),
        colour=scene.dim(scene.accent, 0.3),
        low=scene.dim(scene.accent),
    )
    scene.shape(
        (-0.52, 0.05),
        (-0.3, -0.1),
        (0.32, -0.1),
        (0.38, 0.08),
        (-0.4, 0.11),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.45),
    )
    scene.shape(
        (0.12, -0.1), (0.36, -0.32), (0.46, -0.32), (0.36, -0.06), colour=scene.lit(scene.accent), low=scene.accent
    )
    scene.shape(
        (-0.34, -0.02),
        (-0.26, -0.075),
        (-0.16, -0.075),
        (-0.2, -0.02),
        colour=scene.glass,
        low=mix(scene.glass, INK, 0.4),
    )
    for i in range(4):
        scene.circle(-0.06 + 0.09 * i, -0.02, 0.022, scene.lamp)


MOTIF = Motif(paint, "orbit", flies=True)
