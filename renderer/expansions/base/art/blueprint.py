"""A plan with a pair of compasses and a rule."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    blue, pale = rgb("#2c5f9a"), rgb("#cfe6fa")
    sheet = [(-0.74, -0.42), (0.5, -0.5), (0.66, 0.38), (-0.6, 0.48)]
    scene.shape(*((x + 0.04, y + 0.05) for x, y in sheet), colour=scene.dark, alpha=0.4)
    scene.shape(*sheet, colour=mix(blue, WHITE, 0.15), low=blue)
    for k in range(1, 8):
        t = k / 8
        scene.line([(-0.74 + 1.24 * t, -0.42 - 0.08 * t), (-0.6 + 1.26 * t, 0.48 - 0.1 * t)], 0.006, pale, 0.35)
    for k in range(1, 6):
        t = k / 6
        scene.line([(-0.74 + 0.14 * t, -0.42 + 0.9 * t), (0.5 + 0.16 * t, -0.5 + 0.88 * t)], 0.006, pale, 0.35)
    ship = [
        (-0.3, -0.3),
        (-0.2, -0.12),
        (-0.18, 0.16),
        (-0.08, 0.32),
        (-0.2, 0.26),
        (-0.36, 0.27),
        (-0.48, 0.36),
        (-0.4, 0.18),
        (-0.4, -0.1),
    ]
    scene.line([*ship, ship[0]], 0.022, WHITE)
    scene.ring(-0.3, -0.02, 0.06, 0.018, WHITE)
    scene.ring(0.14, -0.16, 0.17, 0.018, WHITE)
    for k in range(6):
        a = math.pi * k / 3
        scene.line(
            [
                (0.14 + 0.17 * math.cos(a), -0.16 + 0.17 * math.sin(a)),
                (0.14 + 0.22 * math.cos(a), -0.16 + 0.22 * math.sin(a)),
            ],
            0.05,
            WHITE,
        )
    scene.line([(-0.05, 0.3), (0.2, 0.3)], 0.012, pale)
    for tip, tone in (((0.06, 0.24), scene.metal), ((0.5, 0.14), scene.dim(scene.metal, 0.3))):
        scene.line([(0.46, -0.44), tip], 0.04, tone)
        scene.circle(*tip, 0.016, INK)
    scene.circle(0.46, -0.46, 0.065, GOLD)
    rule = turned([(-0.5, -0.06), (0.5, -0.06), (0.5, 0.06), (-0.5, 0.06)], (-0.1, 0.5), -5)
    scene.shape(*rule, colour=mix(GOLD, WHITE, 0.4), low=GOLD)
    for k in range(11):
        scene.line(
            turned([(-0.45 + 0.09 * k, -0.055), (-0.45 + 0.09 * k, -0.015 - 0.01 * (k % 2))], (-0.1, 0.5), -5),
            0.01,
            INK,
        )


MOTIF = Motif(paint, "rays", flies=True)
