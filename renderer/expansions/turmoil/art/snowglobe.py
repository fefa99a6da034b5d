"""Mars as it was, kept in a globe of glass."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import GLASS, WOOD
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    scene.circle(0, -0.1, 0.46, rgb("#f4c89a"), rgb("#d98a5a"))
    scene.circle(-0.14, -0.24, 0.07, rgb("#fff3d8"))
    land = [p for p in ellipse(0, -0.1, 0.46, 0.46, 0, 72) if p[1] > 0.05]
    scene.shape(*sorted(land), colour=rgb("#c0603a"), low=rgb("#7a3420"))
    scene.shape((-0.4, 0.08), (-0.2, -0.16), (-0.1, -0.16), (0.06, 0.08), colour=rgb("#b8562f"), low=rgb("#a04a2a"))
    scene.shape((-0.1, -0.16), (0.06, 0.08), (-0.06, 0.08), (-0.14, -0.16), colour=rgb("#8a3c22"))
    scene.shape((0.04, 0.08), (0.2, -0.06), (0.3, -0.06), (0.42, 0.08), colour=rgb("#c8683c"), low=rgb("#a8502c"))
    for x, y, r in ((-0.16, 0.2, 0.05), (0.12, 0.16, 0.035), (0.22, 0.24, 0.05), (0.0, 0.28, 0.03)):
        scene.fill([ellipse(x, y, r, r * 0.4)], rgb("#6a2c1c"))
    for k in range(16):
        a, d = 2.4 * k, 0.4 * math.sqrt((k + 0.5) / 16)
        scene.circle(d * math.cos(a), -0.14 + d * 0.9 * math.sin(a), 0.012, rgb("#ffe6c0"))
    scene.circle(0, -0.1, 0.46, GLASS, alpha=0.14)
    scene.ring(0, -0.1, 0.47, 0.025, WHITE, 0.8)
    scene.fill([ellipse(-0.26, -0.34, 0.14, 0.045, -48)], WHITE, alpha=0.85)
    scene.across([(-0.36, 0.3), (0.36, 0.3), (0.46, 0.54), (-0.46, 0.54)], scene.dim(WOOD, 0.1))
    scene.slab(-0.5, 0.5, 0.5, 0.58, WOOD, depth=0.05)
    scene.slab(-0.16, 0.38, 0.16, 0.47, GOLD, depth=0.08)


MOTIF = Motif(paint, "rays", flies=True)
