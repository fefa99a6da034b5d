"""A door that shuts tight against the dust outside."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    dust, steel = mix(scene.hour.low, scene.rock, 0.45), mix(scene.metal, rgb("#8a94a4"), 0.35)
    for k in range(16):
        x, y = -1.2 + 0.16 * k, 0.34 - 0.5 * ((k * 7) % 5) / 5
        scene.circle(x, y, 0.16 + 0.05 * (k % 3), dust, alpha=0.5)
    scene.shape(
        (-0.66, 0.56),
        (-0.66, -0.3),
        (-0.42, -0.58),
        (0.42, -0.58),
        (0.66, -0.3),
        (0.66, 0.56),
        colour=scene.lit(steel),
        low=scene.dim(steel, 0.45),
    )
    scene.circle(0, -0.02, 0.47, scene.dim(steel, 0.6))
    scene.circle(0, -0.02, 0.43, mix(INK, scene.dark, 0.4))
    scene.circle(0, -0.02, 0.38, scene.lit(scene.accent), scene.dim(scene.accent, 0.4))
    for k in range(8):
        a = math.pi * k / 4 + 0.39
        at = (0.45 * math.cos(a), -0.02 + 0.45 * math.sin(a))
        scene.fill(
            [turned([(-0.06, -0.045), (0.06, -0.045), (0.06, 0.045), (-0.06, 0.045)], at, math.degrees(a))],
            scene.lit(steel),
        )
    scene.circle(0, -0.18, 0.12, scene.dark)
    scene.circle(0, -0.18, 0.09, scene.glass, scene.dim(scene.glass, 0.4))
    for turn in (0, 60, 120):
        scene.line(turned([(-0.15, 0), (0.15, 0)], (0, 0.14), turn), 0.032, scene.metal)
    scene.ring(0, 0.14, 0.16, 0.035, scene.metal)
    for k in range(8):
        left = -0.66 + 0.165 * k
        scene.shape(
            (left, 0.48), (left + 0.08, 0.48), (left + 0.165, 0.56), (left + 0.085, 0.56), colour=GOLD if k % 2 else INK
        )


MOTIF = Motif(paint, "mars")
