"""A city hung in rings that turn."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.5)
    scene.across([(-0.1, 0.36), (0.1, 0.36), (0.26, 0.5), (-0.26, 0.5)], scene.metal)
    rings = ((0.52, 0.17, 28, scene.accent), (0.5, 0.16, -34, mix(GOLD, scene.accent, 0.2)))
    for front in (False, True):
        for half, high, lean, tone in rings:
            ring = ellipse(0, -0.06, half, high, lean, 72)
            part = sorted(p for p in ring if (p[1] + 0.06 > math.tan(math.radians(lean)) * p[0]) is front)
            scene.line(part, 0.055, scene.lit(tone) if front else scene.dim(tone, 0.5))
        if not front:
            scene.circle(0, -0.06, 0.36, mix(scene.glass, WHITE, 0.3), alpha=0.3)
            scene.fill([ellipse(0, 0.06, 0.32, 0.07)], rgb("#7fb04a"), rgb("#4f7a3a"))
            for k, (x, top, half) in enumerate(
                ((-0.2, -0.12, 0.06), (0.2, -0.14, 0.06), (-0.08, -0.26, 0.06), (0.08, -0.3, 0.065))
            ):
                scene.column(x - half, top, x + half, 0.08, mix(rgb("#fff6e6"), scene.accent, 0.3 * (k % 2)))
                scene.windows(x - half * 0.6, top + 0.04, x + half * 0.6, 0.06, 2, 4, rgb("#e0a03a"))
            scene.shape(
                (-0.3, 0.06),
                (0.3, 0.06),
                (0.1, 0.28),
                (-0.1, 0.28),
                colour=scene.lit(scene.metal),
                low=scene.dim(scene.metal),
            )
    scene.column(-0.04, 0.28, 0.04, 0.38, scene.dim(scene.metal, 0.2))


MOTIF = Motif(paint, "mars")
