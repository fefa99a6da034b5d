"""Cores of soil in a rack of glass tubes, each with other layers, and a sprout on one."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import OAK, table
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    table(scene, 0.38, 0.8, rgb("#c9d0d8"))
    layers = (
        ("#7a4a34", "#c98a5a", "#5a3424", "#e0b080"),
        ("#4a3a2a", "#8a6a4a", "#d9c8a0", "#6a4a34"),
        ("#b85a34", "#e08a54", "#8a3f28", "#f0c090"),
        ("#3a4a34", "#6a7a4a", "#a89a6a", "#5a4634"),
        ("#efd199", "#c9883a", "#8a5a2a", "#6a3f1c"),
    )
    for k, part in enumerate(layers):
        x = -0.56 + 0.28 * k
        scene.box((x - 0.085, -0.36, x + 0.085, 0.3), 0.07, mix(scene.glass, WHITE, 0.4), alpha=0.6)
        edges = (-0.16, -0.05, 0.06, 0.15, 0.27)
        for j, code in enumerate(part):
            y, foot = edges[j] + (0.02 * math.sin(k * 2 + j) if j else 0), edges[j + 1] + 0.03
            scene.box(
                (x - 0.072, y, x + 0.072, foot),
                0.02 if j < 3 else 0.06,
                mix(rgb(code), WHITE, 0.1),
                mix(rgb(code), INK, 0.1),
            )
        for j in range(5):
            scene.circle(x + 0.05 * math.sin(j * 2.3 + k), -0.1 + 0.075 * j, 0.012, rgb("#fff0d0"), alpha=0.7)
        scene.box((x - 0.06, -0.3, x - 0.035, 0.22), 0.012, WHITE, alpha=0.6)
        if k != 3:
            scene.slab(x - 0.075, -0.42, x + 0.075, -0.33, scene.accent)
    x = 0.28
    scene.line([(x, -0.16), (x, -0.42)], 0.022, rgb("#5fa04a"))
    for side in (-1, 1):
        scene.fill(
            f"M {x} -.38 Q {x + side * 0.06} -.56 {x + side * 0.2} -.54 Q {x + side * 0.16} -.38 {x} -.38 Z",
            rgb("#8fd05a"),
            rgb("#3f8a3a"),
        )
    for y in (-0.24, 0.18):
        scene.slab(-0.72, y, 0.72, y + 0.05, mix(rgb("#d9a566"), OAK, 0.3), depth=0.04)
    for x in (-0.72, 0.68):
        scene.slab(x, -0.28, x + 0.06, 0.36, OAK)
    for k in range(4):
        scene.box((-0.61 + 0.28 * k + 0.0, 0.31, -0.51 + 0.28 * k, 0.36), 0.006, PAPER)


MOTIF = Motif(paint, "hall")
