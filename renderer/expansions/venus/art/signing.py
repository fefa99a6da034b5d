"""A hand that signs a paper with a picture of Venus."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import cloudy_globe, table
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    table(scene, 0.42, 0.82, rgb("#7a4a34"))
    scene.fill("M -.52 -.36 L .3 -.44 L .44 .38 L -.42 .42 Z", mix(PAPER, scene.dark, 0.3))
    scene.fill("M -.56 -.4 L .26 -.48 L .4 .34 L -.46 .38 Z", PAPER, mix(PAPER, scene.hour.low, 0.3))
    cloudy_globe(scene, -0.26, -0.2, 0.14)
    for k in range(3):
        scene.line(
            [(-0.02 + 0.012 * k, -0.3 + 0.09 * k), (0.22 + 0.012 * k, -0.325 + 0.09 * k)], 0.024, mix(INK, PAPER, 0.45)
        )
    for k in range(3):
        scene.line(
            [(-0.4 + 0.012 * k, 0.04 + 0.08 * k), (-0.06 + 0.012 * k, 0.015 + 0.08 * k)], 0.022, mix(INK, PAPER, 0.55)
        )
    name = [(-0.1 + 0.028 * k, 0.2 + 0.03 * math.sin(k * 1.9) - 0.004 * k) for k in range(9)]
    scene.line(name, 0.016, rgb("#2f4a9a"))
    skin, cloth = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c"), scene.accent
    scene.fill(
        "M .36 .14 Q .44 .02 .58 .04 L .74 .16 L .62 .4 L .42 .34 Q .3 .26 .36 .14 Z",
        scene.lit(skin),
        scene.dim(skin, 0.3),
    )
    scene.fill("M .66 .06 L 1.2 .34 L 1.1 .72 L .54 .42 Z", scene.lit(cloth), scene.dim(cloth, 0.4))
    scene.fill("M .62 .06 L .72 .1 L .6 .44 L .5 .4 Z", WHITE, mix(WHITE, scene.dark, 0.2))
    scene.shape(
        (0.13, 0.2),
        (0.16, 0.1),
        (0.56, -0.34),
        (0.62, -0.3),
        (0.22, 0.15),
        colour=scene.dim(scene.accent, 0.35),
        low=scene.dark,
    )
    scene.shape((0.13, 0.2), (0.16, 0.1), (0.22, 0.15), colour=GOLD)
    scene.line([(0.4, 0.16), (0.3, 0.1), (0.24, 0.14)], 0.055, scene.lit(skin))


MOTIF = Motif(paint, "hall")
