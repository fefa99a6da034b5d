"""Parcels with ribbons that come from the Earth on small parachutes of light."""

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, size, code in ((-0.5, 0.1, 0.7, "#3d8ac0"), (0.52, 0.14, 0.6, "#5fa777"), (0.0, -0.06, 1.1, "#e9d9b8")):
        with scene.placed(x, y, size):
            tone = rgb(code)
            for px in (-0.3, 0.0, 0.3):
                scene.line([(px, -0.26), (px * 0.6, 0.04)], 0.012, WHITE, 0.8)
            scene.fill(
                [[*half_ellipse(0, -0.24, 0.36, 0.26), (0.18, -0.28), (0.0, -0.24), (-0.18, -0.28)]],
                mix(scene.accent, WHITE, 0.2),
                scene.dim(scene.accent, 0.3),
            )
            scene.line(half_ellipse(0, -0.24, 0.12, 0.26), 0.014, PAPER)
            scene.slab(-0.22, 0.04, 0.22, 0.38, tone, depth=0.2)
            red = rgb("#d1303a")
            scene.shape((-0.08, 0.04), (0.0, 0.04), (0.0, 0.38), (-0.08, 0.38), colour=red, low=scene.dim(red, 0.3))
            scene.shape((-0.22, 0.17), (0.22, 0.17), (0.22, 0.24), (-0.22, 0.24), colour=red, low=scene.dim(red, 0.3))
            for f in (-1, 1):
                scene.fill(
                    [ellipse(-0.04 + f * 0.08, 0.0, 0.08, 0.045, 24 * f)], mix(red, WHITE, 0.2), scene.dim(red, 0.2)
                )
            heart = "M .1 .34 C .02 .28 .03 .22 .1 .26 C .17 .22 .18 .28 .1 .34 Z"
            scene.fill(heart, WHITE)


MOTIF = Motif(paint, "earth", flies=True)
