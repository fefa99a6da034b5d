"""A fork full of rich soil, with worms and what will feed the field."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    soil = mix(rgb("#5a3a28"), scene.hour.near, 0.15)
    scene.fill(
        "M -.84 .54 Q -.66 .2 -.3 .1 Q 0 -.06 .3 .08 Q .66 .2 .84 .54 Z", mix(soil, WHITE, 0.2), scene.dim(soil, 0.4)
    )
    for k in range(16):
        x, y = -0.6 + 0.08 * k, 0.28 + 0.06 * (k * 3 % 4)
        scene.circle(x, y, 0.022, scene.one_of("#8a6a4a", "#c9a06a", "#3a2418"))
    for x, y, phase in ((-0.34, 0.3, 0), (0.26, 0.22, 2), (0.02, 0.42, 4)):
        worm = [(x + 0.035 * k, y + 0.04 * math.sin(k * 1.1 + phase)) for k in range(8)]
        scene.line(worm, 0.045, rgb("#d98a8a"))
        scene.line([(px, py - 0.012) for px, py in worm], 0.012, rgb("#f7c0b8"))
    for x, y, code in (
        (-0.54, 0.34, "#e4572e"),
        (0.56, 0.34, "#f7c948"),
        (0.12, 0.08, "#8fc05a"),
        (-0.12, 0.1, "#e0873a"),
    ):
        scene.shape(
            *turned([(-0.09, 0), (0, -0.05), (0.1, 0), (0, 0.05)], (x, y), 25),
            colour=rgb(code),
            low=scene.dim(rgb(code), 0.3),
        )
    for x, high in ((-0.24, 0.3), (0.36, 0.24), (0.04, 0.4)):
        scene.line([(x, 0.12), (x, 0.12 - high)], 0.026, rgb("#4f8a3a"))
        for side in (-1, 1):
            leaf = [(0, 0), (0.06, -0.08), (0.19, -0.08), (0.08, 0.02)]
            scene.shape(
                *((x + side * lx, 0.14 - high + ly) for lx, ly in leaf), colour=rgb("#8fd05a"), low=rgb("#4f9a3a")
            )
    scene.line([(0.78, -0.48), (0.6, 0.08)], 0.045, rgb("#a8754a"))
    for dx in (-0.08, 0.0, 0.08):
        scene.line([(0.6 + dx, 0.1), (0.54 + dx, 0.36)], 0.026, scene.metal)
    scene.line([(0.51, 0.1), (0.69, 0.12)], 0.032, scene.metal)


MOTIF = Motif(paint, "green")
