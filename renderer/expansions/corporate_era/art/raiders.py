"""A buggy with hooded riders under a black flag, dust behind it."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    dust = mix(scene.hour.low, scene.rock, 0.4)
    for x, y, r in ((0.62, 0.4, 0.13), (0.78, 0.32, 0.16), (0.98, 0.36, 0.15), (0.86, 0.46, 0.14)):
        scene.circle(x, y, r, dust, alpha=0.7)
    scene.shadow_below(0.6)
    scene.line([(0.4, 0.1), (0.4, -0.56)], 0.022, scene.dim(scene.metal, 0.3))
    scene.shape(
        (0.4, -0.56), (0.84, -0.52), (0.78, -0.38), (0.86, -0.26), (0.4, -0.28), colour=mix(INK, scene.dark, 0.3)
    )
    scene.circle(0.58, -0.43, 0.06, WHITE)
    scene.shape((0.55, -0.39), (0.61, -0.39), (0.61, -0.34), (0.55, -0.34), colour=WHITE)
    for x in (0.56, 0.605):
        scene.circle(x, -0.43, 0.017, INK)
    scene.line([(-0.3, 0.1), (-0.14, -0.24), (0.34, -0.24), (0.44, 0.1)], 0.035, scene.metal)
    for x in (-0.06, 0.22):
        hood = mix(scene.dark, rgb("#4a3a4a"), 0.5)
        scene.across([(x - 0.14, 0.14), (x - 0.11, -0.04), (x, -0.2), (x + 0.11, -0.04), (x + 0.14, 0.14)], hood)
        scene.fill([ellipse(x - 0.03, -0.04, 0.06, 0.075)], INK)
        for eye in (-0.055, -0.01):
            scene.circle(x + eye, -0.05, 0.014, rgb("#ffcf5a"))
    body = [(-0.68, 0.2), (-0.6, 0.1), (-0.3, 0.06), (0.56, 0.06), (0.62, 0.18), (0.56, 0.34), (-0.62, 0.34)]
    scene.shape(*body, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.4))
    scene.circle(-0.62, 0.2, 0.05, scene.lamp)
    for x in (-0.4, 0.38):
        scene.circle(x, 0.3, 0.2, mix(scene.dark, INK, 0.5))
        scene.circle(x, 0.3, 0.1, scene.lit(scene.metal), scene.dim(scene.metal))
        for k in range(8):
            a = math.pi * k / 4
            scene.circle(x + 0.195 * math.cos(a), 0.3 + 0.195 * math.sin(a), 0.03, mix(scene.dark, INK, 0.5))


MOTIF = Motif(paint, "mars")
