"""A wheel for ten thousand people; gardens shine through its windows."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    lean = -16
    for side in (-1, 1):
        ring = ellipse(0, 0.02, 0.68, 0.34, lean, 96)
        half = [p for p in ring if (p[1] - 0.02 > math.tan(math.radians(lean)) * p[0]) is (side > 0)]
        half.sort()
        scene.line(half, 0.15, scene.dim(scene.metal, 0.3) if side < 0 else scene.lit(scene.metal))
        scene.line(half, 0.075, mix(rgb("#7fc05a"), scene.glass, 0.2) if side > 0 else rgb("#4f8a5a"))
        for x, y in half[3::7]:
            scene.circle(x, y, 0.03, rgb("#a8e07a") if side > 0 else rgb("#5fa05a"))
            scene.line([(x + 0.05, y - 0.035), (x + 0.05, y + 0.035)], 0.014, scene.metal)
        if side < 0:
            for turn in range(0, 360, 60):
                a = math.radians(turn)
                end = turned([(0.64 * math.cos(a), 0.31 * math.sin(a))], (0, 0.02), lean)[0]
                scene.line([(0, 0.02), end], 0.04, scene.dim(scene.metal, 0.15))
            scene.column(-0.1, -0.2, 0.1, 0.2, scene.accent)
            scene.fill([ellipse(0, -0.2, 0.1, 0.035)], scene.lit(scene.accent))
            scene.windows(-0.08, -0.12, 0.08, 0.16, 3, 3, scene.lamp)
            scene.line([(0, -0.2), (0, -0.46)], 0.02, scene.metal)
            scene.fill([ellipse(0, -0.48, 0.24, 0.07, lean)], mix(GOLD, WHITE, 0.5), GOLD)


MOTIF = Motif(paint, "space", flies=True)
