"""A contract on parchment, rolled at both ends, with a wax seal of Venus and a quill."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import OAK, table
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    table(scene, 0.4, 0.84, OAK)
    tone = mix(PAPER, rgb("#e9c98a"), 0.4)
    scene.shape((-0.44, -0.4), (0.36, -0.4), (0.4, 0.3), (-0.4, 0.3), colour=tone, low=mix(tone, rgb("#c99a5a"), 0.4))
    for y, wide in ((-0.42, 0.03), (0.32, 0.07)):
        for side in (-1, 1):
            x = side * 0.46 + (0.0 if y > 0 else -0.04)
            scene.orb(x + side * 0.04, y, 0.055, mix(GOLD, rgb("#8a5414"), 0.2))
        scene.box(
            (-0.46 - (y < 0) * 0.04, y - 0.055, 0.44 + wide * 0.2, y + 0.055),
            0.05,
            mix(tone, WHITE, 0.3),
            mix(tone, rgb("#8a5a2a"), 0.5),
        )
    for k in range(6):
        y = -0.3 + 0.075 * k
        scene.line([(-0.32, y), (0.26 - 0.1 * (k % 3 == 2), y)], 0.016, mix(INK, tone, 0.4))
    scene.line([(-0.3 + 0.03 * k, 0.2 + 0.025 * math.sin(k * 2.1)) for k in range(9)], 0.014, rgb("#2f4a9a"))
    for side in (-1, 1):
        scene.shape(
            (0.18, 0.16),
            (0.18 + side * 0.02, 0.16),
            (0.18 + side * 0.13, 0.42),
            (0.18 + side * 0.07, 0.39),
            (0.18 + side * 0.02, 0.43),
            colour=rgb("#b02a44"),
        )
    seal = rgb("#c8323f")
    scene.fill(
        [
            [
                (
                    0.18 + (0.13 + 0.012 * math.sin(k * 2.4)) * math.cos(math.pi * k / 15),
                    0.14 + (0.13 + 0.012 * math.sin(k * 2.4)) * math.sin(math.pi * k / 15),
                )
                for k in range(30)
            ]
        ],
        mix(seal, WHITE, 0.15),
        mix(seal, INK, 0.4),
    )
    scene.ring(0.18, 0.14, 0.095, 0.012, mix(seal, WHITE, 0.4))
    scene.ring(0.18, 0.11, 0.04, 0.018, mix(seal, WHITE, 0.55))
    scene.line([(0.18, 0.15), (0.18, 0.21)], 0.018, mix(seal, WHITE, 0.55))
    scene.line([(0.15, 0.185), (0.21, 0.185)], 0.018, mix(seal, WHITE, 0.55))
    scene.column(0.56, 0.18, 0.76, 0.4, rgb("#2f3a5a"), 0.02)
    scene.fill([ellipse(0.66, 0.18, 0.08, 0.024)], INK)
    scene.line([(0.66, 0.18), (0.74, -0.2), (0.86, -0.52)], 0.016, PAPER)
    scene.fill(
        "M .7 -.02 C .6 -.2 .72 -.44 .9 -.58 C .96 -.36 .9 -.12 .7 -.02 Z", mix(scene.accent, WHITE, 0.45), scene.accent
    )
    scene.line([(0.7, 0.0), (0.78, -0.26), (0.9, -0.58)], 0.012, WHITE)


MOTIF = Motif(paint, "hall")
