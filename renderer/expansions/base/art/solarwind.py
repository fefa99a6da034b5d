"""A ring that catches what streams from the Sun."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, path, scaled
from renderer.drawing.theme import WHITE, rgb
from renderer.icons.sprites import BOLT


def paint(scene: Scene) -> None:
    for radius, alpha in ((0.74, 0.18), (0.62, 0.28)):
        scene.circle(-1.04, 0, radius, rgb("#ffb04a"), alpha=alpha)
    scene.circle(-1.04, 0, 0.52, rgb("#fff3c4"), rgb("#ff9f3a"))
    for k in range(9):
        y = -0.48 + 0.12 * k
        stream = [(-0.5 + 0.1 * j, y * (1 - 0.05 * j) + 0.02 * math.sin(1.3 * j + k)) for j in range(9)]
        scene.line(stream, 0.012, scene.lamp, 0.55)
        scene.circle(*stream[(k * 5) % 8], 0.02, WHITE)
    blue = rgb("#8fd8ff")
    for half in (0.5, 0.62):
        field = ellipse(0.5, 0, half * 0.62, half, 0, 48)
        scene.line([*field, field[0]], 0.01, blue, 0.5)
    coil = ellipse(0.42, 0, 0.15, 0.4, 0, 48)
    scene.line([*coil, coil[0]], 0.09, scene.dim(scene.metal, 0.35))
    scene.line([*coil, coil[0]], 0.045, scene.accent)
    scene.line(coil[12:37], 0.04, scene.lit(scene.accent))
    scene.line([(0.42, -0.38), (0.42, 0.38)], 0.022, scene.metal)
    scene.slab(0.32, -0.13, 0.6, 0.13, scene.metal)
    scene.fill(scaled(path(BOLT), 0.22, (0.42, 0)), GOLD)
    for y in (-0.2, 0.2):
        scene.shape(
            (0.6, y - 0.08),
            (0.98, y - 0.08),
            (0.98, y + 0.08),
            (0.6, y + 0.08),
            colour=rgb("#6f9fd0"),
            low=rgb("#2c5a94"),
        )


MOTIF = Motif(paint, "space", flies=True)
