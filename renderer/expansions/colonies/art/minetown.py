"""Huts, a winding tower and a ship's mast on a lump of rock."""

from renderer.art.motif import Motif
from renderer.art.parts import hut
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.line([(0.52, -0.06), (0.62, -0.4)], 0.02, scene.metal)
    scene.fill([ellipse(0.63, -0.4, 0.11, 0.05, 24)], scene.lit(scene.metal), scene.dim(scene.metal))
    for x, y, half, code in (
        (-0.44, 0.04, 0.13, "#e9dcc4"),
        (0.4, 0.02, 0.15, "#d9a566"),
        (0.14, -0.08, 0.11, "#e9dcc4"),
    ):
        hut(scene, x, y, half, mix(rgb(code), scene.hour.low, 0.1))
    for x in (-0.3, -0.02):
        scene.line([(x, 0.0), (-0.16, -0.48)], 0.03, scene.accent)
    for y, half in ((-0.12, 0.1), (-0.26, 0.065)):
        scene.line([(-0.16 - half, y), (-0.16 + half, y)], 0.02, scene.dim(scene.accent, 0.3))
    scene.circle(-0.16, -0.44, 0.085, scene.dark)
    scene.circle(-0.16, -0.44, 0.055, scene.metal)
    scene.line([(-0.16, -0.36), (-0.16, 0.1)], 0.012, scene.dark)
    rock = mix(rgb("#8a7464"), scene.hour.low, 0.15)
    scene.fill(
        "M -.74 .14 C -.6 -.04 -.3 -.02 0 -.04 C .3 -.04 .6 -.04 .74 .1 C .8 .3 .5 .56 .1 .58 C -.3 .6 -.8 .4 -.74 .14 Z",
        scene.lit(rock),
        scene.dim(rock, 0.65),
    )
    scene.box((-0.24, -0.02, -0.08, 0.12), 0.06, INK)
    for x, y, r in ((-0.48, 0.24, 0.09), (0.3, 0.2, 0.11), (0.56, 0.16, 0.06), (-0.06, 0.42, 0.1), (-0.3, 0.44, 0.05)):
        scene.fill([ellipse(x, y, r, r * 0.6)], scene.dim(rock, 0.6))
        scene.fill([ellipse(x + 0.01, y + 0.02, r * 0.8, r * 0.42)], scene.dim(rock, 0.2))
    for x, y in ((0.06, 0.3), (0.16, 0.34), (0.1, 0.24)):
        scene.shape((x - 0.03, y), (x, y - 0.05), (x + 0.03, y), (x, y + 0.04), colour=rgb("#bfe3f0"))


MOTIF = Motif(paint, "belt", flies=True)
