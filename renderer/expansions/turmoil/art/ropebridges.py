"""Homes below balloons, joined by bridges of rope on which people walk."""

import math
from itertools import pairwise

from renderer.art.motif import Motif
from renderer.art.parts import WOOD, gasbag, person
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    spots = ((-0.62, 0.16, 0.9), (0.0, 0.26, 1.1), (0.62, 0.1, 0.9))
    for (x, y, s), (x2, y2, s2) in pairwise(spots):
        left, right = x + 0.15 * s, x2 - 0.15 * s2
        rope = [
            (left + (right - left) * t / 8, y + (y2 - y) * t / 8 + 0.1 * math.sin(math.pi * t / 8)) for t in range(9)
        ]
        for px, py in rope:
            scene.line([(px, py - 0.1), (px, py)], 0.01, WOOD)
        scene.line(rope, 0.03, scene.lit(WOOD))
        scene.line([(px, py - 0.1) for px, py in rope], 0.012, WOOD)
        person(scene, rope[4][0], rope[4][1], 0.2, scene.accent, arm=0.4)
    for k, (x, y, s) in enumerate(spots):
        for dx in (-0.1, 0.1):
            scene.line([(x + dx * s, y - 0.36 * s), (x + dx * 1.3 * s, y - 0.1 * s)], 0.012, scene.dark)
        gasbag(scene, x, y - 0.5 * s, 0.2 * s, 0.19 * s, (scene.accent, rgb("#f2b33a"), rgb("#5fa777"))[k])
        wall = mix(rgb("#fbf0dc"), scene.hour.low, 0.1)
        scene.slab(x - 0.15 * s, y - 0.15 * s, x + 0.15 * s, y + 0.04 * s, wall)
        scene.shape(
            (x - 0.19 * s, y - 0.14 * s),
            (x, y - 0.27 * s),
            (x + 0.19 * s, y - 0.14 * s),
            colour=rgb("#c8583a"),
            low=rgb("#8a3424"),
        )
        scene.windows(x - 0.12 * s, y - 0.12 * s, x + 0.05 * s, y - 0.02 * s, 2, 1, scene.lamp)
        scene.slab(x - 0.2 * s, y + 0.02 * s, x + 0.2 * s, y + 0.08 * s, WOOD, depth=0.08)
        for dx in (-0.12, 0.06):
            scene.circle(x + dx * s, y + 0.01 * s, 0.03 * s, rgb("#6fb04a"))


MOTIF = Motif(paint, "clouds", flies=True, size=0.64)
