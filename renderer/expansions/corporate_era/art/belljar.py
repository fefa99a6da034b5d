"""A bell of glass over a piece of living land: a tree, flowers, a hare, a butterfly."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    leaf, soil = rgb("#6fb04a"), mix(rgb("#7a4a36"), scene.dark, 0.2)
    scene.shadow_below(0.6)
    scene.shape(
        (-0.5, 0.32),
        (0.5, 0.32),
        (0.56, 0.5),
        (-0.56, 0.5),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.45),
    )
    scene.fill([ellipse(0, 0.32, 0.5, 0.085)], scene.dim(scene.metal, 0.5), scene.metal)
    scene.fill([ellipse(0, 0.3, 0.44, 0.075)], soil)
    scene.fill([half_ellipse(0, 0.31, 0.43, 0.13)], scene.lit(leaf), scene.dim(leaf, 0.35))
    scene.line([(-0.12, 0.22), (-0.1, 0.02), (-0.16, -0.1)], 0.05, soil)
    scene.line([(-0.1, 0.04), (-0.02, -0.08)], 0.03, soil)
    for x, y, r in ((-0.24, -0.1, 0.11), (-0.02, -0.12, 0.12), (-0.13, -0.22, 0.13), (-0.14, -0.08, 0.1)):
        scene.circle(x, y, r, mix(leaf, rgb("#b8dc6a"), 0.3), scene.dim(leaf, 0.4))
    for x, y, code in (
        (-0.34, 0.16, "#f2c14a"),
        (-0.27, 0.24, "#e4572e"),
        (0.34, 0.22, "#d1495b"),
        (0.05, 0.24, "#ffffff"),
    ):
        scene.line([(x, y), (x, y + 0.09)], 0.014, scene.dim(leaf, 0.4))
        for k in range(5):
            a = 2 * math.pi * k / 5
            scene.circle(x + 0.026 * math.cos(a), y + 0.026 * math.sin(a), 0.02, rgb(code))
        scene.circle(x, y, 0.016, GOLD)
    fur = mix(rgb("#c9a078"), scene.hour.low, 0.15)
    scene.fill([ellipse(0.2, 0.17, 0.11, 0.085, -8)], scene.lit(fur), scene.dim(fur, 0.25))
    scene.circle(0.09, 0.2, 0.03, WHITE)
    for dx, turn in ((0.0, 76), (0.045, 104)):
        scene.fill([ellipse(0.29 + dx, -0.0, 0.07, 0.02, turn)], scene.lit(fur))
    scene.circle(0.3, 0.1, 0.066, scene.lit(fur), scene.dim(fur, 0.15))
    scene.circle(0.325, 0.085, 0.014, INK)
    for side in (-1, 1):
        scene.fill(
            [ellipse(0.17 + side * 0.045, -0.3, 0.05, 0.034, side * -40)], scene.accent, mix(scene.accent, WHITE, 0.3)
        )
    scene.line([(0.17, -0.33), (0.17, -0.26)], 0.014, INK)
    bell = [(-0.46, 0.31), (-0.46, -0.12), *half_ellipse(0, -0.12, 0.46, 0.4), (0.46, -0.12), (0.46, 0.31)]
    scene.shape(*bell, colour=mix(scene.glass, WHITE, 0.3), alpha=0.2)
    scene.line(bell, 0.022, mix(scene.glass, WHITE, 0.7))
    scene.line([(-0.38, 0.2), (-0.38, -0.12), *half_ellipse(0, -0.12, 0.38, 0.32)[1:8]], 0.034, WHITE, 0.65)
    scene.line([(0.39, 0.18), (0.39, -0.04)], 0.022, WHITE, 0.5)
    scene.circle(0, -0.57, 0.06, scene.lit(GOLD), scene.dim(GOLD, 0.3))


MOTIF = Motif(paint, "rays", flies=True)
