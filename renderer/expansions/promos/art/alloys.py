"""Bars of light metal stacked on Mercury, red from its heat, and a shield that shades the crew."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.75)
    scene.line([(0.46, 0.5), (0.62, -0.3)], 0.03, scene.metal)
    scene.fill("M .22 -.34 Q .6 -.56 .98 -.2 Q .62 -.34 .22 -.34 Z", scene.lit(GOLD), scene.dim(GOLD, 0.3))
    scene.slab(0.36, 0.3, 0.66, 0.5, scene.accent)
    scene.windows(0.4, 0.34, 0.56, 0.44, 2, 1, scene.lamp)
    for row, n in enumerate((4, 3, 2)):
        for k in range(n):
            x, y = -0.32 + (k - (n - 1) / 2) * 0.27, 0.5 - 0.17 * row
            tone = mix(rgb("#c4d0e4"), rgb("#e08a6a"), 0.1 + 0.3 * ((k + row) % 2))
            scene.shape(
                (x - 0.13, y),
                (x + 0.11, y),
                (x + 0.08, y - 0.13),
                (x - 0.1, y - 0.13),
                colour=scene.lit(tone),
                low=scene.dim(tone, 0.3),
            )
            scene.shape(
                (x - 0.1, y - 0.13),
                (x + 0.08, y - 0.13),
                (x + 0.13, y - 0.17),
                (x - 0.05, y - 0.17),
                colour=mix(tone, WHITE, 0.65),
            )
            scene.shape(
                (x + 0.11, y),
                (x + 0.08, y - 0.13),
                (x + 0.13, y - 0.17),
                (x + 0.15, y - 0.04),
                colour=scene.dim(tone, 0.55),
            )
    for x, y in ((-0.5, 0.1), (-0.1, 0.06)):
        sparkle(scene, x, y, 0.09)


MOTIF = Motif(paint, "moon")
