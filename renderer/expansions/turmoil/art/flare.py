"""A burst from the sun that strikes a satellite."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import fire, sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for share, alpha in ((1.3, 0.2), (1.14, 0.35)):
        scene.circle(-1.0, 0.1, 0.72 * share, rgb("#ff8a2a"), alpha=alpha)
    scene.fill(
        "M -.5 -.3 C -.2 -.5 .3 -.5 .46 -.3 C .66 -.1 .6 .14 .4 .2 C .5 .0 .4 -.2 .16 -.24 "
        "C -.1 -.26 -.3 -.1 -.36 .1 C -.1 .0 .14 .06 .24 .22 C .0 .14 -.2 .2 -.4 .36 Z",
        rgb("#ff7a1f"),
        rgb("#ffb03a"),
        0.9,
    )
    scene.fill(
        "M -.46 -.2 C -.2 -.4 .2 -.42 .36 -.26 C .5 -.12 .5 .0 .44 .08 C .42 -.12 .3 -.28 .08 -.3 C -.14 -.3 -.3 -.16 -.42 .0 Z",
        rgb("#ffe28a"),
        alpha=0.95,
    )
    scene.circle(-1.0, 0.1, 0.72, rgb("#fff3b0"), rgb("#ff9a2a"))
    for x, y, r in ((-0.7, -0.1, 0.12), (-0.56, 0.26, 0.08), (-0.84, 0.36, 0.14), (-0.66, -0.34, 0.07)):
        scene.circle(x, y, r, rgb("#fff8d8"), alpha=0.6)
    for k in range(5):
        y = -0.1 + 0.12 * k
        wave = [(0.26 + 0.03 * i, y + 0.02 * math.sin(i * 1.4 + k)) for i in range(9)]
        scene.line(wave, 0.016, rgb("#ffe6a0"), 0.8)
    for f in (-1, 1):
        wing = (
            [(-0.06, 0.09), (0.06, 0.09), (0.06, 0.36), (-0.06, 0.36)]
            if f > 0
            else [(-0.06, -0.36), (0.06, -0.36), (0.06, -0.09), (-0.06, -0.09)]
        )
        scene.shape(*turned(wing, (0.64, 0.14), 24), colour=rgb("#5f8fc8"), low=rgb("#24406a"))
        for y in (0.16, 0.23, 0.3):
            scene.line(turned([(-0.06, f * y), (0.06, f * y)], (0.64, 0.14), 24), 0.01, INK)
    body = turned([(-0.13, -0.1), (0.13, -0.1), (0.13, 0.1), (-0.13, 0.1)], (0.64, 0.14), 24)
    scene.shape(*body, colour=mix(GOLD, WHITE, 0.3), low=scene.dim(GOLD, 0.4))
    fire(scene, 0.56, 0.08, 0.16, 0.05, 200)
    for x, y in ((0.5, 0.06), (0.7, 0.3), (0.8, 0.02)):
        sparkle(scene, x, y, 0.08)


MOTIF = Motif(paint, "space", flies=True)
