"""A ladle that pours glowing steel into moulds."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x in (-0.3, 0.34):
        scene.line([(x * 1.2, -0.6), (x, -0.18)], 0.026, scene.dim(scene.metal, 0.3))
    glow = rgb("#ffb43a")
    scene.glow(-0.3, 0.3, 0.5, glow, 0.8)
    pot = turned(
        [(-0.34, -0.26), (0.34, -0.26), (0.26, 0.2), (0.14, 0.28), (-0.14, 0.28), (-0.26, 0.2)], (0.04, -0.12), -24
    )
    scene.across(pot, scene.dim(scene.metal, 0.35))
    scene.fill([ellipse(-0.06, -0.36, 0.345, 0.08, -24)], mix(glow, WHITE, 0.5), glow)
    scene.fill(
        "M -.38 -.24 C -.5 -.16 -.48 .1 -.46 .38 L -.38 .38 C -.38 .1 -.36 -.08 -.28 -.2 Z", rgb("#fff0b0"), glow
    )
    for k, x in enumerate((-0.62, -0.2, 0.22)):
        scene.slab(x, 0.34, x + 0.38, 0.5, scene.dim(scene.metal, 0.45), depth=0.12)
        scene.fill(
            [ellipse(x + 0.17, 0.345, 0.15, 0.03)],
            mix(rgb("#fff0b0"), rgb("#b8442a"), 0.3 * k),
            mix(glow, rgb("#8a2f1c"), 0.3 * k),
        )
    for k in range(14):
        a = math.pi * (1 + k / 13)
        reach = 0.12 + 0.12 * (k * 5 % 7) / 6
        scene.line(
            [
                (-0.42 + 0.08 * math.cos(a), 0.34 + 0.08 * math.sin(a)),
                (-0.42 + reach * math.cos(a), 0.34 + reach * math.sin(a)),
            ],
            0.012,
            rgb("#ffe6a3"),
        )


MOTIF = Motif(paint, "hall")
