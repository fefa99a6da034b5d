"""A black airship that hooks the load of another."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    black = mix(rgb("#2a2430"), scene.hour.low, 0.12)
    scene.across(ellipse(-0.08, -0.26, 0.62, 0.22), black)
    for k in (-2, -1, 0, 1, 2):
        seam = [
            (-0.08 + 0.15 * k * math.sqrt(max(0, 1 - (j / 6) ** 2)) * 1.5, -0.26 + 0.21 * j / 6) for j in range(-6, 7)
        ]
        scene.line(seam, 0.012, mix(black, INK, 0.5))
    scene.shape((0.42, -0.26), (0.74, -0.5), (0.7, -0.26), (0.74, -0.04), colour=scene.dim(rgb("#c0343a"), 0.1))
    scene.circle(-0.24, -0.28, 0.1, PAPER)
    scene.box((-0.29, -0.24, -0.19, -0.14), 0.02, PAPER)
    for x in (-0.28, -0.2):
        scene.circle(x, -0.28, 0.026, black)
    for x in (-0.26, -0.22):
        scene.line([(x, -0.18), (x, -0.15)], 0.01, black)
    for k in (-1, 1):
        scene.line([(-0.24 - 0.17 * k, -0.38), (-0.24 + 0.17 * k, -0.12)], 0.03, PAPER, 0.25)
    scene.slab(-0.34, -0.02, 0.2, 0.1, rgb("#7a4a30"), depth=0.1)
    scene.windows(-0.3, 0.01, 0.1, 0.08, 5, 1, rgb("#ff7a4a"))
    for x in (-0.28, 0.1):
        scene.line([(x, -0.06), (x, 0.0)], 0.02, INK)
    chest = rgb("#a8703c")
    for x, y in ((-0.16, 0.34), (0.08, 0.34)):
        scene.line([(x * 0.6 - 0.04, 0.1), (x, y)], 0.014, INK)
        scene.line([(x, y - 0.02), (x + 0.035, y + 0.02), (x, y + 0.05)], 0.02, scene.metal)
    scene.slab(-0.24, 0.36, 0.18, 0.56, chest, depth=0.2)
    scene.vault(-0.045, 0.38, 0.195, 0.1, scene.lit(chest))
    scene.line([(-0.24, 0.38), (0.18, 0.38)], 0.025, GOLD)
    scene.box((-0.08, 0.37, 0.0, 0.45), 0.01, GOLD)
    for x, y in ((0.36, 0.42), (0.46, 0.3), (0.3, 0.58)):
        scene.circle(x, y, 0.035, mix(GOLD, WHITE, 0.4), GOLD)


MOTIF = Motif(paint, "clouds", flies=True)
