"""The sun, a wide screen before it, and Venus in the cone of its shadow."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import cloudy_globe
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    sun = rgb("#ffdf8a")
    scene.glow(-0.74, 0.0, 0.7, rgb("#ffb84a"), 1)
    scene.circle(-0.74, 0.0, 0.34, rgb("#fff6d8"), sun)
    for k in range(16):
        a = math.pi * k / 8
        far = 0.5 if k % 2 else 0.44
        scene.shape(
            (-0.74 + 0.38 * math.cos(a - 0.09), 0.38 * math.sin(a - 0.09)),
            (-0.74 + far * math.cos(a), far * math.sin(a)),
            (-0.74 + 0.38 * math.cos(a + 0.09), 0.38 * math.sin(a + 0.09)),
            colour=sun,
        )
    for side in (-1, 1):
        scene.shape(
            (-0.66, side * 0.34),
            (-0.66, side * 0.2),
            (-0.1, side * 0.42),
            (1.4, side * 0.62),
            (1.4, side * 1.1),
            colour=sun,
            alpha=0.28,
        )
    scene.shape((-0.06, -0.4), (-0.06, 0.4), (1.4, 0.3), (1.4, -0.3), colour=INK, alpha=0.6)
    cloudy_globe(scene, 0.62, 0.0, 0.24)
    shadow = [p for p in ellipse(0.62, 0, 0.24, 0.24, 0, 60) if p[0] < 0.7]
    scene.shape(*sorted(shadow, key=lambda p: math.atan2(p[1], -(p[0] - 0.62))), colour=INK, alpha=0.35)
    for dx, tone in ((0.05, scene.dim(scene.metal, 0.7)), (0.0, mix(rgb("#3a3560"), scene.accent, 0.2))):
        scene.fill([ellipse(-0.08 + dx, 0, 0.14, 0.46)], tone, scene.dim(tone, 0.3))
    for k in range(5):
        y = -0.32 + 0.16 * k
        half = 0.14 * math.sqrt(1 - (y / 0.46) ** 2)
        scene.line([(-0.08 - half, y), (-0.08 + half, y)], 0.012, GOLD)
    for share in (-0.5, 0.0, 0.5):
        rib = [
            (-0.08 + 0.14 * share * math.sin(math.pi * k / 16), -0.46 * math.cos(math.pi * k / 16)) for k in range(17)
        ]
        scene.line(rib, 0.012, GOLD)
    rim = ellipse(-0.08, 0, 0.14, 0.46, 0, 60)
    scene.line([*rim, rim[0]], 0.024, mix(GOLD, WHITE, 0.4))
    for y in (-0.46, 0.46):
        scene.slab(-0.14, y - 0.05, 0.0, y + 0.05, scene.metal)


MOTIF = Motif(paint, "space", flies=True)
