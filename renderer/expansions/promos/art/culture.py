"""A needle that gives viruses to a bacterium."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    green = rgb("#4f9a6a")
    for k in range(-5, 6):
        for side in (-1, 1):
            scene.line(
                [(-0.22 + 0.09 * k, 0.12 + side * 0.2), (-0.24 + 0.09 * k, 0.12 + side * 0.3)],
                0.014,
                mix(green, INK, 0.3),
            )
    scene.box((-0.76, -0.1, 0.3, 0.34), 0.21, mix(green, WHITE, 0.4), mix(green, INK, 0.35))
    scene.box((-0.7, -0.05, 0.24, 0.1), 0.07, mix(green, WHITE, 0.65), alpha=0.5)
    coil = [(-0.6 + 0.045 * k, 0.14 + 0.06 * math.sin(k * 1.4)) for k in range(12)]
    scene.line(coil, 0.022, rgb("#f7e08a"))
    for x, y, r in ((0.04, 0.2, 0.06), (0.14, 0.08, 0.045), (-0.06, 0.06, 0.04)):
        scene.fill(
            [[(x + r * math.cos(math.pi * k / 3), y + r * math.sin(math.pi * k / 3)) for k in range(6)]],
            rgb("#d1495b"),
            rgb("#8a2040"),
        )
    tube = turned(
        [
            (0.0, -0.025),
            (0.4, -0.025),
            (0.46, -0.12),
            (0.9, -0.12),
            (0.9, 0.12),
            (0.46, 0.12),
            (0.4, 0.025),
            (0.0, 0.025),
            (-0.08, 0.0),
        ],
        (0.2, 0.06),
        -38,
    )
    scene.shape(*tube, colour=mix(scene.glass, WHITE, 0.55), low=mix(scene.glass, INK, 0.25))
    scene.shape(
        *turned([(0.5, -0.08), (0.78, -0.08), (0.78, 0.08), (0.5, 0.08)], (0.2, 0.06), -38),
        colour=rgb("#e4703a"),
        low=rgb("#b03f3a"),
    )
    for t in (0.56, 0.66, 0.74):
        x, y = turned([(t, 0.02)], (0.2, 0.06), -38)[0]
        scene.circle(x, y, 0.03, WHITE, alpha=0.8)


MOTIF = Motif(paint, "lens", flies=True, size=0.6)
