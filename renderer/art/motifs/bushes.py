"""Bushes full of berries."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import leafy
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    leaf = leafy(scene)
    berry = scene.one_of("#e4572e", "#f2c14a", "#d1495b")
    for x, y, r in ((-0.3, 0.26, 0.2), (0.32, 0.28, 0.18), (0.0, 0.18, 0.27), (-0.16, 0.36, 0.18), (0.2, 0.38, 0.16)):
        scene.circle(x + 0.03, y + 0.02, r, scene.dim(leaf, 0.55))
        scene.circle(x, y, r * 0.93, leaf, scene.dim(leaf, 0.25))
        scene.circle(x - r * 0.25, y - r * 0.3, r * 0.5, scene.lit(mix(leaf, rgb("#e8f08a"), 0.3)), alpha=0.8)
        for k in range(4):
            a = 1.4 * k + 5 * x
            scene.circle(x + r * 0.6 * math.cos(a), y + r * 0.6 * math.sin(a), 0.022, berry)


MOTIF = Motif(paint, "green")
