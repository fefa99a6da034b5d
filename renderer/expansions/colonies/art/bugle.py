"""A bugle with a banner, that calls people up."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for k in range(3):
        arc = [
            (0.62 + (0.14 + 0.1 * k) * math.cos(a), -0.14 + (0.2 + 0.12 * k) * math.sin(a))
            for a in (-0.9 + 0.18 * j for j in range(11))
        ]
        scene.line(arc, 0.028, WHITE, 0.8 - 0.2 * k)
    cloth = scene.accent
    scene.shape(
        (-0.34, 0.06),
        (0.22, 0.0),
        (0.26, 0.5),
        (0.08, 0.38),
        (-0.06, 0.54),
        (-0.18, 0.42),
        (-0.32, 0.56),
        colour=scene.lit(cloth),
        low=scene.dim(cloth, 0.35),
    )
    scene.fill([star(5, 0.14, 0.058, (-0.03, 0.22))], mix(GOLD, WHITE, 0.4))
    scene.line([(-0.32, 0.1), (0.22, 0.045)], 0.03, GOLD)
    brass = mix(GOLD, rgb("#d98a2e"), 0.25)
    loop = [*ellipse(-0.08, -0.02, 0.34, 0.13, -6, 40)]
    scene.line([*loop, loop[0]], 0.085, scene.dim(brass, 0.4))
    scene.line([*loop, loop[0]], 0.05, mix(brass, WHITE, 0.3))
    scene.line([(-0.72, 0.0), (0.3, -0.11)], 0.075, scene.dim(brass, 0.3))
    scene.line([(-0.72, -0.01), (0.3, -0.125)], 0.04, mix(brass, WHITE, 0.5))
    scene.fill(
        "M .2 -.16 C .4 -.18 .5 -.28 .6 -.42 L .7 .12 C .58 .02 .44 -.04 .22 -.06 Z",
        mix(brass, WHITE, 0.35),
        scene.dim(brass, 0.35),
    )
    scene.fill([ellipse(0.65, -0.15, 0.07, 0.28, -9)], scene.dim(brass, 0.55))
    scene.fill([ellipse(0.655, -0.15, 0.045, 0.23, -9)], scene.dark)
    scene.circle(-0.74, 0.0, 0.06, mix(brass, WHITE, 0.3), scene.dim(brass, 0.4))


MOTIF = Motif(paint, "rays", flies=True)
