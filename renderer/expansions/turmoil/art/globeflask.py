"""A flask in which a green world grows."""

from renderer.art.motif import Motif
from renderer.art.parts import GLASS
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, path
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    scene.fill(
        "M -.12 -.52 L .12 -.52 L .12 -.2 C .5 -.1 .54 .5 .1 .54 L -.1 .54 C -.54 .5 -.5 -.1 -.12 -.2 Z",
        WHITE,
        GLASS,
        0.5,
    )
    scene.circle(0, 0.18, 0.33, rgb("#8ff0ff"), alpha=0.35)
    scene.orb(0, 0.18, 0.28, rgb("#3f9ad0"), rgb("#123a66"))
    for shape in (
        "M -.2 .04 C -.12 -.06 .02 -.04 .04 .04 C .0 .12 -.06 .1 -.08 .2 C -.16 .22 -.24 .14 -.2 .04 Z",
        "M .06 .2 C .14 .12 .24 .14 .25 .22 C .22 .34 .12 .4 .08 .34 C .1 .28 .02 .26 .06 .2 Z",
        "M -.18 .32 C -.12 .28 -.06 .32 -.06 .38 C -.1 .42 -.16 .38 -.18 .32 Z",
    ):
        scene.fill(shape, rgb("#8fd05a"), rgb("#4f9a3a"))
    for x, y, half in ((-0.08, 0.1, 0.12), (0.12, 0.3, 0.1), (0.1, 0.06, 0.07)):
        scene.fill([ellipse(x, y, half, 0.022, -10)], WHITE, alpha=0.8)
    outline = path("M -.12 -.52 L -.12 -.2 C -.5 -.1 -.54 .5 -.1 .54 L .1 .54 C .54 .5 .5 -.1 .12 -.2 L .12 -.52 Z")[0]
    scene.line(outline, 0.026, WHITE)
    scene.box((-0.18, -0.58, 0.18, -0.5), 0.03, scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.shape((-0.32, 0.02), (-0.26, -0.04), (-0.26, 0.36), (-0.33, 0.3), colour=WHITE, alpha=0.6)
    scene.line([(0.0, -0.1), (0.0, -0.3)], 0.018, rgb("#4f9a3a"))
    for f in (-1, 1):
        scene.fill([ellipse(f * 0.05, -0.3, 0.06, 0.028, -30 * f)], rgb("#8fd05a"), rgb("#4f9a3a"))


MOTIF = Motif(paint, "rays", flies=True)
