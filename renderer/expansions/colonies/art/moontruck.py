"""A lorry with wheels of wire, laden with boxes that show a leaf and a coin."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.74)
    for k, (x, y) in enumerate(((-0.62, 0.2), (-0.3, 0.2), (0.02, 0.2), (-0.46, -0.08), (-0.14, -0.08))):
        tone = (rgb("#5fa777"), GOLD, rgb("#d98a52"))[k % 3]
        scene.slab(x, y - 0.27, x + 0.31, y, tone, depth=0.14)
        for dx in (0.05, 0.12, 0.19, 0.26):
            scene.line([(x + dx * 0.9, y - 0.25), (x + dx * 0.9, y - 0.02)], 0.01, scene.dim(tone, 0.3))
        scene.circle(x + 0.13, y - 0.135, 0.075, PAPER)
        if k % 3 == 0:
            leaf = f"M {x + 0.08} {y - 0.1} Q {x + 0.08} {y - 0.2} {x + 0.18} {y - 0.19} Q {x + 0.19} {y - 0.09} {x + 0.08} {y - 0.1} Z"
            scene.fill(leaf, rgb("#4f9a3a"))
        else:
            scene.circle(x + 0.13, y - 0.135, 0.045, mix(GOLD, rgb("#b8741c"), 0.3 + 0.3 * (k % 2)))
    scene.slab(-0.72, 0.2, 0.72, 0.28, scene.dim(scene.metal, 0.2), depth=0.04)
    scene.fill(
        "M .4 .22 L .4 -.14 Q .4 -.22 .48 -.22 L .6 -.22 L .76 .04 L .76 .22 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.4),
    )
    scene.shape(
        (0.52, -0.16), (0.59, -0.16), (0.7, 0.04), (0.52, 0.04), colour=scene.glass, low=mix(scene.glass, INK, 0.4)
    )
    scene.line([(0.42, -0.2), (0.36, -0.42)], 0.014, scene.metal)
    scene.circle(0.36, -0.43, 0.025, rgb("#ff6a4a"))
    scene.circle(0.77, 0.16, 0.035, scene.lamp)
    for x in (-0.5, -0.1, 0.54):
        scene.circle(x, 0.36, 0.16, scene.dark)
        scene.circle(x, 0.36, 0.12, scene.metal, scene.dim(scene.metal, 0.4))
        for k in range(4):
            a = math.pi * k / 4
            scene.line(
                [
                    (x - 0.12 * math.cos(a), 0.36 - 0.12 * math.sin(a)),
                    (x + 0.12 * math.cos(a), 0.36 + 0.12 * math.sin(a)),
                ],
                0.014,
                scene.dark,
            )


MOTIF = Motif(paint, "moon", size=0.62)
