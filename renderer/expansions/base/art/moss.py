"""Cushions with spores on stalks."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import leafy
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse


def paint(scene: Scene) -> None:
    leaf = leafy(scene)
    for x, y, r in ((-0.42, 0.46, 0.24), (0.44, 0.48, 0.22), (0.02, 0.44, 0.36)):
        scene.vault(x, y + 0.08, r, r * 0.85, leaf)
        for k in range(5):
            a = math.pi * (0.22 + 0.14 * k)
            foot = (x - r * 0.7 * math.cos(a), y + 0.05 - r * 0.66 * math.sin(a))
            tip = (foot[0] - 0.1 * math.cos(a), foot[1] - r * 0.75)
            scene.line([foot, tip], 0.016, scene.dim(leaf, 0.3))
            scene.fill([ellipse(tip[0], tip[1] - 0.02, 0.028, 0.045)], scene.lit(scene.accent), scene.dim(scene.accent))


MOTIF = Motif(paint, "mars")
