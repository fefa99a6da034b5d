"""Sleepers under frosted glass, in a row of upright pods."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.slab(-0.86, 0.42, 0.86, 0.52, scene.dim(scene.metal, 0.3), depth=0.04)
    for k, x in enumerate((-0.6, 0.0, 0.6)):
        scene.glow(x, 0.0, 0.5, rgb("#7fd8ff"), 0.45)
        scene.box((x - 0.25, -0.52, x + 0.25, 0.44), 0.14, scene.lit(scene.metal), scene.dim(scene.metal, 0.45))
        scene.box((x - 0.19, -0.45, x + 0.19, 0.34), 0.12, rgb("#1a4a6a"), rgb("#2f8ab0"))
        tone, lock = rgb(("#f0c8a0", "#c98f62", "#e2b08a")[k]), rgb(("#6a4226", "#2a2020", "#d0a050")[k])
        scene.fill(
            f"M {x - 0.15} .34 L {x - 0.15} .02 Q {x} -.16 {x + 0.15} .02 L {x + 0.15} .34 Z",
            mix(scene.accent, WHITE, 0.25),
            scene.dim(scene.accent, 0.3),
        )
        scene.circle(x, -0.19, 0.115, lock)
        scene.circle(x, -0.16, 0.1, tone, scene.dim(tone, 0.2))
        for dx in (-0.04, 0.04):
            scene.line([(x + dx - 0.02, -0.165), (x + dx + 0.02, -0.165)], 0.012, INK)
        scene.line([(x - 0.025, -0.105), (x + 0.025, -0.105)], 0.01, rgb("#8a3a3a"))
        scene.fade([(x - 0.19, 0.0), (x + 0.19, 0.0), (x + 0.19, 0.34), (x - 0.19, 0.34)], WHITE, 0.0, 0.75)
        for fx, fy, r in ((-0.13, -0.36, 0.05), (0.14, -0.3, 0.04), (0.15, -0.02, 0.05), (-0.15, 0.06, 0.04)):
            for j in range(3):
                a = math.pi * j / 3
                scene.line(
                    [
                        (x + fx - r * math.cos(a), fy - r * math.sin(a)),
                        (x + fx + r * math.cos(a), fy + r * math.sin(a)),
                    ],
                    0.01,
                    WHITE,
                )
        scene.shape((x - 0.15, -0.38), (x - 0.1, -0.42), (x - 0.1, 0.26), (x - 0.15, 0.26), colour=WHITE, alpha=0.4)
        scene.circle(x + 0.22, -0.44, 0.02, rgb("#8ff0b0"))


MOTIF = Motif(paint, "hall")
