"""A rock that fills the sky, its front aflame."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import boulder
from renderer.art.scenery import Scene, ragged
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for radius, alpha in ((0.86, 0.16), (0.74, 0.25), (0.64, 0.45)):
        scene.circle(0.14, -0.12, radius, rgb("#ff8a3a"), alpha=alpha)
    scene.fill(
        [ragged(0.1, -0.08, 0.6, [scene.between(0.92, 1.04) for _ in range(26)])], rgb("#ffe08a"), rgb("#ff8a2a")
    )
    boulder(scene, 0.16, -0.14, 0.55, mix(rgb("#8a5a4a"), scene.hour.low, 0.1), 5)
    for k in range(12):
        a = math.radians(100 + 13 * k)
        x, y = 0.16 + 0.62 * math.cos(a), -0.14 + 0.62 * math.sin(a)
        scene.shape(
            (x + 0.06 * math.sin(a), y - 0.06 * math.cos(a)),
            (x - 0.06 * math.sin(a), y + 0.06 * math.cos(a)),
            (x - 0.16, y + 0.22),
            colour=rgb("#ffd25a"),
            alpha=0.8,
        )
    for x, y, r in ((-0.72, 0.3, 0.07), (-0.5, 0.48, 0.05), (0.82, 0.4, 0.05)):
        scene.glow(x, y, 0.16, rgb("#ffb45a"), 0.9)
        boulder(scene, x, y, r, rgb("#8a5a4a"), 0)


MOTIF = Motif(paint, "mars", flies=True)
