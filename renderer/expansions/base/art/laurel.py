"""Mars with its poles, plains and great canyon, in a wreath."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    leaf, dark = rgb("#2f5f94"), rgb("#7a2f1e")
    scene.circle(0, -0.04, 0.37, WHITE, alpha=0.35)
    scene.orb(0, -0.04, 0.32, rgb("#df7a48"), rgb("#6a2418"))
    scene.fill(
        "M -.24 .02 C -.2 -.1 -.08 -.06 -.02 -.1 C .06 -.16 .16 -.1 .22 -.02 C .14 .0 .08 .06 -.02 .05 C "
        "-.1 .1 -.2 .1 -.24 .02 Z",
        dark,
        alpha=0.55,
    )
    scene.fill("M -.16 .16 C -.06 .12 .06 .16 .14 .14 C .1 .22 -.1 .22 -.16 .16 Z", dark, alpha=0.45)
    scene.line([(-0.2, -0.02), (-0.1, 0.005), (-0.02, -0.015), (0.08, 0.01), (0.15, 0.0)], 0.016, dark)
    for x, y, r in (
        (-0.14, -0.19, 0.04),
        (-0.21, -0.13, 0.028),
        (0.14, -0.2, 0.03),
        (0.2, 0.12, 0.036),
        (-0.04, 0.12, 0.022),
    ):
        scene.circle(x, y, r, rgb("#a04a2c"), alpha=0.8)
        scene.circle(x + 0.006, y + 0.008, r * 0.68, rgb("#c96438"))
    for y, half, thick in ((-0.325, 0.13, 0.034), (0.25, 0.1, 0.024)):
        scene.fill([ellipse(0, y, half, thick)], mix(WHITE, rgb("#cfe6f4"), 0.3))
    angles = [math.pi + math.pi * k / 18 + 0.5 for k in range(19)]
    scene.line([(0.345 * math.cos(a), -0.04 + 0.345 * math.sin(a)) for a in angles], 0.014, rgb("#ffe2c0"), 0.8)
    for side in (-1, 1):
        stem = [(side * 0.5 * math.sin(a), 0.0 + 0.5 * math.cos(a)) for a in (0.1 + 0.25 * k for k in range(10))]
        scene.line(stem, 0.024, leaf)
        for k, (x, y) in enumerate(stem):
            for out in (-1, 1):
                turn = -side * (14 * k + 4) + out * side * 38
                at = turned([(side * 0.08, 0)], (x, y), turn)[0]
                scene.fill([ellipse(*at, 0.092, 0.036, turn)], scene.lit(leaf) if side < 0 else scene.dim(leaf, 0.12))
    scene.line([(-0.07, 0.53), (0, 0.46), (0.07, 0.53)], 0.03, GOLD)


MOTIF = Motif(paint, "rays", flies=True)
