"""Boulders under a soft green coat, a trickle of water between them."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    moss, stone = mix(rgb("#6fa82e"), scene.hour.sun, 0.08), mix(scene.rock, rgb("#9a948e"), 0.6)
    scene.shadow_below(0.95)
    for x, half, high in ((0.68, 0.38, 0.42), (-0.66, 0.4, 0.46), (-0.02, 0.52, 0.74)):
        crest = [(-0.94, 0.42), (-0.74, 0.8), (-0.3, 0.97), (0.12, 1.0), (0.58, 0.9), (0.86, 0.66), (0.97, 0.32)]
        top = [(x + half * u, 0.5 - high * v) for u, v in crest]
        face, flank = (
            [(x - half, 0.5), *top[:4], (x + half * 0.34, 0.5)],
            [*top[3:], (x + half, 0.5), (x + half * 0.34, 0.5)],
        )
        scene.shape(*face, colour=scene.lit(stone), low=scene.dim(stone, 0.2))
        scene.shape(*flank, colour=scene.dim(stone, 0.35), low=scene.dim(stone, 0.6))
        for k in range(25):
            u = -0.96 + 0.08 * k
            thick = 0.2 + 0.07 * math.sin(2.1 * k + x * 5) + 0.05 * math.sin(0.8 * k)
            y = 0.5 - high * (1.02 - 0.62 * abs(u) ** 3)
            tone = scene.lit(moss) if u < 0.1 else scene.dim(moss, 0.3)
            scene.line([(x + half * u, y), (x + half * u * 1.02, y + thick * (0.5 + high * 0.6))], 0.066, tone)
        for k in range(22):
            u = -0.9 + 0.084 * k
            y = 0.5 - high * (1.0 - 0.62 * abs(u) ** 3) + 0.05 * ((k * 7) % 4)
            scene.circle(x + half * u, y, 0.02, mix(moss, rgb("#e0f08a"), 0.55) if u < 0.1 else moss)
    water = mix(rgb("#8fdcea"), WHITE, 0.3)
    scene.fill(
        "M .36 .22 C .42 .3 .34 .4 .4 .5 L .26 .64 L .6 .64 L .52 .5 C .44 .4 .5 .3 .44 .2 Z", water, rgb("#4f9fc0")
    )


MOTIF = Motif(paint, "green")
