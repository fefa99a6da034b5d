"""A picture of ribs and a spine on a lamp box, a thin bone marked."""

import math
from typing import Final

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb

BONE: Final = rgb("#dff4ff")


def paint(scene: Scene) -> None:
    scene.slab(-0.62, -0.58, 0.66, 0.44, scene.metal, depth=0.06)
    scene.glow(0, -0.08, 0.8, rgb("#8fd6ff"), 0.4)
    scene.box((-0.54, -0.5, 0.5, 0.36), 0.03, rgb("#1a4468"), rgb("#0c2238"))
    scene.line([(-0.02, -0.46), (-0.02, 0.34)], 0.05, BONE, 0.5)
    for k in range(9):
        y = -0.44 + 0.09 * k
        scene.box((-0.06, y, 0.02, y + 0.065), 0.02, BONE)
    for k in range(5):
        y, half = -0.34 + 0.115 * k, 0.26 + 0.035 * k - 0.012 * k * k
        for f in (-1, 1):
            rib = [
                (-0.02 + f * half * math.sin(t), y - 0.05 + 0.12 * (1 - math.cos(t)) * 0.7)
                for t in (0.2 * j for j in range(11))
            ]
            scene.line(rib, 0.034, mix(BONE, rgb("#4a8ab0"), 0.15 * (f > 0)))
    for f in (-1, 1):
        scene.line([(-0.02 + f * 0.06, -0.42), (-0.02 + f * 0.34, -0.36)], 0.034, BONE)
        scene.line(
            [(-0.02 + f * 0.38, -0.34), (-0.02 + f * 0.42, 0.02), (-0.02 + f * 0.4, 0.3)],
            0.04,
            mix(BONE, rgb("#1a4468"), 0.35),
        )
    scene.line([(0.34, -0.02), (0.4, 0.02), (0.37, 0.05), (0.44, 0.09)], 0.022, rgb("#1a2c40"))
    scene.ring(0.4, 0.04, 0.13, 0.03, rgb("#ff5a4a"))
    scene.slab(-0.7, 0.42, 0.74, 0.5, scene.dim(scene.metal, 0.3), depth=0.04)
    person(scene, 0.84, 0.54, 0.8, WHITE, arm=0.5)


MOTIF = Motif(paint, "hall", size=0.64)
