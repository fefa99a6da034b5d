"""Cabins on a cable between pylons, over fields of slag."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.5)
    for x, top in ((-0.6, -0.34), (0.64, -0.44)):
        for side in (-1, 1):
            scene.line(
                [(x + side * 0.15, 0.5), (x + side * 0.03, top)], 0.04, scene.dim(scene.metal, 0.1 + 0.2 * (side > 0))
            )
        for k in range(4):
            y = 0.4 - 0.22 * k
            half = 0.03 + 0.12 * (y - top) / (0.5 - top)
            scene.line([(x - half, y), (x + half, y - 0.12)], 0.018, scene.dim(scene.metal, 0.3))
            scene.line([(x + half, y), (x - half, y - 0.12)], 0.018, scene.dim(scene.metal, 0.3))
        scene.slab(x - 0.14, top - 0.05, x + 0.14, top + 0.02, scene.accent)
    cable = [(-0.6 + 1.24 * t / 12, -0.38 - 0.1 * t / 12 + 0.16 * math.sin(math.pi * t / 12)) for t in range(13)]
    scene.line([(-1.5, -0.1), (-1.0, -0.3), *cable, (1.0, -0.4), (1.5, -0.3)], 0.022, scene.dark)
    for at, size in ((6, 1.2), (1, 0.62), (11, 0.56)):
        x, y = cable[at]
        tone = scene.accent if at == 6 else mix(scene.accent, PAPER, 0.5)
        scene.line([(x, y), (x, y + 0.14 * size)], 0.026, scene.dark)
        scene.circle(x, y, 0.03, scene.metal)
        left, right, top, low = x - 0.22 * size, x + 0.22 * size, y + 0.13 * size, y + 0.42 * size
        scene.box((left, top, right, low), 0.06 * size, scene.lit(tone), scene.dim(tone, 0.4))
        for k in range(3):
            wx = left + 0.035 * size + 0.13 * size * k
            scene.box(
                (wx, top + 0.05 * size, wx + 0.105 * size, top + 0.17 * size),
                0.015,
                scene.glass,
                mix(scene.glass, INK, 0.35),
            )
        scene.line([(left, top + 0.22 * size), (right, top + 0.22 * size)], 0.025 * size, PAPER)
        if at == 6:
            for dx, code in ((-0.14, "#e2b08a"), (0.02, "#8a5a3c")):
                scene.circle(x + dx, top + 0.15, 0.045, rgb(code))


MOTIF = Motif(paint, "venus")
