"""A crater from above, roofed with glass from rim to rim."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    ring = mix(scene.rock, scene.hour.far, 0.5)
    scene.fill([ellipse(0.04, 0.22, 1.08, 0.42)], scene.dim(scene.rock, 0.4))
    scene.fill([ellipse(0, 0.16, 1.02, 0.38)], scene.lit(ring), ring)
    scene.fill([ellipse(0, 0.16, 0.88, 0.31)], scene.dim(ring, 0.6), scene.dim(ring, 0.2))
    scene.fill([ellipse(0, 0.2, 0.8, 0.26)], rgb("#8fb85a"), rgb("#4f8a3e"))
    for half in (0.56, 0.3):
        lane = ellipse(0, 0.2, half, half * 0.32, 0, 40)
        scene.line([*lane, lane[0]], 0.03, mix(PAPER, scene.hour.low, 0.3))
    houses = [
        (r * math.cos(2 * math.pi * k / n + r), 0.2 + 0.32 * r * math.sin(2 * math.pi * k / n + r), r)
        for r, n in ((0.68, 11), (0.42, 7), (0.14, 3))
        for k in range(n)
    ]
    for x, y, r in sorted(houses, key=lambda house: house[1]):
        high = 0.36 - 0.42 * r
        tone = scene.metal if int(x * 40) % 3 else mix(scene.metal, scene.accent, 0.7)
        scene.slab(x - 0.055, y - high, x + 0.055, y + 0.02, tone, depth=0.35)
        scene.windows(x - 0.05, y - high + 0.02, x + 0.015, y, 2, max(1, int(high / 0.07)), scene.lamp)
    shell = half_ellipse(0, 0.16, 0.88, 0.56)
    scene.shape(*shell, *half_ellipse(0, 0.16, 0.88, -0.31)[::-1], colour=scene.glass, alpha=0.2)
    for share in (0.33, 0.66, 1):
        for side in (-1, 1):
            scene.line(half_ellipse(0, 0.16, side * 0.88 * share, 0.56)[:13], 0.012, WHITE, 0.65)
    front = half_ellipse(0, 0.16, 0.88, -0.31)
    scene.line(front, 0.03, scene.metal)
    shine = [*half_ellipse(0, 0.16, 0.8, 0.5)[3:9], *half_ellipse(0, 0.16, 0.68, 0.44)[3:9][::-1]]
    scene.shape(*shine, colour=WHITE, alpha=0.4)


MOTIF = Motif(paint, "mars")
