"""A waystation before Jupiter and its four great moons in a row."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.orb(-0.5, -0.02, 0.42, rgb("#e2b184"), rgb("#4a2416"))
    for k in range(-2, 3):
        y = -0.02 + 0.15 * k
        half = math.sqrt(0.42**2 - (0.15 * k) ** 2) * 0.96
        scene.fill([ellipse(-0.5, y, half, 0.03)], rgb("#9a5230"), alpha=0.5)
    scene.fill([ellipse(-0.36, 0.13, 0.09, 0.045)], rgb("#b8452a"))
    for k, (code, r) in enumerate((("#f0d24a", 0.065), ("#d8e6ee", 0.055), ("#a89a8a", 0.085), ("#7a6a62", 0.075))):
        x, y = 0.06 + 0.23 * k, -0.34 + 0.03 * k
        scene.orb(x, y, r, rgb(code))
    ring = ellipse(0.3, 0.2, 0.34, 0.13, -12, 48)
    scene.line([*ring, ring[0]], 0.075, scene.dim(scene.metal, 0.35))
    scene.line([*ring, ring[0]], 0.045, scene.lit(scene.metal))
    for k in range(0, 48, 4):
        scene.circle(*ring[k], 0.012, scene.lamp)
    for k in (3, 15, 27, 39):
        scene.line([(0.3, 0.2), ring[k]], 0.02, scene.metal)
    scene.column(0.24, -0.02, 0.36, 0.36, scene.accent)
    scene.orb(0.3, -0.03, 0.075, mix(scene.accent, WHITE, 0.4))
    scene.line([(0.3, -0.1), (0.3, -0.2)], 0.016, scene.metal)


MOTIF = Motif(paint, "space", flies=True)
