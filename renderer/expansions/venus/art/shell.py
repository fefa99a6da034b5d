"""A shell with a pearl, on waves."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pink = mix(rgb("#f2a3a8"), scene.accent, 0.12)
    ribs = 9
    for k in range(ribs):
        a, b = (math.pi * (1.08 - 1.16 * (k + d) / ribs) for d in (0, 1))
        mid = (a + b) / 2
        edge = [
            (0.56 * math.cos(a), 0.24 - 0.66 * math.sin(a)),
            (0.63 * math.cos(mid), 0.24 - 0.73 * math.sin(mid)),
            (0.56 * math.cos(b), 0.24 - 0.66 * math.sin(b)),
        ]
        scene.shape(
            (0.0, 0.3), *edge, colour=mix(pink, WHITE, 0.55 - 0.05 * k), low=mix(pink, rgb("#b04a6a"), 0.2 + 0.05 * k)
        )
        scene.line([(0.0, 0.28), edge[2]], 0.014, mix(pink, rgb("#8a3050"), 0.55), 0.8)
    scene.fill("M -.2 .2 L .2 .2 L .28 .38 L -.28 .38 Z", mix(pink, WHITE, 0.4), mix(pink, rgb("#8a3050"), 0.4))
    scene.orb(0, 0.16, 0.14, rgb("#fff8f0"), rgb("#b89ab0"))
    scene.circle(-0.05, 0.11, 0.04, WHITE)
    for k in range(3):
        y = 0.36 + 0.07 * k
        wave = [(-0.85 + 0.1 * i, y + 0.03 * math.sin(i * 1.25 + k * 2)) for i in range(18)]
        scene.line(wave, 0.05, mix(rgb("#3fa0c0"), WHITE, 0.5 - 0.2 * k))


MOTIF = Motif(paint, "rays", flies=True)
