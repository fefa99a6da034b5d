"""A megaphone from which hearts, stars and leaves fly."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    tone = mix(scene.accent, WHITE, 0.1)
    scene.fill("M -.3 -.1 L .16 -.42 L .26 .3 L -.26 .12 Z", scene.lit(tone), scene.dim(tone, 0.4))
    scene.fill([ellipse(0.21, -0.06, 0.09, 0.37, -8)], scene.dim(tone, 0.5))
    scene.fill([ellipse(0.21, -0.06, 0.06, 0.31, -8)], scene.dark)
    scene.fill("M -.5 -.1 L -.28 -.12 L -.24 .13 L -.46 .14 Q -.58 .02 -.5 -.1 Z", PAPER, scene.dim(PAPER, 0.4))
    scene.shape(
        (-0.34, 0.12),
        (-0.2, 0.12),
        (-0.12, 0.46),
        (-0.26, 0.48),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.5),
    )
    scene.line([(-0.1, -0.2), (-0.02, 0.16)], 0.035, PAPER)
    for k in range(3):
        reach = 0.16 + 0.13 * k
        arc = [
            (0.26 + reach * math.cos(a), -0.06 + reach * 1.3 * math.sin(a))
            for a in (-0.6 + 0.12 * j for j in range(11))
        ]
        scene.line(arc, 0.024, WHITE, 0.8)
    for x, y, r in ((0.5, -0.34, 0.1), (0.78, -0.02, 0.08)):
        scene.fill([star(5, r, r * 0.42, (x, y))], mix(GOLD, WHITE, 0.3), GOLD)
    for x, y, r in ((0.62, 0.18, 0.09), (0.74, -0.42, 0.06)):
        heart = f"M {x} {y + r} C {x - r * 1.7} {y - r * 0.2} {x - r * 0.7} {y - r * 1.3} {x} {y - r * 0.4} "
        scene.fill(heart + f"C {x + r * 0.7} {y - r * 1.3} {x + r * 1.7} {y - r * 0.2} {x} {y + r} Z", rgb("#d12f4a"))
    scene.fill("M .42 .38 Q .44 .24 .6 .3 Q .58 .44 .42 .38 Z", rgb("#4f9a3a"))


MOTIF = Motif(paint, "rays", flies=True)
