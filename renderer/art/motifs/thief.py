"""A thief: a masked face under a hood."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, mix


def paint(scene: Scene) -> None:
    cloth = mix(scene.dark, scene.accent, 0.22)
    scene.shape(
        (-0.56, 0.52),
        (-0.4, 0.2),
        (-0.12, 0.06),
        (0.12, 0.06),
        (0.4, 0.2),
        (0.56, 0.52),
        colour=scene.lit(cloth),
        low=scene.dark,
    )
    scene.across(half_ellipse(0, 0.2, 0.36, 0.72), cloth)
    scene.fill([ellipse(0, -0.1, 0.24, 0.3)], INK, mix(INK, scene.dark, 0.5))
    for side in (-1, 1):
        scene.shape(
            (side * 0.04, -0.1),
            (side * 0.17, -0.18),
            (side * 0.18, -0.1),
            (side * 0.08, -0.05),
            colour=scene.lamp,
            low=scene.accent,
        )
    scene.shape(
        (-0.2, 0.02),
        (0.2, 0.02),
        (0.13, 0.2),
        (-0.13, 0.2),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent),
    )


MOTIF = Motif(paint, "rays")
