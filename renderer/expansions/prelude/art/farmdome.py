"""Rows of wheat and greens below a long roof of glass."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.85)
    for k in range(5):
        y = 0.18 + 0.075 * k
        tone = rgb(("#d9b04a", "#6fa83f", "#e0bb58", "#5f983f", "#cfa03a")[k])
        half = 0.62 + 0.05 * k
        scene.shape(
            (-half, y),
            (half, y),
            (half + 0.05, y + 0.08),
            (-half - 0.05, y + 0.08),
            colour=mix(tone, WHITE, 0.15),
            low=scene.dim(tone, 0.25),
        )
        for n in range(17):
            x = -half + 0.05 + (2 * half - 0.1) * n / 16
            scene.line([(x, y + 0.02), (x, y - 0.05 - 0.02 * (n % 2))], 0.018, mix(tone, WHITE, 0.3))
    for share, width in ((1.0, 0.026), (0.62, 0.014)):
        arch = half_ellipse(0, 0.52, 0.86 * share, 0.82)
        scene.line(arch, width, mix(scene.metal, WHITE, 0.3), 0.9)
    scene.shape(*half_ellipse(0, 0.52, 0.86, 0.82), colour=mix(scene.glass, WHITE, 0.3), alpha=0.25)
    for y in (0.0, 0.22):
        half = 0.86 * math.sqrt(1 - ((0.52 - y) / 0.82) ** 2)
        scene.line([(-half, y), (half, y)], 0.012, mix(scene.metal, WHITE, 0.4), 0.8)
    scene.shape(
        *half_ellipse(-0.24, 0.26, 0.34, 0.44)[3:10],
        *half_ellipse(-0.26, 0.26, 0.27, 0.36)[3:10][::-1],
        colour=WHITE,
        alpha=0.6,
    )
    scene.line([(0, -0.1), (0, -0.3)], 0.01, scene.metal)
    scene.slab(-0.9, 0.48, 0.9, 0.54, scene.metal, depth=0.06)


MOTIF = Motif(paint, "mars")
