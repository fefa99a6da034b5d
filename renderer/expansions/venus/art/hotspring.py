"""A steaming pool with coloured rings of what thrives in heat."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for k, (half, code) in enumerate(
        (
            (0.98, "#8a3f22"),
            (0.86, "#d9622a"),
            (0.73, "#f2a02a"),
            (0.59, "#f7d34a"),
            (0.46, "#9ccf5a"),
            (0.34, "#3fb0a0"),
            (0.2, "#1f6f9a"),
        )
    ):
        scene.fill(
            [ellipse(0.02 * (k % 2), 0.28, half, half * 0.26)],
            mix(rgb(code), WHITE, 0.15),
            mix(rgb(code), scene.dark, 0.15),
        )
    for x, high, wide in ((-0.3, 0.66, 0.1), (0.26, 0.6, 0.1), (0.0, 0.8, 0.14)):
        for k in range(7):
            t = k / 6
            scene.circle(
                x + 0.09 * math.sin(k * 1.1 + x * 9),
                0.22 - high * t,
                wide * (0.5 + 0.9 * t),
                mix(scene.hour.sun, WHITE, 0.5),
                alpha=0.42 - 0.3 * t,
            )
    for x, y, r in ((-0.1, 0.26, 0.03), (0.14, 0.32, 0.04), (-0.26, 0.34, 0.026), (0.3, 0.24, 0.024)):
        scene.circle(x, y, r, WHITE, alpha=0.75)


MOTIF = Motif(paint, "venus")
