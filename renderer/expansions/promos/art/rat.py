"""A rat with a stolen piece of cheese, and two that follow it."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, rgb


def paint(scene: Scene) -> None:
    for x, y, size, code in ((0.66, 0.3, 0.36, "#6a5a58"), (0.34, 0.32, 0.3, "#7a6a60"), (-0.2, 0.1, 0.84, "#7a6864")):
        with scene.placed(x, y, size):
            fur = rgb(code)
            scene.fill([ellipse(0.05, 0.46, 0.55, 0.04)], scene.dark, alpha=0.4)
            tail = [(0.4 + 0.07 * k, 0.34 + 0.08 * math.sin(k * 0.8) - 0.03 * k) for k in range(8)]
            scene.line(tail, 0.04, rgb("#e0a0a0"))
            scene.fill(
                "M -.7 .2 C -.6 0 -.42 -.16 -.24 -.16 C 0 -.4 .44 -.2 .48 .2 C .5 .38 .4 .46 .26 .46 L -.3 .44 C "
                "-.46 .4 -.62 .32 -.7 .2 Z",
                scene.lit(fur),
                scene.dim(fur, 0.5),
            )
            scene.circle(-0.24, -0.2, 0.14, scene.dim(fur, 0.1))
            scene.circle(-0.24, -0.19, 0.09, rgb("#e0a0a0"))
            scene.circle(-0.44, 0.06, 0.045, INK)
            scene.circle(-0.455, 0.045, 0.014, WHITE)
            scene.circle(-0.7, 0.19, 0.045, rgb("#e08a90"))
            for k in (-1, 0, 1):
                scene.line([(-0.6, 0.2), (-0.84, 0.2 + 0.08 * k)], 0.008, scene.dark)
            for dx in (-0.3, 0.2):
                scene.fill([ellipse(dx, 0.46, 0.09, 0.03)], rgb("#e0a0a0"))
    scene.shape((-0.86, 0.44), (-0.62, 0.3), (-0.6, 0.5), (-0.86, 0.52), colour=rgb("#f7d34a"), low=rgb("#d9a020"))
    for x, y, r in ((-0.7, 0.42, 0.025), (-0.78, 0.47, 0.02)):
        scene.circle(x, y, r, rgb("#c98a1c"))


MOTIF = Motif(paint, "street")
