"""An ark with trees and two deer under a star."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([star(4, 0.17, 0.05, (0.0, -0.46))], WHITE)
    scene.glow(0, -0.46, 0.34, rgb("#fff0b0"), 0.9)
    scene.fill([star(4, 0.16, 0.045, (0.0, -0.46))], WHITE)
    for x, high in ((-0.4, 0.36), (0.42, 0.4), (0.24, 0.28)):
        tree(scene, x, 0.16, high)
    wall = mix(rgb("#f4e4c8"), scene.accent, 0.1)
    scene.slab(-0.24, -0.1, 0.14, 0.16, wall, depth=0.2)
    scene.shape(
        (-0.3, -0.1), (-0.05, -0.28), (0.2, -0.1), colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.3)
    )
    for x in (-0.14, 0.0):
        scene.circle(x, 0.02, 0.05, rgb("#3d5a8a"))
    for x, f in ((-0.56, -1), (0.62, 1)):
        tone = rgb("#c98a4a")
        scene.fill([ellipse(x, 0.08, 0.1, 0.055)], scene.lit(tone), scene.dim(tone, 0.3))
        for dx in (-0.06, 0.06):
            scene.line([(x + dx, 0.1), (x + dx, 0.2)], 0.022, scene.dim(tone, 0.3))
        scene.line([(x + f * 0.08, 0.06), (x + f * 0.13, -0.06)], 0.04, tone)
        scene.fill([ellipse(x + f * 0.16, -0.08, 0.055, 0.032, 15 * f)], scene.lit(tone))
        scene.line([(x + f * 0.12, -0.1), (x + f * 0.1, -0.2)], 0.014, rgb("#6a4226"))
        scene.line([(x + f * 0.11, -0.15), (x + f * 0.16, -0.2)], 0.012, rgb("#6a4226"))
    hull = rgb("#9a5f38")
    scene.fill(
        "M -.86 .08 C -.74 .2 -.4 .17 0 .17 C .4 .17 .74 .2 .86 .06 C .84 .36 .6 .5 .3 .5 L -.34 .5 C -.62 .5 -.84 .34 -.86 .08 Z",
        scene.lit(hull),
        scene.dim(hull, 0.5),
    )
    for k in range(3):
        y = 0.25 + 0.08 * k
        scene.line([(-0.76 + 0.09 * k, y), (0.76 - 0.09 * k, y)], 0.014, scene.dim(hull, 0.55))
    for k in range(2):
        wave = [(-0.86 + 0.086 * i, 0.5 + 0.07 * k + 0.025 * math.sin(i * 1.2 + k * 2)) for i in range(21)]
        scene.line(wave, 0.06, mix(rgb("#2f8ab0"), WHITE, 0.5 - 0.3 * k))


MOTIF = Motif(paint, "rays", flies=True, size=0.64)
