"""Water that breaks over a wall and takes the houses."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, lean in ((-0.42, 0.2, 0.06), (0.1, 0.12, -0.04), (0.5, 0.24, 0.08)):
        scene.slab(x - 0.12, y - 0.16, x + 0.14, y + 0.3, scene.metal)
        scene.windows(x - 0.09, y - 0.12, x + 0.06, y + 0.02, 2, 1, scene.lamp)
        roof = [(x - 0.17, y - 0.16), (x + lean, y - 0.34), (x + 0.19, y - 0.16)]
        scene.shape(*roof, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.3))
    pale, deep = mix(rgb("#9fdfe4"), scene.hour.low, 0.15), rgb("#175f86")
    for k in range(3):
        y = 0.2 + 0.13 * k
        crest = [(-1.6 + 0.08 * i, y + 0.05 * math.sin(i * 0.55 + k * 2)) for i in range(41)]
        scene.fill([[*crest, (1.6, 0.9), (-1.6, 0.9)]], WHITE)
        body = [(x, top + 0.018 + 0.012 * math.sin(i * 1.7)) for i, (x, top) in enumerate(crest)]
        scene.fill([[*body, (1.6, 0.9), (-1.6, 0.9)]], mix(pale, deep, 0.25 * k), deep)


MOTIF = Motif(paint, "shore")
