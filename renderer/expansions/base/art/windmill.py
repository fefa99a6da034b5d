"""Turbines on a ridge."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    for x, foot, high in ((-0.52, 0.44, 0.7), (0.54, 0.42, 0.6), (0.0, 0.5, 1.0)):
        hub = (x, foot - high * 0.7)
        scene.across(
            [
                (x - 0.013 * high, hub[1]),
                (x + 0.013 * high, hub[1]),
                (x + 0.032 * high, foot),
                (x - 0.032 * high, foot),
            ],
            scene.metal,
        )
        turn = 40 + 90 * x
        for k in range(3):
            a = math.radians(turn + 120 * k)
            c, s = math.cos(a), math.sin(a)
            blade = [(0, -0.015), (0.12, -0.045), (0.42, -0.004), (0.42, 0.006), (0, 0.015)]
            tone = scene.lit(scene.metal) if s < 0.2 else scene.dim(scene.metal, 0.2)
            scene.fill([[(hub[0] + high * (u * c - v * s), hub[1] + high * (u * s + v * c)) for u, v in blade]], tone)
        scene.circle(*hub, 0.035 * high, scene.accent)


MOTIF = Motif(paint, "green")
