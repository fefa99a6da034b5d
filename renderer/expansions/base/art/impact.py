"""A rock that has struck: fire, a ring of dust, a cloud."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, half_ellipse, regular
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    dust = mix(scene.hour.low, scene.rock, 0.35)
    scene.glow(0, 0.2, 0.9, rgb("#ffb04a"), 0.9)
    for half, alpha in ((1.0, 0.35), (0.78, 0.5), (0.56, 0.7)):
        scene.fill([ellipse(0, 0.44, half, half * 0.17)], dust, alpha=alpha)
    for x, y, r in ((-0.4, 0.3, 0.17), (0.42, 0.3, 0.16), (-0.24, 0.1, 0.17), (0.26, 0.08, 0.18), (0, -0.02, 0.2)):
        scene.circle(x, y, r, mix(dust, WHITE, 0.25), scene.dim(dust, 0.3))
    for k in range(11):
        a = math.pi * (k + 0.5) / 11
        far = 0.8 if k % 2 else 0.6
        tip = (-far * math.cos(a), 0.42 - far * math.sin(a))
        foot = [
            (-0.14 * math.cos(a) - 0.05 * math.sin(a), 0.42 - 0.05),
            (-0.14 * math.cos(a) + 0.05 * math.sin(a), 0.42),
        ]
        scene.shape(foot[0], tip, foot[1], colour=rgb("#ffe27a"), low=rgb("#f0681c"))
        scene.fill(
            [regular(5, 0.04 + 0.01 * (k % 3), (tip[0] * 1.1, tip[1] * 1.1 - 0.02), 30 * k)],
            scene.lit(scene.rock),
            scene.dim(scene.rock),
        )
    scene.fill([ellipse(0, 0.46, 0.4, 0.075)], scene.dark)
    scene.fill([half_ellipse(0, 0.46, 0.3, 0.26)], WHITE, rgb("#ff9a2a"))


MOTIF = Motif(paint, "green")
