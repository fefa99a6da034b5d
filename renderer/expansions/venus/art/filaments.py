"""Microbes like threads of beads that hold out where it is hot and sour."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    tones = ("#c9487a", "#e4703a", "#7a4aa8")
    for k, (x, y, size, phase) in enumerate(((-0.5, -0.22, 0.7, 0), (0.46, 0.24, 0.7, 2), (0.0, 0.0, 1.0, 4))):
        tone = rgb(tones[k])
        line = [
            (x + size * (-0.62 + 0.135 * i), y + size * 0.13 * math.sin(i * 0.95 + phase) - 0.014 * i)
            for i in range(10)
        ]
        for px, py in line:
            scene.circle(px + 0.02, py + 0.04, 0.09 * size, mix(tone, INK, 0.5), alpha=0.35)
        for i, (px, py) in enumerate(line):
            scene.orb(px, py, 0.09 * size, tone, mix(tone, INK, 0.55))
            scene.circle(px + 0.01, py + 0.01, 0.034 * size, mix(tone, INK, 0.45))
            for side in (-1, 1):
                scene.line(
                    [(px, py + side * 0.09 * size), (px + 0.03 * (i % 2), py + side * 0.15 * size)],
                    0.014 * size,
                    mix(tone, INK, 0.25),
                )
    for x, y in ((-0.3, 0.34), (0.3, -0.36), (-0.64, 0.14), (0.66, -0.1)):
        scene.orb(x, y, 0.05, rgb("#f2c14a"))


MOTIF = Motif(paint, "lens", flies=True)
