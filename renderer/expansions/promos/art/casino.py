"""A palace of games with lights, a wheel and dice."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    plum = mix(rgb("#6a2a5a"), scene.accent, 0.15)
    scene.slab(-0.7, -0.06, 0.7, 0.48, plum, depth=0.08)
    for x in (-0.56, 0.56):
        scene.column(x - 0.12, -0.3, x + 0.12, 0.48, mix(plum, WHITE, 0.12))
        scene.cone(x, -0.54, 0.16, -0.28, GOLD)
    scene.fill([half_ellipse(0, -0.06, 0.4, 0.46)], mix(plum, INK, 0.3), plum)
    scene.circle(0, -0.18, 0.25, mix(GOLD, rgb("#8a5414"), 0.3))
    for k in range(16):
        a, b = (2 * math.pi * (k + d) / 16 for d in (0, 1))
        tone = (rgb("#c9303a"), rgb("#2a2430"))[k % 2]
        scene.shape(
            (0, -0.18),
            (0.22 * math.cos(a), -0.18 + 0.22 * math.sin(a)),
            (0.22 * math.cos(b), -0.18 + 0.22 * math.sin(b)),
            colour=tone,
        )
    scene.circle(0, -0.18, 0.1, mix(GOLD, WHITE, 0.3), mix(GOLD, rgb("#8a5414"), 0.4))
    scene.circle(0.13, -0.29, 0.026, WHITE)
    for k in range(19):
        scene.circle(-0.66 + 0.073 * k, -0.02, 0.02, rgb("#fff0a8") if k % 2 else rgb("#ff9fd0"))
    scene.box((-0.14, 0.14, 0.14, 0.48), 0.13, rgb("#ffd87a"), rgb("#e0963a"))
    for x in (-0.36, 0.3):
        scene.box((x - 0.1, 0.12, x + 0.1, 0.34), 0.02, PAPER)
        suit = turned([(0, -0.07), (0.05, 0), (0, 0.07), (-0.05, 0)], (x, 0.23), 0)
        scene.shape(*suit, colour=rgb("#c9303a"))
    for x, y, turn in ((-0.54, 0.42, 12), (-0.74, 0.46, -10)):
        scene.shape(
            *turned([(-0.09, -0.09), (0.09, -0.09), (0.09, 0.09), (-0.09, 0.09)], (x, y), turn),
            colour=WHITE,
            low=mix(WHITE, scene.dark, 0.2),
        )
        for dx, dy in ((-0.045, -0.045), (0.0, 0.0), (0.045, 0.045)):
            scene.circle(x + dx, y + dy, 0.018, INK)
    sparkle(scene, -0.1, -0.36, 0.07)


MOTIF = Motif(paint, "street")
