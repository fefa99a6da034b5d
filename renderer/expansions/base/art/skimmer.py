"""A rock that ploughs through the upper air, its fire behind it along the edge of the world."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene, ragged
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for thick, code, alpha in ((0.3, "#9affd8", 0.25), (0.2, "#c8ffe8", 0.4), (0.1, "#ffffff", 0.6)):
        upper = [(-0.5 + 0.2 * k, 0.18 - thick - 0.012 * k * k) for k in range(12)]
        lower = [(-0.5 + 0.2 * k, 0.18 + thick * (1 - k / 12) - 0.008 * k * k) for k in range(11, -1, -1)]
        scene.fill([[*upper, *lower]], mix(rgb(code), scene.accent, 0.15), alpha=alpha)
    scene.glow(-0.5, 0.16, 0.5, WHITE, 0.9)
    tone = mix(rgb("#8a7a6a"), scene.hour.low, 0.2)
    shares = [scene.between(0.82, 1) for _ in range(11)]
    scene.across(ragged(-0.46, 0.14, 0.3, shares), tone)
    for x, y, r in ((-0.54, 0.06, 0.07), (-0.38, 0.2, 0.08), (-0.5, 0.28, 0.04)):
        scene.circle(x, y, r, scene.dim(tone, 0.65))
        scene.circle(x + r * 0.16, y + r * 0.18, r * 0.8, scene.dim(tone, 0.25))
    bow = [
        (-0.46 + 0.37 * math.cos(a), 0.14 + 0.37 * math.sin(a)) for a in (math.radians(100 + 14 * k) for k in range(10))
    ]
    scene.line(bow, 0.035, mix(scene.lamp, WHITE, 0.4))


MOTIF = Motif(paint, "orbit", flies=True)
