"""A magnifying glass over the soil below a sprout: its root, and bacteria at work."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    soil = mix(rgb("#7a4a34"), scene.hour.near, 0.2)
    scene.fill("M -.9 .5 C -.8 .1 -.5 .02 -.1 .04 C .3 .0 .72 .1 .86 .5 Z", scene.lit(soil), scene.dim(soil, 0.5))
    for k in range(14):
        x, y = -0.72 + 0.11 * k, 0.3 + 0.09 * math.sin(k * 2.1)
        scene.circle(x, y, 0.018, scene.lit(soil))
    for x, high, lean in ((-0.24, 0.36, -0.04), (0.52, 0.26, 0.03)):
        scene.line([(x, 0.1), (x + lean, 0.08 - high)], 0.026, rgb("#5fa04a"))
        for side in (-1, 1):
            top = 0.1 - high
            scene.fill(
                f"M {x + lean} {top} Q {x + lean + side * 0.06} {top - 0.16} {x + lean + side * 0.24} {top - 0.16} "
                f"Q {x + lean + side * 0.2} {top} {x + lean} {top} Z",
                rgb("#8fd05a"),
                rgb("#3f8a3a"),
            )
    scene.line([(0.3, 0.42), (0.68, 0.78)], 0.11, scene.dim(rgb("#8a5638"), 0.4))
    scene.line([(0.29, 0.4), (0.66, 0.75)], 0.06, rgb("#c98a54"))
    x, y, r = -0.06, 0.12, 0.36
    scene.circle(x, y, r, mix(rgb("#f6e6c4"), scene.hour.low, 0.2), mix(rgb("#c99a6a"), soil, 0.3))
    for points in (
        ((-0.2, -0.2), (-0.16, 0.06), (-0.26, 0.34)),
        ((-0.17, 0.02), (0.0, 0.18), (0.04, 0.38)),
        ((-0.19, 0.14), (-0.36, 0.24)),
        ((-0.06, 0.12), (0.14, 0.16)),
    ):
        scene.line(points, 0.04, rgb("#e9d8b0"))
        scene.line(points, 0.016, rgb("#b89a6a"))
    for bx, by, turn, code in (
        (0.1, -0.06, 30, "#5fa777"),
        (-0.3, 0.02, -50, "#d1699a"),
        (0.16, 0.28, 70, "#5fa777"),
        (-0.12, 0.3, 10, "#3d9ab0"),
        (-0.02, -0.16, -20, "#d1699a"),
        (-0.1, 0.14, 80, "#3d9ab0"),
    ):
        tone = rgb(code)
        scene.line(turned([(-0.06, 0), (0.06, 0)], (bx, by), turn), 0.07, scene.dim(tone, 0.2))
        scene.line(turned([(-0.055, -0.008), (0.05, -0.008)], (bx, by), turn), 0.04, mix(tone, WHITE, 0.35))
        tail = turned([(0.1, 0.0), (0.14, 0.03), (0.18, -0.01), (0.22, 0.03)], (bx, by), turn)
        scene.line(tail, 0.012, tone)
    scene.ring(x, y, r + 0.03, 0.06, mix(GOLD, rgb("#b8741c"), 0.25))
    scene.ring(x, y, r + 0.035, 0.014, mix(GOLD, WHITE, 0.5))
    scene.fill([ellipse(x - 0.19, y - 0.2, 0.1, 0.035, -44)], WHITE, alpha=0.8)


MOTIF = Motif(paint, "green", size=0.72)
