"""A dial that keeps the warmth of a world, between cold and heat."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.circle(0.02, 0.03, 0.48, scene.dark, alpha=0.5)
    scene.circle(0, 0, 0.47, scene.lit(scene.metal), scene.dim(scene.metal, 0.45))
    scene.circle(0, 0, 0.42, mix(PAPER, WHITE, 0.4), mix(PAPER, scene.dark, 0.15))
    for k in range(21):
        share = k / 20
        a = math.radians(150 + 240 * share)
        tone = (
            mix(rgb("#3d8ad0"), rgb("#f2c14a"), min(1, share * 2))
            if share < 0.5
            else mix(rgb("#f2c14a"), rgb("#e4402e"), share * 2 - 1)
        )
        scene.line([(0.3 * math.cos(a), 0.3 * math.sin(a)), (0.38 * math.cos(a), 0.38 * math.sin(a))], 0.04, tone)
    scene.orb(0, 0, 0.22, rgb("#d96f42"), rgb("#4a1a16"))
    scene.fill([ellipse(0.02, 0.06, 0.14, 0.05, -8)], rgb("#5f9a4a"), alpha=0.8)
    scene.fill([ellipse(-0.08, -0.06, 0.09, 0.04, -8)], rgb("#4fa6dc"), alpha=0.8)
    a = math.radians(318)
    scene.shape(*turned([(0.2, -0.04), (0.41, 0.0), (0.2, 0.04)], (0, 0), 318), colour=scene.dark)
    scene.circle(0.5 * math.cos(a), 0.5 * math.sin(a), 0.05, scene.accent, scene.dim(scene.accent, 0.4))
    for k in range(6):
        b = math.pi * k / 3
        scene.line([(-0.62, 0.28), (-0.62 + 0.1 * math.cos(b), 0.28 + 0.1 * math.sin(b))], 0.024, rgb("#bfe6f8"))
    scene.circle(0.63, 0.28, 0.06, rgb("#ffb43a"))
    for k in range(8):
        b = math.pi * k / 4
        scene.line(
            [
                (0.63 + 0.08 * math.cos(b), 0.28 + 0.08 * math.sin(b)),
                (0.63 + 0.12 * math.cos(b), 0.28 + 0.12 * math.sin(b)),
            ],
            0.02,
            rgb("#ffb43a"),
        )


MOTIF = Motif(paint, "hall", flies=True)
