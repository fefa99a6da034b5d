"""A wheel of slats that gathers sunlight upon a world."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    with scene.placed(0, 0.12, 1):
        _soletta(scene)


def _soletta(scene: Scene) -> None:
    warm = mix(scene.lamp, rgb("#ffb04a"), 0.3)
    for y in (-0.6, -0.36, -0.12, 0.12):
        scene.line([(-1.5, y - 0.12), (-0.42, y)], 0.016, warm, 0.5)
    scene.fill([[(-0.34, -0.72), (-0.28, 0.26), (0.62, 0.3), (0.58, 0.1)]], warm, alpha=0.4)
    scene.fill([[(-0.33, -0.5), (-0.29, 0.04), (0.6, 0.24), (0.59, 0.16)]], warm, alpha=0.5)
    scene.orb(0.68, 0.2, 0.27, rgb("#e07a45"), rgb("#3a1214"))
    scene.fill([ellipse(0.66, 0.28, 0.13, 0.03, -10)], rgb("#8f3c24"), alpha=0.6)
    scene.glow(0.6, 0.16, 0.22, WHITE, 0.8)
    for k in range(6):
        half = 0.5 - 0.075 * k
        ring = ellipse(-0.34, -0.22, half * 0.42, half, 6, 44)
        scene.line([*ring, ring[0]], 0.034, scene.dim(scene.metal, 0.4))
        scene.line(ring[11:34], 0.03, mix(GOLD, WHITE, 0.5) if k % 2 else scene.lit(scene.metal))
    for turn in range(0, 180, 45):
        a = math.radians(turn)
        dx, dy = 0.21 * math.cos(a), 0.5 * math.sin(a)
        scene.line([(-0.34 - dx, -0.22 - dy), (-0.34 + dx, -0.22 + dy)], 0.016, scene.dim(scene.metal, 0.2))
    scene.circle(-0.34, -0.22, 0.05, scene.accent)


MOTIF = Motif(paint, "space", flies=True)
