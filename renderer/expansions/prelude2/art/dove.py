"""A white dove with an olive branch, above a red banner that is being rolled up."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    red = rgb("#c8323f")
    scene.line([(0.5, 0.5), (0.5, -0.02)], 0.035, rgb("#6a4432"))
    cloth = "M .5 .02 C .64 .0 .74 .08 .92 .06 L .9 .3 C .76 .34 .64 .24 .5 .28 Z"
    scene.fill(cloth, scene.lit(red), scene.dim(red, 0.4))
    scene.line([(0.9, 0.06), (0.9, 0.32)], 0.05, scene.dim(red, 0.3))
    white = mix(WHITE, scene.hour.low, 0.06)
    scene.fill("M .26 .12 L .56 .08 L .62 .16 L .52 .18 L .58 .25 L .46 .24 L .3 .24 Z", white, scene.dim(white, 0.35))
    far = "M .04 -.02 C .06 -.24 .2 -.44 .46 -.54 C .46 -.44 .5 -.42 .5 -.34 C .46 -.32 .46 -.26 .44 -.2 C .38 -.18 .36 -.12 .3 -.06 Z"
    scene.fill(far, scene.dim(white, 0.2), scene.dim(white, 0.4))
    scene.fill(
        "M -.5 -.06 C -.46 -.16 -.34 -.18 -.26 -.1 C -.14 -.04 .1 -.04 .26 .1 "
        "C .32 .16 .32 .22 .26 .26 C .08 .36 -.16 .3 -.26 .14 C -.32 .06 -.4 .02 -.5 -.06 Z",
        white,
        scene.dim(white, 0.3),
    )
    near = (
        "M -.1 .08 C -.18 -.2 -.14 -.42 .04 -.6 C .08 -.48 .14 -.46 .18 -.36 "
        "C .16 -.3 .2 -.26 .2 -.18 C .18 -.12 .2 -.04 .2 .04 C .12 .12 .0 .14 -.1 .08 Z"
    )
    scene.fill(near, white, scene.dim(white, 0.25))
    for points in (
        ((0.06, -0.4), (0.0, -0.14), (0.02, 0.04)),
        ((0.14, -0.28), (0.08, -0.1), (0.08, 0.04)),
        ((0.17, -0.14), (0.13, 0.04)),
    ):
        scene.line(points, 0.012, scene.dim(white, 0.3))
    scene.circle(-0.38, -0.09, 0.016, INK)
    scene.shape((-0.48, -0.1), (-0.6, -0.04), (-0.47, -0.03), colour=rgb("#e9a23a"))
    scene.line([(-0.5, -0.05), (-0.64, 0.02), (-0.72, 0.18)], 0.018, rgb("#6a5a34"))
    for x, y, turn in (
        (-0.58, 0.04, 100),
        (-0.66, -0.02, 190),
        (-0.7, 0.1, 150),
        (-0.66, 0.14, 60),
        (-0.76, 0.2, 130),
        (-0.69, 0.22, 80),
    ):
        leaf = turned([(0, 0), (0.06, -0.035), (0.15, 0), (0.06, 0.035)], (x, y), turn)
        scene.shape(*leaf, colour=rgb("#8fc05a"), low=rgb("#4a8a3f"))
    for x, y in ((-0.63, 0.09), (-0.73, 0.13)):
        scene.circle(x, y, 0.024, rgb("#4a6a3a"))


MOTIF = Motif(paint, "mars", size=0.74)
