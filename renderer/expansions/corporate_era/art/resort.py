"""Palms, a parasol, a pool."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0.16, 0.42, 0.56, 0.1)], mix(PAPER, scene.hour.low, 0.3))
    scene.fill([ellipse(0.16, 0.415, 0.5, 0.08)], rgb("#9fe8ea"), rgb("#2a92b4"))
    wood, leaf = mix(rgb("#8a5a3a"), scene.dark, 0.2), rgb("#4f9f5a")
    for x, foot, high, lean in ((-0.44, 0.48, 0.92, 0.1), (0.54, 0.4, 0.66, -0.08)):
        top = (x + lean, foot - high)
        scene.line([(x, foot), (x + lean * 0.3, foot - high * 0.5), top], 0.045, wood)
        for k in range(7):
            a = math.radians(-170 + 27 * k)
            tip = (top[0] + 0.3 * high * math.cos(a), top[1] + 0.2 * high * math.sin(a) + 0.1 * high)
            mid = (top[0] + 0.17 * high * math.cos(a), top[1] + 0.22 * high * math.sin(a))
            scene.shape(
                top,
                (mid[0], mid[1] - 0.03),
                tip,
                (mid[0], mid[1] + 0.035),
                colour=scene.lit(leaf) if k < 4 else scene.dim(leaf, 0.3),
            )
    scene.line([(-0.06, 0.46), (-0.02, -0.02)], 0.02, scene.metal)
    for k in range(6):
        a, b = half_ellipse(-0.02, 0.1, 0.26, 0.2, 6)[k : k + 2]
        scene.shape((-0.02, -0.12), a, b, colour=scene.accent if k % 2 else PAPER)


MOTIF = Motif(paint, "shore")
