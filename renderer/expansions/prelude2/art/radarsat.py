"""A probe with a wide mesh for radar, whose rays draw the heights of the ground on the clouds."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    glow = rgb("#9affc8")
    scene.shape((-0.26, 0.0), (-0.14, 0.08), (0.36, 0.86), (-0.78, 0.74), colour=glow, alpha=0.22)
    for k in range(5):
        t = 0.5 + 0.08 * k
        left, right = (-0.24 - 0.52 * t, 0.02 + 0.74 * t), (-0.16 + 0.54 * t, 0.08 + 0.8 * t)
        bow = [
            (
                left[0] + (right[0] - left[0]) * j / 10,
                left[1] + (right[1] - left[1]) * j / 10 - 0.05 * math.sin(2 * math.pi * j / 5 + k),
            )
            for j in range(11)
        ]
        scene.line(bow, 0.016, glow, 0.9)
    with scene.placed(-0.14, -0.02, 1):
        scene.fill([ellipse(-0.06, 0.05, 0.36, 0.2, 32)], scene.dim(scene.metal, 0.55))
        scene.fill([ellipse(-0.08, 0.02, 0.36, 0.19, 32)], scene.lit(scene.metal), scene.dim(scene.metal, 0.15))
        for share in (0.35, 0.68):
            ring = ellipse(-0.08, 0.02, 0.36 * share, 0.19 * share, 32, 40)
            scene.line([*ring, ring[0]], 0.009, scene.dim(scene.metal, 0.5))
        for k in range(8):
            scene.line([(-0.08, 0.02), ellipse(-0.08, 0.02, 0.36, 0.19, 32, 8)[k]], 0.008, scene.dim(scene.metal, 0.5))
        for k in (1, 4, 7):
            scene.line([ellipse(-0.08, 0.02, 0.33, 0.17, 32, 9)[k], (-0.2, 0.2)], 0.012, scene.dim(scene.metal, 0.4))
        scene.orb(-0.2, 0.2, 0.04, GOLD)
    scene.slab(0.0, -0.36, 0.26, -0.08, GOLD, depth=0.3)
    for k in range(3):
        scene.line([(0.02, -0.3 + 0.09 * k), (0.17, -0.3 + 0.09 * k)], 0.01, scene.dim(GOLD, 0.4))
    scene.line([(0.26, -0.22), (0.44, -0.28)], 0.024, scene.metal)
    wing = [(0.42, -0.42), (0.86, -0.56), (0.9, -0.36), (0.46, -0.2)]
    scene.shape(*wing, colour=mix(rgb("#3d6ea6"), WHITE, 0.4), low=rgb("#2f5590"))
    for k in range(1, 4):
        x = 0.42 + 0.11 * k
        scene.line([(x, -0.42 - 0.035 * k), (x + 0.04, -0.2 - 0.04 * k)], 0.009, rgb("#1c3458"))
    scene.line([(0.44, -0.31), (0.88, -0.46)], 0.009, rgb("#1c3458"))
    scene.line([(0.06, -0.36), (0.0, -0.54)], 0.014, scene.metal)
    scene.circle(0.0, -0.54, 0.025, rgb("#ff6a4a"))


MOTIF = Motif(paint, "overvenus", flies=True, size=0.62)
