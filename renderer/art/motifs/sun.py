"""The sun, with rings of light around it."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    for radius, alpha in ((0.95, 0.14), (0.72, 0.2), (0.56, 0.3)):
        scene.circle(0, 0, radius, rgb("#ffb04a"), alpha=alpha)
    scene.circle(0, 0, 0.42, rgb("#fff3c4"), rgb("#ff9f3a"))
    for turn in (20, 140, 260):
        a = math.radians(turn)
        scene.glow(0.3 * math.cos(a), 0.3 * math.sin(a), 0.2, WHITE, 0.5)


MOTIF = Motif(paint, "space", flies=True)
