"""Three bins with small green eaters that climb out of them."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.74)
    for k, (x, code) in enumerate(((-0.52, "#5fa777"), (0.02, "#d98a2e"), (0.56, "#3d8ac0"))):
        tone = rgb(code)
        lean = (-26, 14, 34)[k]
        scene.shape(
            *turned([(-0.25, -0.05), (0.25, -0.05), (0.25, 0.02), (-0.25, 0.02)], (x + 0.05 * (k - 1), -0.32), lean),
            colour=scene.lit(tone),
            low=scene.dim(tone, 0.3),
        )
        for dx, dy, r in ((-0.1, -0.16, 0.09), (0.08, -0.14, 0.1), (0.0, -0.24, 0.08)):
            scene.orb(x + dx, dy, r, mix(rgb("#a8e04a"), scene.hour.low, 0.1), rgb("#3f7a2a"))
            for ex in (-0.03, 0.03):
                scene.circle(x + dx + ex, dy - 0.02, 0.022, WHITE)
                scene.circle(x + dx + ex, dy - 0.018, 0.011, INK)
        scene.across([(x - 0.24, -0.12), (x + 0.24, -0.12), (x + 0.19, 0.46), (x - 0.19, 0.46)], tone)
        scene.slab(x - 0.26, -0.14, x + 0.26, -0.07, scene.lit(tone), depth=0.1)
        for j in range(3):
            a = 2 * math.pi * j / 3 - math.pi / 2
            b = a + 1.5
            arrow = [
                (x + 0.1 * math.cos(a + t * (b - a) / 4), 0.17 + 0.1 * math.sin(a + t * (b - a) / 4)) for t in range(5)
            ]
            scene.line(arrow, 0.03, PAPER)
            scene.circle(*arrow[-1], 0.032, PAPER)
        for dx in (-0.13, 0.13):
            scene.circle(x + dx, 0.47, 0.05, scene.dark)
    for x, y in ((-0.26, 0.44), (0.28, 0.47), (0.84, 0.45)):
        scene.orb(x, y, 0.055, rgb("#a8e04a"), rgb("#3f7a2a"))


MOTIF = Motif(paint, "street")
