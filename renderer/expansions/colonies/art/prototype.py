"""A half-filled floater on trestles, and the two who sew it."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    bag = mix(scene.accent, WHITE, 0.2)
    scene.fill(
        "M -.7 .16 C -.76 -.1 -.62 -.3 -.42 -.34 C -.2 -.5 .2 -.5 .4 -.36 C .62 -.32 .76 -.1 .7 .16 C .64 .24 .5 .16 .4 .22 "
        "C .2 .14 .1 .22 -.1 .18 C -.3 .24 -.5 .16 -.7 .16 Z",
        scene.lit(bag),
        scene.dim(bag, 0.5),
    )
    for curve in (
        [(-0.5, 0.16), (-0.5, -0.1), (-0.36, -0.36)],
        [(-0.2, 0.18), (-0.2, -0.12), (-0.12, -0.43)],
        [(0.2, 0.17), (0.22, -0.12), (0.14, -0.43)],
        [(0.5, 0.17), (0.52, -0.1), (0.4, -0.35)],
    ):
        scene.line(curve, 0.016, scene.dim(bag, 0.55))
    scene.shape((0.04, -0.3), (0.18, -0.26), (0.14, -0.1), (0.0, -0.14), colour=PAPER)
    for k in range(4):
        scene.line([(0.005 + 0.045 * k, -0.3 + 0.01 * k), (0.015 + 0.045 * k, -0.33 + 0.01 * k)], 0.01, INK)
    for x in (-0.44, 0.4):
        scene.slab(x - 0.2, 0.18, x + 0.2, 0.23, rgb("#a8703c"), depth=0.1)
        for dx in (-0.14, 0.14):
            scene.line([(x + dx * 0.6, 0.22), (x + dx * 1.3, 0.5)], 0.03, rgb("#7a4a30"))
    person(scene, -0.04, 0.52, 0.6, rgb("#f0e6d2"), arm=0.6)
    person(scene, -0.82, 0.52, 0.58, rgb("#5fa777"), arm=0.4)


MOTIF = Motif(paint, "hall")
