"""A rosette of ribbon with a leaf and a bolt, as for the first at a show."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import bolt, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for side in (-1, 1):
        tone = scene.dim(scene.accent, 0.1 if side < 0 else 0.4)
        scene.shape(
            (side * 0.02, 0.1),
            (side * 0.2, 0.06),
            (side * 0.36, 0.5),
            (side * 0.24, 0.44),
            (side * 0.15, 0.54),
            colour=tone,
            low=scene.dim(tone, 0.25),
        )
        scene.line([(side * 0.11, 0.14), (side * 0.22, 0.44)], 0.02, GOLD)
    for n, half, code in ((18, 0.42, ""), (16, 0.34, "#fff6e6"), (14, 0.27, "")):
        tone = rgb(code) if code else scene.accent
        for k in range(n):
            a, b = 2 * math.pi * k / n, 2 * math.pi * (k + 1) / n
            rim = [
                (half * math.cos(a), -0.08 + half * math.sin(a)),
                (half * 1.05 * math.cos((a + b) / 2), -0.08 + half * 1.05 * math.sin((a + b) / 2)),
                (half * math.cos(b), -0.08 + half * math.sin(b)),
            ]
            scene.shape((0, -0.08), *rim, colour=scene.lit(tone) if k % 2 else scene.dim(tone, 0.3))
    scene.orb(0, -0.08, 0.22, mix(GOLD, WHITE, 0.15), mix(GOLD, rgb("#8a5414"), 0.6))
    scene.ring(0, -0.08, 0.22, 0.016, mix(GOLD, rgb("#8a5414"), 0.5))
    scene.fill("M -.16 .02 C -.18 -.16 -.04 -.24 .06 -.24 C .07 -.1 -.0 .03 -.16 .02 Z", rgb("#6fb84a"), rgb("#2f7a3a"))
    scene.line([(-0.16, 0.05), (-0.02, -0.14)], 0.014, PAPER)
    bolt(scene, 0.09, -0.04, 0.24, rgb("#8e5ae0"))
    sparkle(scene, -0.12, -0.22, 0.07)


MOTIF = Motif(paint, "rays", flies=True, size=0.6)
