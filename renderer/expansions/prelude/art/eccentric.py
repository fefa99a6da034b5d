"""A gentleman with a high hat, a monocle and a parrot."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    cloth, skin = mix(rgb("#6a2f7a"), scene.accent, 0.25), rgb("#f0c8a0")
    scene.fill(
        "M -.46 .6 C -.46 .26 -.36 .14 -.14 .08 L .14 .08 C .36 .14 .46 .26 .46 .6 Z",
        scene.lit(cloth),
        scene.dim(cloth, 0.5),
    )
    scene.shape((-0.13, 0.08), (0.13, 0.08), (0.06, 0.5), (-0.06, 0.5), colour=PAPER)
    for side in (-1, 1):
        scene.shape(
            (0, 0.16),
            (side * 0.13, 0.1),
            (side * 0.13, 0.24),
            colour=scene.accent if side < 0 else scene.dim(scene.accent, 0.3),
        )
        scene.shape((side * 0.13, 0.08), (side * 0.24, 0.14), (side * 0.08, 0.52), colour=scene.dim(cloth, 0.5))
    scene.fill([ellipse(0, -0.08, 0.17, 0.2)], scene.lit(skin), scene.dim(skin, 0.25))
    scene.fill(
        "M -.02 .0 C -.06 -.04 -.16 -.02 -.24 -.08 C -.22 .06 -.06 .08 0 .02 C .06 .08 .22 .06 .24 -.08 "
        "C .16 -.02 .06 -.04 .02 .0 Z",
        rgb("#e9e2d4"),
        rgb("#a89a8a"),
    )
    scene.circle(-0.07, -0.1, 0.02, INK)
    scene.circle(0.08, -0.1, 0.02, INK)
    scene.ring(0.08, -0.1, 0.07, 0.018, GOLD)
    scene.line([(0.14, -0.07), (0.19, 0.1)], 0.01, GOLD)
    scene.across([(-0.17, -0.58), (0.17, -0.58), (0.15, -0.22), (-0.15, -0.22)], mix(INK, cloth, 0.35))
    scene.shape(
        (-0.155, -0.3), (0.155, -0.3), (0.15, -0.22), (-0.15, -0.22), colour=scene.accent, low=scene.dim(scene.accent)
    )
    scene.fill([ellipse(0, -0.22, 0.27, 0.035)], mix(INK, cloth, 0.4))
    scene.fill(
        "M .3 .2 C .28 -.06 .38 -.2 .5 -.18 C .6 -.14 .58 .06 .5 .2 L .58 .44 L .44 .28 Z",
        rgb("#e4572e"),
        rgb("#a82f24"),
    )
    scene.fill("M .44 -.04 C .56 -.02 .56 .16 .5 .3 C .42 .22 .4 .08 .44 -.04 Z", rgb("#2f8ac0"), rgb("#2a5f9a"))
    scene.fill("M .36 -.12 C .26 -.1 .28 0 .32 .02 L .4 -.04 Z", rgb("#f2c14a"))
    scene.circle(0.44, -0.1, 0.03, WHITE)
    scene.circle(0.435, -0.1, 0.014, INK)


MOTIF = Motif(paint, "hall")
