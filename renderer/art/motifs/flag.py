"""A flag that claims new ground."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0.04, 0.49, 0.3, 0.035)], scene.dark, alpha=0.45)
    scene.line([(-0.2, 0.5), (-0.2, -0.5)], 0.03, scene.lit(scene.metal))
    top = [(-0.19 + 0.056 * k, -0.48 + 0.035 * math.sin(k * 0.75)) for k in range(13)]
    low = [(x, y + 0.4) for x, y in top]
    scene.fill([[*top, *low[::-1]]], scene.lit(scene.accent), scene.dim(scene.accent, 0.2))
    scene.fill([[*top[4:8], *low[4:8][::-1]]], scene.dark, alpha=0.16)
    scene.circle(0.14, -0.28, 0.1, mix(PAPER, scene.accent, 0.1))
    scene.circle(-0.2, -0.52, 0.03, GOLD)
    for x, high in ((-0.46, 0.14), (0.42, 0.12)):
        scene.slab(x - 0.025, 0.48 - high, x + 0.025, 0.5, GOLD)


MOTIF = Motif(paint, "mars")
