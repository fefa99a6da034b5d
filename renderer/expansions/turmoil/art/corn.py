"""An ear of corn whose grains wind like genes, with the seal of a contract."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for f in (-1, 1):
        leaf = f"M 0 .54 C {f * 0.3} .5 {f * 0.44} .16 {f * 0.36} -.14 C {f * 0.24} .06 {f * 0.1} .2 0 .3 Z"
        scene.fill(leaf, scene.lit(rgb("#6fae3a")), rgb("#2f6a2a"))
        scene.line([(0, 0.5), (f * 0.2, 0.24), (f * 0.34, -0.06)], 0.014, rgb("#b8e07a"))
    scene.across(ellipse(0, -0.06, 0.22, 0.5, 0, 48), rgb("#e0a82a"))
    for row in range(11):
        y = -0.48 + 0.083 * row
        half = 0.2 * math.sqrt(max(0.05, 1 - ((y + 0.06) / 0.5) ** 2))
        for k in range(5):
            x = half * (k - 2) / 2.2
            phase = math.sin(row * 0.62) * 2
            tone = rgb("#ffe06a")
            if abs((k - 2) - phase) < 0.6:
                tone = rgb("#e4502e")
            elif abs((k - 2) + phase) < 0.6:
                tone = rgb("#3d8ac0")
            scene.fill([ellipse(x, y, half * 0.26, 0.042)], mix(tone, WHITE, 0.25), tone)
    for f in (-1, 1):
        leaf = f"M 0 .56 C {f * 0.26} .54 {f * 0.34} .3 {f * 0.26} .06 C {f * 0.16} .24 {f * 0.06} .3 0 .36 Z"
        scene.fill(leaf, scene.lit(rgb("#7fbf4a")), rgb("#3f7a2f"))
    for dx in (-0.06, 0.08):
        scene.shape(
            (0.34 + dx, 0.34),
            (0.44 + dx, 0.34),
            (0.46 + dx, 0.6),
            (0.4 + dx, 0.54),
            (0.34 + dx, 0.6),
            colour=rgb("#a82a34"),
        )
    scene.fill([star(16, 0.19, 0.16, (0.42, 0.26))], rgb("#c8343a"), rgb("#8a1f2a"))
    scene.circle(0.42, 0.26, 0.11, rgb("#d9505a"))
    scene.fill([star(5, 0.08, 0.034, (0.42, 0.26))], WHITE)


MOTIF = Motif(paint, "rays", flies=True)
