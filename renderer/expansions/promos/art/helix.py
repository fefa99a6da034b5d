"""A twisted ladder with a piece cut out and another put in its place."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for k in range(27):
        t = k / 26
        x, a = -0.82 + 1.64 * t, 2.6 * math.pi * t
        y1, y2 = 0.26 * math.sin(a), -0.26 * math.sin(a)
        gap = 0.42 < t < 0.62
        lift = -0.22 if gap else 0.0
        if k % 2 == 0:
            tones = ("#e4572e", "#f2c14a") if gap else ("#3d7ea6", "#5fa777")
            scene.line([(x, y1 + lift), (x, lift)], 0.036, rgb(tones[0]))
            scene.line([(x, lift), (x, y2 + lift)], 0.036, rgb(tones[1]))
        for y, front in ((y1, math.cos(a) > 0), (y2, math.cos(a) <= 0)):
            tone = rgb("#d9824a") if gap else rgb("#4a5a9a")
            scene.circle(
                x, y + lift, 0.055 if front else 0.042, mix(tone, WHITE, 0.35) if front else mix(tone, INK, 0.25)
            )
    for side in (-1, 1):
        blade = turned([(0.0, -0.035), (0.34, -0.02), (0.38, 0.02), (0.0, 0.035)], (0.05, 0.36), -90 + side * 16)
        scene.shape(*blade, colour=mix(scene.metal, WHITE, 0.4), low=scene.dim(scene.metal, 0.4))
        scene.ring(0.05 - side * 0.09, 0.46, 0.075, 0.026, scene.accent)
    sparkle(scene, 0.06, -0.4, 0.09)


MOTIF = Motif(paint, "lens", flies=True)
