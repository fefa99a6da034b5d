"""A whirl of clouds with a flash in its eye."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import bolt
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    for k in range(4):
        turn = math.pi / 2 * k + 0.3
        for wide, tone in ((0.17, rgb("#7a3f3a")), (0.11, rgb("#d98a52")), (0.05, rgb("#fbe8c8"))):
            arm = [
                (
                    (0.14 + 0.045 * j) * 1.15 * math.cos(turn + 0.24 * j),
                    (0.14 + 0.045 * j) * 0.8 * math.sin(turn + 0.24 * j),
                )
                for j in range(13)
            ]
            for j in range(12):
                scene.line([arm[j], arm[j + 1]], wide * (1 - 0.068 * j), tone)
    scene.fill([ellipse(0, 0, 0.22, 0.17)], rgb("#2a1c3a"))
    scene.glow(0, 0, 0.3, rgb("#ffe08a"), 0.7)
    bolt(scene, 0.0, 0.0, 0.38, rgb("#f6b02a"))


MOTIF = Motif(paint, "jupiter", flies=True)
