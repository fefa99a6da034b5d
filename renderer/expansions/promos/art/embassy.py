"""A villa with a fence, and the flag of Jupiter on its staff."""

from renderer.art.land import banded
from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.75)
    wall = mix(rgb("#f6ead2"), scene.hour.low, 0.1)
    scene.slab(-0.68, 0.02, 0.3, 0.46, wall, depth=0.14)
    scene.shape(
        (-0.74, 0.04),
        (-0.5, -0.2),
        (0.16, -0.2),
        (0.36, 0.04),
        colour=scene.dim(scene.accent, 0.05),
        low=scene.dim(scene.accent, 0.4),
    )
    for x in (-0.58, -0.36, 0.0):
        scene.box((x, 0.12, x + 0.12, 0.32), 0.06, scene.lamp)
    scene.box((-0.2, 0.14, -0.04, 0.46), 0.07, scene.dark)
    for x in (-0.26, 0.0):
        scene.column(x - 0.03, 0.04, x + 0.03, 0.46, WHITE)
    scene.shape((-0.32, 0.06), (-0.12, -0.08), (0.08, 0.06), colour=scene.lit(wall), low=wall)
    scene.line([(0.5, 0.5), (0.5, -0.56)], 0.026, scene.metal)
    scene.circle(0.5, -0.57, 0.03, GOLD)
    scene.fill(
        "M .51 -.52 Q .66 -.6 .78 -.5 Q .9 -.42 1.02 -.5 L 1.02 -.12 Q .9 -.04 .78 -.12 Q .66 -.22 .51 -.14 Z",
        mix(rgb("#2f3f7a"), WHITE, 0.15),
        rgb("#232c5a"),
    )
    banded(scene, 0.76, -0.32, 0.13, rgb("#e8b98a"))
    scene.line([(-0.9, 0.4), (0.9, 0.4)], 0.014, scene.dark)
    for k in range(23):
        x = -0.88 + 0.08 * k
        if not -0.24 < x < 0.02:
            scene.line([(x, 0.34), (x, 0.52)], 0.014, scene.dark)
            scene.circle(x, 0.33, 0.014, GOLD)


MOTIF = Motif(paint, "street")
