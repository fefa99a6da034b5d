"""Black soil under grass, cut open: worms in their burrows among roots."""

import math
from itertools import pairwise

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import Point, ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def _crawler(scene: Scene, path: list[Point], thick: float, tone: Colour) -> None:
    """A worm along a path, head first: rings, a pale belt, light from above."""
    for grow, lift, colour in ((1.0, 0, scene.dim(tone, 0.45)), (0.86, 0.1, tone), (0.3, 0.5, mix(tone, WHITE, 0.45))):
        for (x, y), (x2, y2) in pairwise(path):
            for part in (0, 0.5):
                scene.circle(x + (x2 - x) * part, y + (y2 - y) * part - lift * thick, thick * grow, colour)
    belt = range(len(path) // 4, len(path) // 4 + 4)
    for k in range(1, len(path) - 1):
        (x0, y0), (x, y), (x1, y1) = path[k - 1 : k + 2]
        long = math.hypot(x1 - x0, y1 - y0) or 1
        across = (-(y1 - y0) / long * thick * 0.9, (x1 - x0) / long * thick * 0.9)
        ring = [(x - across[0], y - across[1]), (x + across[0], y + across[1])]
        if k in belt:
            scene.line(ring, 0.03, mix(tone, rgb("#ffd8c0"), 0.55))
        elif k % 2:
            scene.line(ring, 0.009, scene.dim(tone, 0.5), 0.75)


def paint(scene: Scene) -> None:
    tone, soil = mix(rgb("#dc8484"), scene.hour.low, 0.1), mix(rgb("#4a2c22"), scene.hour.near, 0.35)
    leaf = rgb("#6fae4a")
    top = [(-2.0 + 0.2 * k, -0.34 + 0.02 * math.sin(1.7 * k)) for k in range(21)]
    scene.shape(*top, (2, 0.9), (-2, 0.9), colour=soil, low=scene.dim(soil, 0.5))
    for k in range(44):
        x = -1.4 + 0.065 * k
        y, lean = -0.34 + 0.02 * math.sin(8.5 * (x + 2)), 0.05 * math.sin(2.3 * k)
        scene.shape(
            (x - 0.022, y + 0.03),
            (x + lean, y - 0.12 - 0.07 * (k % 3)),
            (x + 0.022, y + 0.03),
            colour=scene.lit(leaf) if k % 2 else scene.dim(leaf, 0.25),
        )
    for x, way in ((-0.8, 1), (-0.1, -1), (0.66, 1)):
        for lean, long in ((-0.22, 0.3), (0.02, 0.42), (0.24, 0.26)):
            root = [
                (x + way * lean * t * t + 0.02 * math.sin(9 * t), -0.3 + long * t) for t in (k / 8 for k in range(9))
            ]
            scene.line(root, 0.014, mix(rgb("#d8b890"), soil, 0.25))
    for k in range(22):
        x, y = scene.between(-1.2, 1.2), scene.between(-0.2, 0.66)
        scene.fill(
            [ellipse(x, y, scene.between(0.012, 0.035), 0.014, 30 * k)], mix(soil, rgb("#c09a78"), 0.4), alpha=0.8
        )
    long = [(-0.7 + 0.045 * k, 0.36 + 0.1 * math.sin(0.34 * k + 0.4)) for k in range(29)]
    steep = [(0.42 + 0.12 * math.sin(0.42 * k), -0.36 + 0.032 * k) for k in range(15)]
    small = [(-0.62 + 0.03 * k, 0.02 - 0.05 * math.sin(0.5 * k)) for k in range(13)]
    for path, thick in ((long, 0.085), (steep, 0.062), (small, 0.046)):
        for x, y in path:
            scene.circle(x, y, thick * 1.5, mix(INK, soil, 0.35))
    for path, thick in ((long, 0.085), (steep, 0.062), (small, 0.046)):
        _crawler(scene, path, thick, tone)


MOTIF = Motif(paint, "cave")
