"""A wheel seen from above with a ship at each of its six docks."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import GOODS, fire, freighter
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, regular
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for k in range(6):
        a = math.radians(60 * k + 20)
        x, y = math.cos(a), math.sin(a)
        scene.line([(0.12 * x, 0.12 * y), (0.36 * x, 0.36 * y)], 0.055, scene.dim(scene.metal, 0.35))
        if k != 4:
            freighter(scene, 0.5 * x, 0.5 * y, 0.28, 60 * k + 20 - 90, mix(rgb(GOODS[k]), scene.hour.low, 0.06))
    a = math.radians(260)
    x, y = 0.82 * math.cos(a) - 0.46, 0.44 * math.sin(a)
    fire(scene, x - 0.06, y - 0.08, 0.2, 0.045, 232)
    freighter(scene, x + 0.02, y + 0.02, 0.26, 140, mix(rgb(GOODS[4]), scene.hour.low, 0.06))
    ring = ellipse(0, 0, 0.31, 0.31, 0, 72)
    scene.line([*ring, ring[0]], 0.08, scene.dim(scene.metal, 0.3))
    ring = ellipse(-0.006, -0.008, 0.31, 0.31, 0, 72)
    scene.line([*ring, ring[0]], 0.06, scene.lit(scene.metal))
    for k in range(24):
        a = math.pi * k / 12
        scene.circle(0.31 * math.cos(a), 0.31 * math.sin(a), 0.014, scene.lamp if k % 4 else rgb("#ff6a4a"))
    scene.fill([regular(6, 0.17, (0, 0), 20)], scene.lit(scene.accent), scene.dim(scene.accent, 0.45))
    scene.orb(0, 0, 0.1, GOLD)
    scene.circle(0, 0, 0.045, scene.dim(GOLD, 0.4))


MOTIF = Motif(paint, "jovian", flies=True, size=0.76)
