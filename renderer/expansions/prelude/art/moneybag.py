"""A bag of money, and a note of what is owed."""

from renderer.art.motif import Motif
from renderer.art.parts import table
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    table(scene, 0.38, 0.72, rgb("#8a5638"))
    scene.fill("M .3 .34 L .34 -.1 L .7 -.06 L .66 .36 Z", PAPER, mix(PAPER, scene.dark, 0.2))
    for k in range(4):
        scene.line(
            [(0.39 - 0.006 * k, 0.0 + 0.075 * k), (0.61 - 0.008 * k - 0.08 * (k % 2), 0.02 + 0.075 * k)],
            0.022,
            mix(INK, PAPER, 0.45),
        )
    scene.circle(0.56, 0.27, 0.06, rgb("#c03a3a"), rgb("#7a1f2a"))
    sack = rgb("#c99a5a")
    scene.fill(
        "M -.36 .36 C -.56 .2 -.44 -.08 -.22 -.18 L .04 -.18 C .26 -.08 .38 .2 .18 .36 Z",
        scene.lit(sack),
        scene.dim(sack, 0.45),
    )
    scene.fill(
        "M -.02 -.16 C .26 -.08 .38 .2 .18 .36 L -.02 .36 C .16 .2 .12 -.02 -.02 -.16 Z",
        scene.dim(sack, 0.4),
        alpha=0.6,
    )
    scene.fill(
        "M -.2 -.2 C -.34 -.34 -.28 -.44 -.2 -.42 C -.16 -.36 -.12 -.46 -.06 -.42 C 0 -.46 .04 -.36 .08 "
        "-.42 C .16 -.42 .16 -.32 .02 -.2 Z",
        scene.lit(sack),
        scene.dim(sack, 0.3),
    )
    scene.line([(-0.24, -0.19), (0.06, -0.19)], 0.055, scene.accent)
    scene.circle(-0.1, 0.1, 0.14, mix(GOLD, WHITE, 0.3), GOLD)
    scene.circle(-0.1, 0.1, 0.1, mix(GOLD, rgb("#b8741c"), 0.4))
    scene.fill([star(5, 0.08, 0.034, (-0.1, 0.1))], mix(GOLD, WHITE, 0.6))
    for x, y in ((-0.5, 0.36), (-0.58, 0.31), (-0.46, 0.29)):
        scene.fill([ellipse(x, y + 0.02, 0.09, 0.032)], mix(GOLD, rgb("#8a5414"), 0.55))
        scene.fill([ellipse(x, y, 0.09, 0.032)], mix(GOLD, WHITE, 0.4), GOLD)


MOTIF = Motif(paint, "hall")
