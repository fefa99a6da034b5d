"""Two ships of unlike builders are about to join, collar to collar."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import solar_wing, sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    left, right = mix(rgb("#f6f0e4"), scene.metal, 0.2), mix(rgb("#e0b060"), scene.accent, 0.3)
    scene.glow(0.0, 0.0, 0.34, rgb("#fff0c0"), 0.9)
    for x, y in ((-0.7, -0.3), (-0.7, 0.1)):
        solar_wing(scene, x - 0.1, y, x + 0.18, y + 0.2, 3)
    scene.across([(-0.9, -0.16), (-0.34, -0.2), (-0.34, 0.2), (-0.9, 0.16)], left)
    scene.fill(
        "M -.9 -.17 L -.34 -.21 Q -.16 -.14 -.14 -.08 L -.14 .08 Q -.16 .14 -.34 .21 L -.9 .17 Z",
        scene.lit(left),
        scene.dim(left, 0.55),
    )
    for k in range(4):
        scene.circle(-0.78 + 0.12 * k, -0.02, 0.035, scene.lamp, mix(scene.lamp, rgb("#c9762c"), 0.5))
    scene.line([(-0.36, -0.2), (-0.36, 0.2)], 0.03, scene.dim(left, 0.5))
    scene.slab(-0.16, -0.1, -0.08, 0.1, scene.dim(scene.metal, 0.3))
    for y in (-0.09, 0.09):
        scene.line([(-0.08, y), (-0.02, y * 0.7)], 0.02, scene.metal)
    with scene.placed(0.52, 0, 1):
        scene.orb(0.0, 0.0, 0.27, right)
        for k in range(3):
            a = math.radians(-50 + 50 * k)
            scene.circle(0.17 * math.cos(a) - 0.08, 0.2 * math.sin(a), 0.04, scene.glass, mix(scene.glass, INK, 0.5))
        ring = [p for p in ellipse(0, 0, 0.09, 0.27, 0, 60) if p[0] < 0]
        ring.sort(key=lambda p: p[1])
        scene.line(ring, 0.02, scene.dim(right, 0.5))
        for side in (-1, 1):
            scene.line([(0.12, side * 0.2), (0.34, side * 0.42)], 0.04, scene.dim(scene.metal, 0.3))
            scene.orb(0.36, side * 0.42, 0.1, scene.metal)
        scene.slab(0.22, -0.12, 0.38, 0.12, scene.dim(right, 0.3))
        scene.slab(-0.38, -0.1, -0.24, 0.1, scene.dim(scene.metal, 0.15))
    for y in (-0.05, 0.05):
        scene.line([(0.06, y), (0.14, y)], 0.02, scene.metal)
    for k in (-1, 0, 1):
        scene.line([(-0.01, 0.14 * k), (0.05, 0.14 * k)], 0.012, GOLD)
    sparkle(scene, 0.02, -0.16, 0.1)


MOTIF = Motif(paint, "overvenus", flies=True)
