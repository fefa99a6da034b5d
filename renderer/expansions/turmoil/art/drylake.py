"""A boat on the cracked mud of a lake that is gone."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import WOOD
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    mud = mix(rgb("#d9a878"), scene.hour.low, 0.15)
    scene.fill([ellipse(0, 0.36, 1.0, 0.2)], scene.dim(mud, 0.25))
    scene.fill([ellipse(0, 0.38, 0.96, 0.18)], mix(mud, WHITE, 0.15), scene.dim(mud, 0.1))
    crack = scene.dim(mud, 0.65)
    for row in range(4):
        y = 0.26 + 0.075 * row
        half = 0.9 * math.sqrt(max(0.05, 1 - ((y - 0.38) / 0.18) ** 2))
        points = [(-half + 2 * half * k / 10, y + 0.016 * (-1) ** k) for k in range(11)]
        scene.line(points, 0.012 + 0.003 * row, crack)
        for k in range(1, 10, 2):
            x, py = points[(k + row % 2) % 11]
            scene.line([(x, py), (x * 1.06 + 0.02, py + 0.075)], 0.012 + 0.003 * row, crack)
    hull = rgb("#3d7a9a")
    boat = [(-0.56, -0.12), (0.5, -0.12), (0.36, 0.2), (-0.4, 0.2)]
    scene.fill([ellipse(0.02, 0.34, 0.5, 0.04)], scene.dark, alpha=0.4)
    scene.line(turned([(0.0, -0.1), (0.0, -0.7)], (0.0, 0.1), 12), 0.03, WOOD)
    sail = turned([(0.03, -0.66), (0.3, -0.2), (0.03, -0.2)], (0.0, 0.1), 12)
    scene.shape(*sail, colour=PAPER, low=scene.dim(PAPER, 0.3))
    scene.shape(*turned([(0.1, -0.4), (0.17, -0.34), (0.1, -0.26)], (0.0, 0.1), 12), colour=scene.dim(mud, 0.3))
    scene.shape(*turned(boat, (0.0, 0.12), 12), colour=scene.lit(hull), low=scene.dim(hull, 0.5))
    scene.line(turned([(-0.55, -0.1), (0.49, -0.1)], (0.0, 0.12), 12), 0.04, PAPER)
    for k in range(2):
        scene.line(
            turned([(-0.48 + 0.05 * k, 0.0 + 0.09 * k), (0.42 - 0.05 * k, 0.0 + 0.09 * k)], (0.0, 0.12), 12),
            0.014,
            scene.dim(hull, 0.6),
        )
    for x, y, f in ((-0.68, 0.4, 1), (0.66, 0.42, -1)):
        scene.line([(x - 0.1 * f, y), (x + 0.1 * f, y)], 0.016, WHITE)
        for k in range(4):
            dx = (-0.05 + 0.04 * k) * f
            scene.line([(x + dx, y - 0.04 + 0.006 * k), (x + dx, y + 0.04 - 0.006 * k)], 0.012, WHITE)
        scene.shape((x - 0.09 * f, y), (x - 0.18 * f, y - 0.045), (x - 0.18 * f, y + 0.045), colour=WHITE)
        scene.circle(x + 0.13 * f, y, 0.04, WHITE)
        scene.circle(x + 0.14 * f, y - 0.008, 0.012, INK)


MOTIF = Motif(paint, "mars")
