"""Bars of three metals, piled up."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.72)
    for x0, n, code in ((-0.5, 2, "#a9b4c4"), (0.52, 2, "#c97a4a"), (0.0, 3, "#f2c14a")):
        tone = mix(rgb(code), scene.hour.low, 0.08)
        for row in range(n):
            for k in range(n - row):
                x, y = x0 + (k - (n - row - 1) / 2) * 0.25, 0.48 - 0.17 * row
                scene.shape(
                    (x - 0.12, y),
                    (x + 0.12, y),
                    (x + 0.085, y - 0.13),
                    (x - 0.085, y - 0.13),
                    colour=scene.lit(tone),
                    low=scene.dim(tone, 0.3),
                )
                scene.shape(
                    (x - 0.085, y - 0.13),
                    (x + 0.085, y - 0.13),
                    (x + 0.12, y - 0.17),
                    (x - 0.04, y - 0.17),
                    colour=mix(tone, WHITE, 0.6),
                )
                scene.shape(
                    (x + 0.12, y),
                    (x + 0.085, y - 0.13),
                    (x + 0.12, y - 0.17),
                    (x + 0.155, y - 0.05),
                    colour=scene.dim(tone, 0.55),
                )
    for x, y, size in ((-0.46, 0.22, 0.09), (0.14, 0.08, 0.08), (0.62, 0.3, 0.06)):
        sparkle(scene, x, y, size)


MOTIF = Motif(paint, "hall", size=0.8)
