"""A chain of office with a crescent, on a cushion."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import regular, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    cloth = rgb("#8a2a4a")
    scene.fill(
        "M -.7 .34 C -.78 .2 -.66 .1 -.46 .16 C -.16 .06 .18 .06 .48 .16 C .68 .1 .78 .2 .7 .34 "
        "C .8 .5 .64 .58 .46 .52 C .16 .6 -.16 .6 -.46 .52 C -.66 .58 -.8 .5 -.7 .34 Z",
        scene.lit(cloth),
        scene.dim(cloth, 0.5),
    )
    for x, y in ((-0.74, 0.54), (0.74, 0.54)):
        scene.circle(x, y, 0.045, GOLD)
        scene.line([(x, y), (x * 1.06, y + 0.1)], 0.04, scene.dim(GOLD, 0.2))
    n = 18
    for k in range(n + 1):
        a = math.pi * (0.08 + 0.84 * k / n)
        x, y = 0.46 * math.cos(a), 0.1 - 0.56 * math.sin(a) + 0.1 * (1 - abs(math.cos(a)))
        if k % 3 == 0:
            scene.fill([regular(4, 0.08, (x, y))], rgb("#a8641c"))
            scene.fill([regular(4, 0.062, (x, y))], mix(GOLD, WHITE, 0.5), GOLD)
            scene.circle(x, y, 0.022, rgb("#3d8ac0"))
        else:
            scene.ring(x, y, 0.042, 0.026, rgb("#a8641c"))
            scene.ring(x, y, 0.038, 0.014, mix(GOLD, WHITE, 0.5))
    for side in (-1, 1):
        for k in range(5):
            t = k / 4
            scene.ring(side * (0.44 - 0.32 * t), 0.06 + 0.06 * t, 0.042, 0.026, rgb("#a8641c"))
            scene.ring(side * (0.44 - 0.32 * t), 0.06 + 0.06 * t, 0.038, 0.014, mix(GOLD, WHITE, 0.5))
    scene.circle(0.0, 0.19, 0.27, rgb("#7a4414"))
    scene.circle(0, 0.17, 0.255, mix(GOLD, WHITE, 0.45), GOLD)
    scene.circle(0, 0.17, 0.2, rgb("#1f2f5f"), rgb("#3a4f90"))
    scene.circle(-0.02, 0.17, 0.15, rgb("#f4f0e4"), rgb("#c9c4b8"))
    scene.circle(0.06, 0.14, 0.13, rgb("#28386c"))
    scene.fill([star(5, 0.045, 0.02, (0.09, 0.13))], WHITE)


MOTIF = Motif(paint, "rays", flies=True)
