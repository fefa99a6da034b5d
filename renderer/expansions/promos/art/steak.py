"""A joint of meat on a board, a cleaver and herbs."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import table
from renderer.art.scenery import Scene
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    table(scene, 0.36, 0.76, rgb("#8a5638"))
    scene.fill("M -.6 .3 L .56 .3 L .66 .36 L -.68 .36 Z", rgb("#d9a566"), rgb("#a8713a"))
    scene.shape((-0.68, 0.36), (0.66, 0.36), (0.66, 0.41), (-0.68, 0.41), colour=rgb("#8a5a2f"))
    scene.fill(
        "M -.5 .14 C -.56 -.16 -.3 -.36 0 -.32 C .3 -.3 .44 -.12 .4 .1 C .36 .34 -.44 .38 -.5 .14 Z",
        rgb("#fbe0cf"),
        rgb("#d99a8a"),
    )
    scene.fill(
        "M -.43 .12 C -.48 -.1 -.26 -.28 0 -.25 C .24 -.23 .37 -.08 .33 .08 C .28 .26 -.38 .3 -.43 .12 Z",
        rgb("#d9485a"),
        rgb("#8a1f34"),
    )
    for points in (
        ((-0.3, 0.0), (-0.12, -0.12), (0.04, -0.1)),
        ((-0.1, 0.16), (0.1, 0.08), (0.24, 0.1)),
        ((-0.34, 0.14), (-0.22, 0.08)),
    ):
        scene.line(points, 0.024, rgb("#f7b8b0"))
    scene.circle(0.08, -0.02, 0.09, rgb("#fff4e6"), rgb("#e0c0a8"))
    scene.circle(0.08, -0.02, 0.045, rgb("#c98a7a"))
    scene.fill("M .46 -.4 L .72 -.34 L .62 .14 L .38 .08 Z", scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.line([(0.58, 0.14), (0.53, 0.34)], 0.06, rgb("#5a3524"))
    for k in range(5):
        scene.shape(
            *turned(
                [(0, 0), (0.05, -0.035), (0.13, 0), (0.05, 0.035)],
                (-0.56 + 0.03 * k, 0.34 - 0.05 * k),
                -60 + 80 * (k % 2),
            ),
            colour=rgb("#5fa04a"),
            low=rgb("#2f6a36"),
        )


MOTIF = Motif(paint, "hall")
