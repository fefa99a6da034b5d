"""An axe in a stump among felled trunks."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import WOOD
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    bark = rgb("#7a4a30")
    for x, y, r in ((-0.66, 0.34, 0.13), (0.64, 0.38, 0.14), (0.5, 0.16, 0.12)):
        scene.across(
            [
                (x, y - r),
                (x + 0.46 * (1 if x > 0 else -1), y - r * 0.9),
                (x + 0.46 * (1 if x > 0 else -1), y + r * 0.9),
                (x, y + r),
            ],
            bark,
        )
        scene.fill([ellipse(x, y, r * 0.5, r)], rgb("#e9c48a"), rgb("#b88a4a"))
        scene.fill([ellipse(x, y, r * 0.3, r * 0.6)], rgb("#c9984f"))
        scene.fill([ellipse(x, y, r * 0.14, r * 0.28)], rgb("#e9c48a"))
    scene.fill(
        "M -.34 .5 C -.26 .4 -.28 .3 -.26 .12 L .24 .12 C .26 .3 .26 .4 .38 .5 L .2 .47 L .04 .53 L -.14 .47 Z",
        scene.lit(bark),
        scene.dim(bark, 0.5),
    )
    for dx in (-0.14, 0.0, 0.13):
        scene.line([(dx, 0.2), (dx * 1.2, 0.44)], 0.018, scene.dim(bark, 0.6))
    scene.fill([ellipse(-0.01, 0.12, 0.25, 0.08)], rgb("#f0d09a"), rgb("#c9984f"))
    for share in (0.7, 0.4):
        ring = ellipse(-0.01, 0.12, 0.25 * share, 0.08 * share, 0, 32)
        scene.line([*ring, ring[0]], 0.014, rgb("#a8743a"))
    scene.line([(0.06, 0.06), (0.42, -0.56)], 0.075, scene.dim(WOOD, 0.3))
    scene.line([(0.05, 0.05), (0.41, -0.57)], 0.04, mix(WOOD, WHITE, 0.3))
    scene.fill(
        "M .1 -.16 L .22 -.08 C .14 .0 .1 .06 .04 .13 C -.06 .12 -.16 .04 -.2 -.04 C -.08 -.04 .0 -.08 .1 -.16 Z",
        scene.lit(scene.metal),
        scene.dim(scene.metal, 0.5),
    )
    scene.fill("M .04 .13 C -.06 .12 -.16 .04 -.2 -.04 L -.15 -.04 C -.1 .04 -.04 .08 .06 .1 Z", WHITE)
    for x, y, turn in ((-0.4, 0.0, 20), (-0.5, 0.16, -30), (0.34, 0.02, 50), (-0.3, -0.14, 70)):
        scene.shape(
            *turned([(-0.05, -0.02), (0.05, -0.03), (0.04, 0.03), (-0.04, 0.02)], (x, y), turn), colour=rgb("#e9c48a")
        )
    scene.line([(-0.46, 0.5), (-0.46, 0.38)], 0.02, rgb("#4f8a3a"))
    for f in (-1, 1):
        scene.fill([ellipse(-0.46 + f * 0.05, 0.37, 0.06, 0.028, -30 * f)], rgb("#8fd05a"), rgb("#4f9a3a"))


MOTIF = Motif(paint, "green")
