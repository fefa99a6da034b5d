"""A ring of magnets on the Moon in which light races, and its laboratory."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import bolt
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for radius, alpha in ((0.86, 0.2), (0.8, 0.3)):
        scene.fill([ellipse(0, 0.3, radius, radius * 0.28)], rgb("#5fd0ff"), alpha=alpha)
    scene.fill([ellipse(0, 0.3, 0.7, 0.18)], mix(scene.rock, scene.hour.low, 0.3))
    ring = [(0.78 * math.cos(2 * math.pi * k / 22), 0.3 + 0.22 * math.sin(2 * math.pi * k / 22)) for k in range(22)]
    scene.line([*ring, ring[0]], 0.06, scene.dim(scene.metal, 0.3))
    scene.line([(x, y - 0.016) for x, y in (*ring, ring[0])], 0.02, rgb("#bff4ff"))
    scene.vault(0.0, 0.32, 0.24, 0.3, mix(scene.metal, WHITE, 0.2))
    scene.box((-0.13, 0.1, 0.1, 0.18), 0.03, scene.lamp)
    scene.line([(0.0, 0.03), (0.0, -0.3)], 0.02, scene.metal)
    bolt(scene, 0.0, -0.38, 0.24, GOLD)
    for k, (x, y) in enumerate(ring):
        if k % 2 == 0:
            size = 0.05 + 0.03 * (y - 0.1)
            scene.slab(x - size, y - size * 1.3, x + size, y + size * 1.2, scene.accent if k % 4 else rgb("#c97a4a"))
    for x, y in ((-0.42, 0.48), (0.62, 0.44)):
        scene.glow(x, y, 0.16, rgb("#bff4ff"), 1)
        scene.circle(x, y, 0.03, WHITE)


MOTIF = Motif(paint, "moon")
