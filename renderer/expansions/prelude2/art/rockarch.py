"""An arch that the wind carved, behind a rope and a sign of its park; visitors look up."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import explorer
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    stone = mix(rgb("#d9784a"), scene.hour.mid, 0.3)
    arch = (
        "M -.86 .46 C -.8 .1 -.74 -.3 -.46 -.48 C -.1 -.64 .34 -.56 .54 -.3 C .68 -.08 .72 .2 .84 .46 L .38 .46 "
        "C .42 .1 .34 -.12 .12 -.2 C -.14 -.26 -.32 -.04 -.34 .46 Z"
    )
    scene.fill(arch, scene.lit(stone), scene.dim(stone, 0.35))
    scene.fill(
        "M .12 -.2 C .34 -.12 .42 .1 .38 .46 L .56 .46 C .6 .1 .5 -.3 .1 -.38 C -.06 -.38 -.16 -.3 -.22 -.22 C -.1 -.26 .0 -.24 .12 -.2 Z",
        scene.dim(stone, 0.4),
        scene.dim(stone, 0.6),
    )
    for points in (
        ((-0.7, -0.08), (-0.4, -0.2), (-0.2, -0.34), (0.14, -0.44), (0.5, -0.3)),
        ((-0.76, 0.1), (-0.52, 0.06), (-0.4, 0.02)),
        ((-0.8, 0.3), (-0.56, 0.26), (-0.38, 0.24)),
        ((-0.54, -0.36), (-0.2, -0.5), (0.2, -0.52)),
    ):
        scene.line(points, 0.022, scene.dim(stone, 0.25))
    for x, code, high in ((-0.08, "#2a9d8f", 0.34), (0.12, "#e9b84a", 0.26)):
        explorer(scene, x, 0.48, high, rgb(code), arm=0.9 if x > 0 else 0.0)
    for x in (-0.62, -0.24, 0.34, 0.72):
        scene.line([(x, 0.32), (x, 0.52)], 0.03, scene.dim(GOLD, 0.2))
        scene.circle(x, 0.31, 0.024, GOLD)
    for a, b in ((-0.62, -0.24), (-0.24, 0.34), (0.34, 0.72)):
        rope = [(a + (b - a) * k / 10, 0.34 + 0.09 * math.sin(math.pi * k / 10)) for k in range(11)]
        scene.line(rope, 0.018, rgb("#d1495b"))
    scene.line([(0.54, 0.54), (0.54, 0.14)], 0.035, rgb("#6a4432"))
    scene.slab(0.36, -0.02, 0.76, 0.2, rgb("#5f8a4a"), depth=0.05)
    scene.fill("M .42 .16 C .43 .02 .58 .0 .64 .04 L .64 .16 L .57 .16 C .58 .08 .5 .07 .5 .16 Z", PAPER)
    scene.circle(0.69, 0.05, 0.022, GOLD)


MOTIF = Motif(paint, "mars", size=0.72)
