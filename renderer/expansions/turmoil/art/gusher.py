"""People who turn a great wheel, and the fountain that it frees."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    water = rgb("#5fc3e8")
    for f in (-1, 1):
        for k in range(4):
            reach, high = 0.18 + 0.15 * k, 0.3 - 0.1 * k
            arc = [
                (0.22 + f * reach * t, -0.24 - high * 4 * t * (1 - t) * 0.55 + 0.7 * t * t)
                for t in (j / 8 for j in range(9))
            ]
            scene.line(arc, 0.055 - 0.006 * k, mix(water, WHITE, 0.2 + 0.15 * (k % 2)))
            scene.line(arc, 0.016, WHITE)
    scene.fade([(0.15, -0.56), (0.29, -0.56), (0.32, 0.3), (0.12, 0.3)], mix(water, WHITE, 0.5), 0.9, 1.0)
    for x, y, r in (
        (-0.36, -0.16, 0.03),
        (0.76, -0.2, 0.035),
        (0.06, -0.52, 0.03),
        (0.44, -0.5, 0.03),
        (-0.2, -0.34, 0.025),
    ):
        scene.circle(x, y, r, mix(water, WHITE, 0.4))
    scene.fill([ellipse(0.22, 0.48, 0.72, 0.07)], mix(water, WHITE, 0.3), rgb("#2a7fa8"))
    scene.column(0.08, 0.1, 0.36, 0.48, scene.metal)
    scene.slab(0.02, 0.06, 0.42, 0.14, scene.dim(scene.metal, 0.2))
    scene.slab(-0.3, 0.24, 0.1, 0.36, scene.dim(scene.metal, 0.15), depth=0.05)
    red = rgb("#d1403a")
    scene.ring(-0.36, 0.26, 0.24, 0.055, scene.dim(red, 0.3))
    scene.ring(-0.37, 0.25, 0.24, 0.045, red)
    for k in range(3):
        a = math.pi * k / 3 + 0.3
        scene.line(
            [
                (-0.37 - 0.22 * math.cos(a), 0.25 - 0.22 * math.sin(a)),
                (-0.37 + 0.22 * math.cos(a), 0.25 + 0.22 * math.sin(a)),
            ],
            0.03,
            red,
        )
    scene.circle(-0.37, 0.25, 0.06, scene.dim(red, 0.3))
    person(scene, -0.72, 0.54, 0.56, rgb("#f2b33a"), arm=0.5)
    person(scene, -0.14, 0.56, 0.5, rgb("#3d5a8a"), arm=0.1)


MOTIF = Motif(paint, "mars")
