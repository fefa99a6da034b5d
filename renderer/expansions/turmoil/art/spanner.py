"""A spanner thrown into two wheels, whose teeth break."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import Point, star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, r, n, turn, tone in (
        (-0.32, 0.02, 0.36, 14, 0.0, mix(scene.metal, scene.accent, 0.15)),
        (0.4, 0.12, 0.28, 11, 0.2, GOLD),
    ):
        for grow, shade in ((1.06, 0.6), (1.0, 0.1)):
            teeth: list[Point] = []
            for k in range(n):
                for d, s in ((0.0, 1.0), (0.4, 1.0), (0.5, 0.82), (0.9, 0.82)):
                    a = 2 * math.pi * (k + d) / n + turn
                    teeth.append((x + r * grow * s * math.cos(a), y + r * grow * s * math.sin(a)))
            scene.shape(*teeth, colour=scene.dim(tone, shade), low=scene.dim(tone, shade + 0.25))
        scene.circle(x, y, r * 0.6, scene.dim(tone, 0.4))
        scene.circle(x, y, r * 0.52, scene.dim(tone, 0.05), scene.dim(tone, 0.3))
        scene.circle(x, y, r * 0.2, scene.dark)
    scene.glow(0.08, 0.04, 0.34, rgb("#ffb04a"), 1.0)
    scene.fill([star(10, 0.26, 0.1, (0.08, 0.04))], rgb("#ffd25a"))
    scene.fill([star(10, 0.16, 0.06, (0.08, 0.04))], WHITE)
    steel = scene.lit(mix(scene.metal, WHITE, 0.3))
    bar = turned([(-0.05, -0.4), (0.05, -0.4), (0.05, 0.3), (-0.05, 0.3)], (0.1, -0.08), 16)
    scene.shape(*[(px + 0.02, py + 0.02) for px, py in bar], colour=INK, alpha=0.5)
    scene.shape(*bar, colour=steel, low=scene.dim(scene.metal, 0.3))
    jaw = [
        (-0.13, 0.26),
        (-0.16, 0.4),
        (-0.1, 0.54),
        (-0.05, 0.5),
        (-0.05, 0.4),
        (0.05, 0.4),
        (0.05, 0.5),
        (0.1, 0.54),
        (0.16, 0.4),
        (0.13, 0.26),
    ]
    scene.shape(*turned(jaw, (0.1, -0.08), 16), colour=steel, low=scene.dim(scene.metal, 0.35))
    ring = turned([(0, -0.44)], (0.1, -0.08), 16)[0]
    scene.circle(*ring, 0.12, steel, scene.dim(scene.metal, 0.2))
    scene.circle(*ring, 0.055, scene.dark)
    for x, y, turn in ((0.0, -0.36, 20), (0.42, -0.3, 60), (-0.06, 0.44, 40), (0.3, 0.48, 10), (-0.62, -0.4, 30)):
        chip = turned([(-0.05, -0.03), (0.05, -0.04), (0.03, 0.05)], (x, y), turn)
        scene.shape(*chip, colour=scene.lit(scene.metal))
    for x, y in ((0.26, -0.12), (-0.04, 0.22)):
        sparkle(scene, x, y, 0.09)


MOTIF = Motif(paint, "hall", flies=True)
