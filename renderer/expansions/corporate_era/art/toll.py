"""A booth with its barrier down, a ship that waits."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    with scene.placed(0, 0.06, 0.9):
        _gate(scene)


def _gate(scene: Scene) -> None:
    scene.slab(-0.92, 0.34, 0.92, 0.46, scene.metal, depth=0.05)
    for x in (-0.6, 0.0, 0.6):
        scene.shape(
            (x - 0.07, 0.46), (x + 0.07, 0.46), (x + 0.04, 0.56), (x - 0.04, 0.56), colour=scene.dim(scene.metal, 0.6)
        )
        scene.fade([(x - 0.04, 0.56), (x + 0.04, 0.56), (x + 0.1, 0.8), (x - 0.1, 0.8)], rgb("#8fd8ff"), 0.8, 0)
    scene.slab(-0.76, -0.2, -0.34, 0.34, scene.accent, depth=0.3)
    scene.slab(-0.84, -0.3, -0.26, -0.2, scene.metal, depth=0.3)
    scene.box((-0.71, -0.12, -0.51, 0.1), 0.03, scene.lamp, mix(scene.lamp, scene.accent, 0.4))
    scene.circle(-0.6, 0.0, 0.05, scene.dark)
    scene.across([(-0.68, 0.1), (-0.65, 0.05), (-0.55, 0.05), (-0.52, 0.1)], scene.dark)
    scene.circle(-0.55, -0.44, 0.13, mix(GOLD, WHITE, 0.3), GOLD)
    scene.circle(-0.55, -0.44, 0.085, mix(GOLD, rgb("#a8641c"), 0.5))
    scene.slab(-0.28, 0.06, -0.18, 0.34, scene.metal)
    for k in range(6):
        left = -0.22 + 0.13 * k
        scene.shape(
            (left, 0.06),
            (left + 0.13, 0.06),
            (left + 0.13, 0.14),
            (left, 0.14),
            colour=WHITE if k % 2 else rgb("#d8352e"),
        )
    scene.circle(0.6, 0.1, 0.055, rgb("#ff5a4a"))
    ship = "M .16 -.22 C .26 -.4 .5 -.42 .66 -.4 L .94 -.46 L .9 -.14 L .3 -.12 C .2 -.12 .16 -.16 .16 -.22 Z"
    scene.fill(ship, scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.fill("M .22 -.24 C .28 -.34 .36 -.37 .44 -.38 L .44 -.26 Z", scene.glass, scene.dim(scene.glass, 0.4))
    scene.shape(
        (0.7, -0.38), (0.96, -0.66), (1.02, -0.64), (0.92, -0.36), colour=scene.lit(scene.accent), low=scene.accent
    )
    scene.fade([(0.9, -0.36), (1.2, -0.3), (1.2, -0.26), (0.9, -0.18)], scene.lamp, 0.9, 0.5)


MOTIF = Motif(paint, "space", flies=True)
