"""A camera on its stand before a speaker at a desk, lamps above."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x in (-0.5, 0.1, 0.6):
        scene.line([(x, -0.7), (x, -0.5)], 0.02, scene.dark)
        scene.shape((x - 0.1, -0.42), (x + 0.1, -0.42), (x + 0.06, -0.53), (x - 0.06, -0.53), colour=scene.dark)
        scene.fade([(x - 0.09, -0.42), (x + 0.09, -0.42), (x + 0.3, 0.2), (x - 0.3, 0.2)], rgb("#fff3c4"), 0.4, 0.0)
    scene.box((0.02, -0.36, 0.74, 0.1), 0.03, scene.dark)
    scene.box((0.05, -0.33, 0.71, 0.07), 0.02, rgb("#2a5f9a"), rgb("#123a66"))
    scene.orb(0.58, -0.16, 0.11, rgb("#d96f42"))
    for k in range(3):
        scene.line([(0.1, -0.26 + 0.08 * k), (0.32 - 0.05 * k, -0.26 + 0.08 * k)], 0.022, WHITE, 0.8)
    person(scene, 0.38, 0.5, 0.74, rgb("#d1495b"))
    scene.shape(
        (0.08, 0.22),
        (0.72, 0.22),
        (0.64, 0.52),
        (0.16, 0.52),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.4),
    )
    scene.slab(0.02, 0.18, 0.78, 0.24, PAPER, depth=0.05)
    for dx in (-0.2, 0.0, 0.2):
        scene.line([(-0.44, 0.1), (-0.44 + dx, 0.54)], 0.032, scene.dark)
    scene.slab(-0.66, -0.16, -0.26, 0.12, mix(INK, scene.metal, 0.3), depth=0.1)
    scene.column(-0.26, -0.1, -0.1, 0.06, scene.dark)
    scene.fill([ellipse(-0.1, -0.02, 0.04, 0.1)], rgb("#8ff0ff"), mix(rgb("#2a6fa0"), INK, 0.3))
    for x in (-0.58, -0.38):
        scene.circle(x, -0.26, 0.12, scene.dark)
        scene.circle(x, -0.26, 0.05, scene.metal)
    scene.circle(-0.31, -0.11, 0.024, rgb("#ff3a3a"))


MOTIF = Motif(paint, "hall", size=0.64)
