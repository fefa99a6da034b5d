"""A hand that pins the badge of a party on a coat."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    coat = rgb("#5a5f6a")
    scene.fill("M -.8 .7 L -.74 -.3 C -.6 -.52 -.3 -.56 -.1 -.58 L .3 .7 Z", scene.lit(coat), scene.dim(coat, 0.5))
    scene.shape(
        (-0.14, -0.58), (0.12, -0.54), (0.42, 0.1), (0.34, 0.7), (0.26, 0.7), colour=PAPER, low=scene.dim(PAPER, 0.25)
    )
    scene.fill(
        "M -.14 -.58 L -.42 -.3 L -.2 -.16 L -.3 0 L .24 .6 L .28 .3 Z", scene.dim(coat, 0.15), scene.dim(coat, 0.55)
    )
    scene.line([(-0.14, -0.58), (0.28, 0.32)], 0.014, scene.dark)
    scene.fill([star(12, 0.2, 0.16, (-0.2, 0.06))], mix(GOLD, WHITE, 0.4), GOLD)
    scene.circle(-0.2, 0.06, 0.145, scene.accent, scene.dim(scene.accent, 0.3))
    scene.orb(-0.2, 0.06, 0.085, rgb("#d96f42"))
    ring = ellipse(-0.2, 0.06, 0.13, 0.035, -20, 40)
    scene.line([*ring, ring[0]], 0.014, WHITE)
    skin = rgb("#c98f62")
    scene.fill("M .9 .5 L .9 .06 L .5 .0 L .3 .1 L .34 .36 L .6 .5 Z", scene.lit(skin), scene.dim(skin, 0.3))
    for y, reach, thick in ((0.04, -0.06, 0.1), (0.16, 0.0, 0.1), (0.27, 0.1, 0.09)):
        scene.line([(0.5, y + 0.02), (reach + 0.12, y + 0.01), (reach, y + 0.02)], thick, scene.dim(skin, 0.25))
        scene.line([(0.5, y + 0.01), (reach + 0.12, y), (reach, y + 0.01)], thick * 0.74, scene.lit(skin))
    scene.shape(
        (0.74, -0.02), (1.02, -0.04), (1.02, 0.62), (0.74, 0.56), colour=scene.accent, low=scene.dim(scene.accent, 0.4)
    )
    sparkle(scene, -0.32, -0.06, 0.09)


MOTIF = Motif(paint, "rays", flies=True)
