"""A ship holds a rock full of ore in three claws and saws at it."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import boulder, fire, solar_wing
from renderer.art.scenery import Scene
from renderer.drawing.canvas import regular
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    boulder(scene, -0.36, 0.04, 0.36, mix(rgb("#9a8472"), scene.hour.low, 0.12), 2)
    for x, y, r, code in (
        (-0.5, -0.12, 0.06, "#cfd8ea"),
        (-0.3, 0.2, 0.075, "#9fb4d8"),
        (-0.16, -0.06, 0.045, "#cfd8ea"),
        (-0.52, 0.16, 0.04, "#9fb4d8"),
    ):
        scene.fill([regular(5, r, (x, y), 20)], mix(rgb(code), WHITE, 0.4), scene.dim(rgb(code), 0.35))
    tone = mix(rgb("#e9a23a"), scene.accent, 0.35)
    for elbow, tip, grip in (
        ((0.0, -0.48), (-0.34, -0.44), (-0.48, -0.26)),
        ((0.02, 0.5), (-0.34, 0.5), (-0.48, 0.34)),
        ((0.12, 0.04), (-0.0, 0.04), (-0.06, 0.04)),
    ):
        scene.line([(0.3, 0.02), elbow, tip], 0.075, scene.dim(tone, 0.35))
        scene.line([(0.29, 0.0), (elbow[0] - 0.01, elbow[1] - 0.015), (tip[0], tip[1] - 0.012)], 0.035, scene.lit(tone))
        scene.circle(*elbow, 0.05, scene.metal, scene.dim(scene.metal, 0.5))
        scene.line([tip, grip], 0.05, scene.dim(scene.metal, 0.3))
        scene.circle(*tip, 0.045, scene.metal, scene.dim(scene.metal, 0.5))
    for k in range(6):
        a = math.radians(150 + 42 * k)
        scene.line(
            [
                (-0.06 + 0.05 * math.cos(a), 0.04 + 0.05 * math.sin(a)),
                (-0.06 + 0.14 * math.cos(a), 0.04 + 0.14 * math.sin(a)),
            ],
            0.012,
            rgb("#ffe27a"),
        )
    fire(scene, 0.88, 0.02, 0.34, 0.09, 0)
    scene.fill(
        "M .22 -.14 L .5 -.24 L .84 -.16 L .9 .02 L .84 .2 L .5 .28 L .22 .18 Z",
        scene.lit(scene.metal),
        scene.dim(scene.metal, 0.5),
    )
    scene.shape(
        (0.56, -0.22), (0.68, -0.2), (0.68, 0.24), (0.56, 0.26), colour=scene.lit(tone), low=scene.dim(tone, 0.45)
    )
    scene.fill("M .24 -.12 L .46 -.2 L .46 -.04 L .22 -.02 Z", scene.glass, mix(scene.glass, INK, 0.45))
    for y in (-0.06, 0.1):
        scene.circle(0.78, y, 0.035, scene.dark)
    solar_wing(scene, 0.44, -0.46, 0.78, -0.3)
    scene.line([(0.6, -0.3), (0.6, -0.2)], 0.02, scene.metal)


MOTIF = Motif(paint, "belt", flies=True)
