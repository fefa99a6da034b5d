"""A golden medal on a ribbon, with a head in profile and rays of light."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for side, shade in ((-1, 0.0), (1, 0.35)):
        tone = scene.dim(scene.accent, shade)
        scene.shape(
            (side * 0.02, -0.02),
            (side * 0.28, -0.6),
            (side * 0.5, -0.6),
            (side * 0.16, 0.04),
            colour=tone,
            low=scene.dim(tone, 0.2),
        )
        scene.shape((side * 0.06, 0.0), (side * 0.36, -0.6), (side * 0.42, -0.6), (side * 0.1, 0.02), colour=PAPER)
    scene.ring(0, -0.06, 0.07, 0.03, GOLD)
    scene.circle(0.015, 0.235, 0.33, mix(GOLD, rgb("#6a3f14"), 0.6))
    scene.orb(0, 0.22, 0.33, mix(GOLD, WHITE, 0.1), mix(GOLD, rgb("#8a5414"), 0.7))
    scene.circle(0, 0.22, 0.28, mix(GOLD, rgb("#b8741c"), 0.35), mix(GOLD, WHITE, 0.15))
    for k in range(28):
        a = 2 * math.pi * k / 28
        scene.circle(0.305 * math.cos(a), 0.22 + 0.305 * math.sin(a), 0.011, mix(GOLD, WHITE, 0.5))
    head = (
        "M -.1 .42 C -.02 .4 -.02 .36 -.03 .33 C -.14 .33 -.14 .28 -.12 .25 L -.17 .22 L -.12 .15 "
        "C -.13 .02 .0 -.0 .06 .0 C .18 .02 .19 .16 .13 .25 C .12 .34 .15 .4 .22 .42 Q .06 .52 -.1 .42 Z"
    )
    scene.fill(head, mix(GOLD, WHITE, 0.55), mix(GOLD, rgb("#c98a2c"), 0.3))
    scene.fill(
        "M -.12 .15 C -.13 .0 .04 -.04 .1 .0 C .22 .04 .19 .18 .13 .25 C .1 .18 .06 .16 .02 .12 C -.04 .1 -.08 .1 -.12 .15 Z",
        mix(GOLD, rgb("#a8691c"), 0.55),
    )
    scene.circle(-0.085, 0.2, 0.013, mix(GOLD, rgb("#6a3f14"), 0.7))
    for side in (-1, 1):
        for k in range(4):
            a = math.radians(90 - side * (28 + 20 * k))
            scene.fill(
                [ellipse(0.235 * math.cos(a), 0.22 + 0.235 * math.sin(a), 0.045, 0.018, math.degrees(a) + 90)],
                rgb("#5f9a3f"),
            )
    sparkle(scene, -0.2, 0.02, 0.12)
    sparkle(scene, 0.26, 0.4, 0.07)


MOTIF = Motif(paint, "rays", flies=True, size=0.76)
