"""The first three on a new moon raise a flag beside their lander."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    scene.line([(-0.52, 0.2), (-0.78, 0.5)], 0.03, scene.metal)
    scene.line([(-0.3, 0.2), (-0.08, 0.5)], 0.03, scene.dim(scene.metal, 0.3))
    scene.line([(-0.42, 0.26), (-0.42, 0.46)], 0.06, scene.dim(scene.metal, 0.5))
    scene.shape(
        (-0.62, 0.06),
        (-0.2, 0.06),
        (-0.14, 0.18),
        (-0.22, 0.3),
        (-0.6, 0.3),
        (-0.68, 0.18),
        colour=scene.lit(GOLD),
        low=scene.dim(GOLD, 0.5),
    )
    scene.shape(
        (-0.54, 0.06),
        (-0.58, -0.16),
        (-0.48, -0.3),
        (-0.32, -0.3),
        (-0.24, -0.14),
        (-0.28, 0.06),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.45),
    )
    scene.shape((-0.54, -0.12), (-0.44, -0.12), (-0.44, -0.02), (-0.52, -0.02), colour=rgb("#2f6f9a"))
    scene.circle(-0.34, -0.06, 0.045, scene.lamp)
    scene.line([(0.3, 0.5), (0.3, -0.52)], 0.024, scene.metal)
    scene.fill(
        "M .3 -.5 Q .44 -.58 .58 -.5 Q .72 -.42 .86 -.48 L .86 -.2 Q .72 -.14 .58 -.22 Q .44 -.28 .3 -.2 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.3),
    )
    scene.circle(0.57, -0.36, 0.07, PAPER)
    for x, high, arm in ((0.12, 0.44, 0.2), (0.44, 0.5, 0.8), (0.66, 0.46, 0.0)):
        person(scene, x, 0.54, high, rgb("#e9e6e0"), arm=arm)
        top = 0.54 - high * 0.86
        scene.circle(x, top, high * 0.17, WHITE)
        scene.circle(x - high * 0.02, top + high * 0.01, high * 0.12, rgb("#f2b33a"), rgb("#8a4a1c"))


MOTIF = Motif(paint, "io")
