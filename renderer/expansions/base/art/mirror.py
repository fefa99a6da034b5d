"""A mirror of many facets that throws sunlight down."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, regular
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fade([(-0.3, 0.1), (0.3, 0.1), (0.42, 1.1), (-0.7, 1.1)], scene.lamp, 0.6, 0)
    gold = mix(rgb("#f0c060"), scene.accent, 0.2)
    for turn in (200, 340):
        a = math.radians(turn)
        scene.line([(0, 0), (0.62 * math.cos(a), 0.4 * math.sin(a) - 0.1)], 0.02, scene.metal)
        scene.slab(
            0.62 * math.cos(a) - 0.05,
            0.4 * math.sin(a) - 0.15,
            0.62 * math.cos(a) + 0.05,
            0.4 * math.sin(a) - 0.05,
            scene.metal,
        )
    scene.fill([ellipse(0, 0.035, 0.5, 0.3, -12)], scene.dim(scene.metal, 0.4))
    scene.fill([ellipse(0, 0, 0.5, 0.3, -12)], scene.lit(scene.metal), scene.dim(scene.metal, 0.25))
    for row in range(-2, 3):
        for place in range(5 - abs(row)):
            x, y = (place - (4 - abs(row)) / 2) * 0.19, row * 0.165
            tone = mix(WHITE, gold, min(1, max(0, 0.45 + x * 0.9 + y * 1.2)))
            cell = [(u, v * 0.6) for u, v in regular(6, 0.104, (x, y))]
            scene.fill([[(u * 0.978 + v * 0.208, v * 0.978 - u * 0.208) for u, v in cell]], tone)
    scene.fill(
        [
            [
                (0, -0.26),
                (0.02, -0.09),
                (0.14, -0.07),
                (0.02, -0.05),
                (0, 0.12),
                (-0.02, -0.05),
                (-0.14, -0.07),
                (-0.02, -0.09),
            ]
        ],
        WHITE,
    )


MOTIF = Motif(paint, "orbit", flies=True)
