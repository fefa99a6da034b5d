"""A turbine in a pipe through which the water of an aquifer shoots."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import bolt
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    blue = rgb("#3f9ac0")
    scene.fill("M -1.9 -.1 L 1.9 -.1 L 1.9 .34 L -1.9 .34 Z", mix(blue, WHITE, 0.35), mix(blue, INK, 0.35))
    for k in range(9):
        y = -0.04 + 0.042 * k
        scene.line([(-1.8 + 0.3 * i, y + 0.012 * math.sin(i * 2 + k)) for i in range(13)], 0.012, WHITE, 0.45)
    for y, tone in ((-0.18, scene.lit(scene.metal)), (0.34, scene.dim(scene.metal, 0.4))):
        scene.shape(
            (-1.9, y), (1.9, y), (1.9, y + 0.08), (-1.9, y + 0.08), colour=tone, low=scene.dim(scene.metal, 0.5)
        )
    for x in (-0.72, 0.76):
        scene.slab(x - 0.06, -0.24, x + 0.06, 0.48, scene.metal)
    scene.circle(0, 0.1, 0.4, scene.dim(scene.metal, 0.3), scene.dim(scene.metal, 0.6))
    scene.circle(0, 0.1, 0.34, mix(blue, WHITE, 0.5), mix(blue, INK, 0.2))
    for k in range(7):
        blade = turned(
            [(0.05, -0.03), (0.2, -0.11), (0.33, -0.05), (0.3, 0.05), (0.06, 0.05)], (0, 0.1), 360 * k / 7 + 10
        )
        scene.shape(*blade, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.45))
    scene.circle(0, 0.1, 0.09, scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.slab(-0.12, -0.52, 0.14, -0.26, scene.accent)
    bolt(scene, -0.03, -0.39, 0.2, scene.lamp)


MOTIF = Motif(paint, "cave")
