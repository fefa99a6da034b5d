"""A wall of great fans in the warm wind from below."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import bolt
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.85)
    for k in range(7):
        x = -0.78 + 0.26 * k
        scene.line([(x + 0.04 * math.sin(j * 1.2 + k), -0.3 - 0.07 * j) for j in range(6)], 0.03, rgb("#ffb07a"), 0.55)
    scene.slab(-0.84, -0.3, 0.84, 0.5, scene.dim(scene.accent, 0.1), depth=0.04)
    for x, y, r in ((-0.5, 0.1, 0.31), (0.16, 0.1, 0.31), (0.64, -0.1, 0.13), (0.64, 0.24, 0.16)):
        scene.circle(x, y, r, scene.dim(scene.metal, 0.2), scene.dim(scene.metal, 0.5))
        scene.circle(x, y, r * 0.88, scene.dark)
        scene.glow(x, y, r, rgb("#ff7a3a"), 0.7)
        for k in range(6):
            blade = turned(
                [
                    (0.06 * r, -0.06 * r),
                    (0.5 * r, -0.3 * r),
                    (0.84 * r, -0.1 * r),
                    (0.8 * r, 0.12 * r),
                    (0.1 * r, 0.1 * r),
                ],
                (x, y),
                60 * k + 12,
            )
            scene.shape(*blade, colour=mix(scene.metal, WHITE, 0.25), low=scene.dim(scene.metal, 0.35))
        scene.circle(x, y, r * 0.17, scene.accent, scene.dim(scene.accent, 0.4))
    scene.slab(-0.88, -0.36, 0.88, -0.27, scene.metal, depth=0.04)
    bolt(scene, -0.17, 0.4, 0.16, scene.lamp)


MOTIF = Motif(paint, "mars")
