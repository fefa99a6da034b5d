"""Tourists in a ball of glass below a balloon, who wave and take pictures."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import gasbag, person
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    gasbag(scene, 0.0, -0.34, 0.42, 0.28, scene.accent, 4)
    for dx in (-0.26, 0.26):
        scene.line([(dx, -0.12), (dx * 0.8, 0.04)], 0.014, scene.dim(scene.metal, 0.3))
    scene.circle(0, 0.22, 0.33, mix(scene.glass, WHITE, 0.55), mix(scene.glass, scene.hour.low, 0.5), 0.75)
    for x, code, high, arm in ((-0.17, "#e4572e", 0.34, 0.0), (0.0, "#3d7ea6", 0.38, 0.0), (0.15, "#f2c14a", 0.3, 1.0)):
        person(scene, x, 0.38, high, rgb(code), arm=arm)
    scene.slab(-0.07, 0.1, 0.02, 0.16, scene.dark)
    scene.circle(-0.03, 0.13, 0.022, scene.glass)
    bowl = [point for point in ellipse(0, 0.22, 0.35, 0.34, 0, 60) if point[1] > 0.34]
    scene.shape(
        *sorted(bowl, key=lambda p: math.atan2(p[1] - 0.22, p[0])),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.5),
    )
    scene.line([(-0.34, 0.33), (0.34, 0.33)], 0.03, GOLD)
    scene.ring(0, 0.22, 0.34, 0.016, WHITE, 0.85)
    scene.slab(-0.12, -0.14, 0.12, -0.08, scene.dim(scene.metal, 0.2))
    scene.fill([ellipse(-0.19, 0.04, 0.1, 0.035, -46)], WHITE, alpha=0.8)
    for side in (-1, 1):
        scene.line([(side * 0.33, 0.36), (side * 0.5, 0.38)], 0.03, scene.dim(scene.metal, 0.3))
        scene.fill([ellipse(side * 0.52, 0.38, 0.03, 0.13)], scene.dim(scene.accent, 0.2), alpha=0.85)


MOTIF = Motif(paint, "clouds", flies=True, size=0.8)
