"""Glowing steel between rollers, and coils of what is done."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.slab(-0.9, 0.4, 0.9, 0.5, scene.dim(scene.metal, 0.35), depth=0.03)
    scene.glow(-0.3, 0.2, 0.6, rgb("#ff8a2a"), 0.6)
    scene.shape((-1.0, 0.14), (0.3, 0.18), (0.3, 0.26), (-1.0, 0.28), colour=rgb("#fff0b0"), low=rgb("#ff7a1f"))
    for x in (-0.5, -0.06):
        for y, r in ((0.0, 0.15), (0.4, 0.15)):
            scene.circle(x, y, r, scene.dark)
            scene.orb(x, y, r * 0.92, scene.metal)
            scene.circle(x, y, r * 0.3, scene.dim(scene.metal, 0.5))
        scene.slab(x - 0.2, -0.4, x + 0.22, -0.22, scene.accent, depth=0.16)
        for dx in (-0.18, 0.16):
            scene.slab(x + dx, -0.24, x + dx + 0.05, 0.42, scene.dim(scene.accent, 0.2))
        scene.column(x - 0.05, -0.24, x + 0.05, -0.12, scene.metal)
    for x, y, r in ((0.5, 0.2, 0.24), (0.86, 0.26, 0.18), (0.68, -0.1, 0.18)):
        hot = mix(rgb("#ff9a3a"), scene.metal, 0.2 if r > 0.2 else 0.8)
        scene.circle(x + 0.03, y, r, scene.dim(hot, 0.6))
        scene.circle(x, y, r, scene.lit(hot), scene.dim(hot, 0.3))
        for share in (0.84, 0.68, 0.54):
            scene.ring(x, y, r * share, 0.014, scene.dim(hot, 0.5))
        scene.circle(x, y, r * 0.38, scene.dark)
    for k in range(8):
        a = -2.6 + 0.3 * k
        scene.line(
            [
                (-0.28 + 0.08 * math.cos(a), 0.16 + 0.08 * math.sin(a)),
                (-0.28 + 0.2 * math.cos(a), 0.16 + 0.2 * math.sin(a)),
            ],
            0.014,
            rgb("#ffe28a"),
        )


MOTIF = Motif(paint, "hall", size=0.62)
