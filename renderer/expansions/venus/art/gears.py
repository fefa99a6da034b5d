"""Wheels that drive each other."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    for x, y, r, n, turn, tone in (
        (0.42, -0.22, 0.24, 10, 14, GOLD),
        (0.36, 0.28, 0.19, 8, 10, rgb("#c97a4a")),
        (-0.16, 0.04, 0.38, 14, 0, scene.metal),
    ):
        wheel = [
            turned([(r * share, 0)], (x, y), turn + 360 * (i + d) / n)[0]
            for i in range(n)
            for d, share in ((0.0, 0.84), (0.2, 0.84), (0.3, 1.06), (0.7, 1.06), (0.8, 0.84))
        ]
        scene.fill([[(px + 0.025, py + 0.035) for px, py in wheel]], scene.dim(tone, 0.75))
        scene.fill([wheel], scene.lit(tone), scene.dim(tone, 0.35))
        scene.circle(x, y, r * 0.66, scene.dim(tone, 0.5))
        for k in range(5):
            a = math.radians(72 * k + turn)
            scene.line([(x, y), (x + r * 0.68 * math.cos(a), y + r * 0.68 * math.sin(a))], r * 0.16, scene.lit(tone))
        scene.circle(x, y, r * 0.24, scene.lit(tone), scene.dim(tone, 0.4))
        scene.circle(x, y, r * 0.1, scene.dark)
    sparkle(scene, -0.36, -0.22, 0.09)


MOTIF = Motif(paint, "rays", flies=True)
