"""Beams and bars, stacked."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    for row, n in enumerate((5, 4, 3)):
        for i in range(n):
            x, y = -0.5 + 0.2 * i + 0.1 * row, 0.5 - 0.18 * (row + 1)
            tone = scene.metal if (i + row) % 3 else scene.accent
            scene.shape(
                (x, y),
                (x + 0.05, y - 0.07),
                (x + 0.24, y - 0.07),
                (x + 0.19, y),
                colour=mix(scene.lit(tone), WHITE, 0.25),
            )
            scene.shape(
                (x + 0.19, y),
                (x + 0.24, y - 0.07),
                (x + 0.24, y + 0.11),
                (x + 0.19, y + 0.18),
                colour=scene.dim(tone, 0.5),
            )
            scene.shape(
                (x, y),
                (x + 0.19, y),
                (x + 0.19, y + 0.18),
                (x, y + 0.18),
                colour=scene.lit(tone),
                low=scene.dim(tone, 0.2),
            )


MOTIF = Motif(paint, "mars")
