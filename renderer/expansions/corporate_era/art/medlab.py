"""A bed under a scanner, a trace of the heart on a screen."""

from renderer.art.motif import Motif
from renderer.art.parts import FIRST_AID
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    scene.slab(-0.5, 0.28, 0.7, 0.5, scene.dim(scene.metal, 0.2))
    scene.box((-0.78, 0.16, 0.82, 0.28), 0.05, scene.lit(scene.metal), scene.metal)
    skin = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c")
    scene.box((-0.7, 0.04, -0.44, 0.18), 0.06, WHITE)
    scene.circle(-0.5, 0.03, 0.1, rgb("#4a2c22"))
    scene.circle(-0.49, 0.05, 0.09, scene.lit(skin), scene.dim(skin, 0.2))
    scene.fill(
        "M -.4 .16 C -.36 .0 -.2 -.02 0 -.0 C .3 -.02 .5 .04 .74 .0 L .76 .17 L -.4 .17 Z",
        scene.lit(rgb("#7fc4c8")),
        rgb("#3f8a94"),
    )
    arch = half_ellipse(0.2, 0.2, 0.34, 0.58)
    scene.line(arch, 0.16, scene.dim(scene.metal, 0.35))
    scene.line([(x - 0.015, y - 0.01) for x, y in arch], 0.1, mix(scene.lit(scene.metal), WHITE, 0.4))
    scene.fade([(0.06, -0.28), (0.34, -0.28), (0.46, 0.1), (-0.06, 0.1)], rgb("#8ff0ff"), 0.8, 0.1)
    scene.box((-0.84, -0.56, -0.3, -0.18), 0.03, scene.dark)
    beat = [
        (-0.8, -0.36),
        (-0.68, -0.36),
        (-0.64, -0.46),
        (-0.58, -0.24),
        (-0.52, -0.4),
        (-0.48, -0.36),
        (-0.34, -0.36),
    ]
    scene.line(beat, 0.024, rgb("#8ff0b0"))
    scene.circle(0.72, -0.36, 0.15, FIRST_AID)
    for across, down in ((0.1, 0.035), (0.035, 0.1)):
        scene.box((0.72 - across, -0.36 - down, 0.72 + across, -0.36 + down), 0.01, WHITE)


MOTIF = Motif(paint, "hall")
