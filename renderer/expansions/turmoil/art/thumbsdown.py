"""A fist with its thumb turned down."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    skin = rgb("#d9a078")
    scene.fill("M .26 -.34 L .74 -.44 L .8 .1 L .3 .08 Z", scene.lit(scene.accent), scene.dim(scene.accent, 0.45))
    scene.shape((0.2, -0.36), (0.32, -0.37), (0.36, 0.09), (0.24, 0.11), colour=PAPER, low=scene.dim(PAPER, 0.3))
    scene.circle(0.3, 0.02, 0.025, GOLD)
    scene.fill(
        "M .24 -.34 L -.06 -.38 C -.3 -.38 -.36 -.2 -.34 .02 L -.3 .12 L .26 .1 Z",
        scene.lit(skin),
        scene.dim(skin, 0.3),
    )
    scene.fill(
        "M -.12 .06 L .18 .04 C .12 .14 .08 .26 .1 .46 C .1 .56 -.06 .58 -.1 .48 C -.14 .32 -.22 .18 -.12 .06 Z",
        scene.lit(skin),
        scene.dim(skin, 0.25),
    )
    scene.fill("M .0 .5 C 0 .44 .08 .44 .09 .5 C .08 .56 .01 .56 0 .5 Z", mix(skin, WHITE, 0.6))
    for k in range(4):
        y = -0.33 + 0.13 * k
        scene.box((-0.5 + 0.03 * abs(k - 1), y, -0.08, y + 0.135), 0.065, scene.dim(skin, 0.3))
        scene.box((-0.49 + 0.03 * abs(k - 1), y, -0.09, y + 0.118), 0.06, scene.lit(skin), scene.dim(skin, 0.12))
    for x, y, turn in ((-0.66, -0.34, -20), (0.56, 0.38, 15), (-0.5, 0.4, 25)):
        slip = turned([(-0.13, -0.09), (0.13, -0.09), (0.13, 0.09), (-0.13, 0.09)], (x, y), turn)
        scene.shape(*slip, colour=PAPER, low=scene.dim(PAPER, 0.15))
        for k in (-1, 1):
            stroke = turned([(-0.05, -0.05 * k), (0.05, 0.05 * k)], (x, y), turn)
            scene.line(stroke, 0.025, rgb("#c02a2a"))


MOTIF = Motif(paint, "rays", flies=True)
