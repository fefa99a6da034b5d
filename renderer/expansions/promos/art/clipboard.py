"""A list with ticks, and a magnifying glass over it."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shape(
        *turned([(-0.3, -0.42), (0.32, -0.42), (0.32, 0.48), (-0.3, 0.48)], (-0.06, 0.03), -5),
        colour=scene.dark,
        alpha=0.4,
    )
    scene.shape(
        *turned([(-0.32, -0.44), (0.3, -0.44), (0.3, 0.46), (-0.32, 0.46)], (-0.1, 0.0), -5),
        colour=rgb("#a8703f"),
        low=rgb("#7a4a2c"),
    )
    scene.shape(
        *turned([(-0.27, -0.36), (0.25, -0.36), (0.25, 0.41), (-0.27, 0.41)], (-0.1, 0.0), -5),
        colour=PAPER,
        low=mix(PAPER, scene.dark, 0.12),
    )
    scene.shape(
        *turned([(-0.13, -0.5), (0.11, -0.5), (0.15, -0.36), (-0.17, -0.36)], (-0.1, 0.0), -5),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.4),
    )
    for k in range(5):
        y = -0.24 + 0.13 * k
        box = turned([(-0.22, y - 0.04), (-0.14, y - 0.04), (-0.14, y + 0.04), (-0.22, y + 0.04)], (-0.1, 0.0), -5)
        scene.line([*box, box[0]], 0.012, INK)
        scene.line(turned([(-0.09, y), (0.2 - 0.05 * (k % 2), y)], (-0.1, 0.0), -5), 0.024, mix(INK, PAPER, 0.5))
        if k < 4:
            scene.line(
                turned([(-0.22, y - 0.01), (-0.185, y + 0.035), (-0.11, y - 0.07)], (-0.1, 0.0), -5),
                0.026,
                rgb("#3f9a4a"),
            )
    scene.line([(0.48, 0.3), (0.68, 0.52)], 0.09, scene.dim(scene.accent, 0.3))
    scene.circle(0.3, 0.1, 0.26, scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.circle(0.3, 0.1, 0.215, mix(scene.glass, WHITE, 0.6), mix(scene.glass, PAPER, 0.4))
    scene.line([(0.18, 0.1), (0.27, 0.2), (0.43, 0.0)], 0.06, rgb("#3f9a4a"))
    scene.fill([ellipse(0.2, 0.0, 0.07, 0.03, -45)], WHITE, alpha=0.9)


MOTIF = Motif(paint, "hall", flies=True)
